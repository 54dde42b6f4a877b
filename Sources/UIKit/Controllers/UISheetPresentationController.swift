import EspalierViews
public import Foundation

/// The presentation of a controller as a sheet.
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet rests. They are read when the sheet is presented.
    open var detents: [Detent] = [.large()]
    /// Whether the sheet has a handle.
    open var prefersGrabberVisible = false
    /// The radius of the corners; nil for the standard one.
    open var preferredCornerRadius: CGFloat?

    /// A height of a sheet.
    @MainActor @preconcurrency
    public final class Detent: NSObject {
        let detent: PresentationDetent

        private init(_ detent: PresentationDetent) {
            self.detent = detent
        }

        /// Half of the page.
        public class func medium() -> Detent { Detent(.medium) }
        /// The whole page.
        public class func large() -> Detent { Detent(.large) }
    }
}
