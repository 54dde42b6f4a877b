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
    /// The distances around the image, which move it. They have no effect on tabs.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { readers.invalidateReaders() } } }
    /// The image in low bars. It has no effect: bars have one height.
    open var landscapeImagePhone: UIImage?
    /// The distances around the image in low bars. They have no effect: bars have one height.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    /// The image for large text sizes. It has no effect: browsers enlarge pages.
    open var largeContentSizeImage: UIImage?
    /// The distances around the image for large text sizes. They have no effect.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero

    // MARK: Accessibility

    /// The text for assistive technologies; nil for the title. Tabs have their titles.
    open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { readers.invalidateReaders() } }
    }
    /// A further description for assistive technologies. It has no effect on tabs.
    open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { readers.invalidateReaders() } } }
    /// The value for assistive technologies. It has no effect on tabs.
    open var accessibilityValue: String? {
        didSet { if accessibilityValue != oldValue { readers.invalidateReaders() } }
    }
    /// A name for tests. It has no effect on tabs.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { readers.invalidateReaders() } }
    }

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
