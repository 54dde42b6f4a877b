import Foundation

/// A place in a menu for elements that the app provides later.
///
/// The page contains the menu. The elements are therefore requested when the page shows the menu's view, and not when the menu opens.
open class UIDeferredMenuElement: UIMenuElement {
    let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    /// The request of an element whose elements are kept; nil for one that asks for them anew.
    let request: DeferredMenuRequest?

    private init(isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.provider = provider
        request = isCached ? DeferredMenuRequest() : nil
        super.init(title: "", image: nil)
    }

    /// An element whose elements are requested once. An activity indicator is shown until the app calls the completion.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(isCached: true, elementProvider)
    }

    /// An element whose elements are requested each time that the page shows its menu's view anew.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(isCached: false, elementProvider)
    }
}
