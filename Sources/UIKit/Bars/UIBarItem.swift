import EspalierViews
public import Foundation

/// An item of a bar of any kind.
@MainActor @preconcurrency
open class UIBarItem: NSObject, UIAppearance, UIAppearanceContainer, AppearanceSource {
    final var proxyContainers: [any UIAppearanceContainer.Type]?

    /// An item without properties.
    override public init() {
        super.init()
    }

    /// The readers of the item: the bar that shows it.
    final let readers = DependencySource.make()

    /// The title; nil for none.
    open var title: String? { didSet { if title != oldValue { readers.invalidateReaders() } } }
    /// The symbol or image; nil for none.
    open var image: UIImage? { didSet { if image !== oldValue { readers.invalidateReaders() } } }
    /// Whether the item can be used.
    open var isEnabled = true { didSet { if isEnabled != oldValue { readers.invalidateReaders() } } }
    /// A number for the app.
    open var tag = 0

    private final var attributes = StateValues<[NSAttributedString.Key: Any]>()

    /// Sets the font, color and kerning of titles. Only those of the proxies have an effect.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
        proxyDidChange()
    }

    /// The attributes that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    func write(to settings: inout InterfaceSettings) {}
}
