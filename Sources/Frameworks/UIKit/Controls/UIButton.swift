import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A button with a title, an image or both.
open class UIButton: UIControl {
    /// The form of the button.
    open internal(set) var buttonType = ButtonType.custom

    /// A button of a form.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        take(buttonType)
    }

    /// A button of a form with an action, whose title and image it shows.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// A button with an action, whose title and image it shows.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(.system)
        take(primaryAction)
    }

    /// A button with an appearance and an action, whose title and image it shows.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
    }

    private func take(_ type: ButtonType) {
        buttonType = type
        if type == .close { setImage(UIImage(systemName: "xmark"), for: .normal) }
        if type == .contactAdd { setImage(UIImage(systemName: "plus.circle"), for: .normal) }
        if let symbol = type.infoSymbol { setImage(UIImage(systemName: symbol), for: .normal) }
    }

    /// A button of the system with an action.
    public class func systemButton(primaryAction: UIAction?) -> UIButton {
        UIButton(type: .system, primaryAction: primaryAction)
    }

    /// A button of the system with an image, which calls a method of an object that is not retained.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: Content

    final var titles = StateValues<String>() { didSet { contentDidChange() } }
    final var attributedTitles = StateValues<NSAttributedString>() { didSet { contentDidChange() } }
    final var titleColors = StateValues<UIColor>() { didSet { contentDidChange() } }
    final var titleShadowColors = StateValues<UIColor>() { didSet { contentDidChange() } }
    final var images = StateValues<UIImage>() { didSet { contentDidChange() } }
    final var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>() { didSet { contentDidChange() } }
    final var backgroundImages = StateValues<UIImage>() { didSet { contentDidChange() } }

    /// Sets the title in a state. Other states have that of `normal`.
    open func setTitle(_ title: String?, for state: State) { titles[state] = title }

    /// Sets the title with attributes in a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { attributedTitles[state] = title }

    /// Sets the color of the title in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

    /// Sets the color of the title's shadow in a state. Its distance is `shadowOffset` of `titleLabel`.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { titleShadowColors[state] = color }

    /// Sets the image in a state.
    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

    /// Sets the size and weight of a symbol in a state. Symbols with their own keep them.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { symbolConfigurations[state] = configuration }

    /// Sets the image behind the title in a state. It fills the button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }

    /// The title in a state.
    open func title(for state: State) -> String? { titles[state] }
    /// The title with attributes in a state.
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
    /// The color of the title in a state.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] }
    /// The color of the title's shadow in a state.
    open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] }
    /// The image in a state.
    open func image(for state: State) -> UIImage? { images[state] }
    /// The image behind the title in a state.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
    /// The size and weight of a symbol in a state.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state]
    }

    /// The title that is shown. A button that shows the choice from its menu has the title of the chosen element.
    open var currentTitle: String? { chosenElement?.title ?? titles.shown(in: state) ?? configuration?.title }
    /// The title with attributes that is shown.
    open var currentAttributedTitle: NSAttributedString? { attributedTitles.shown(in: state) }
    /// The color of the title that is shown.
    open var currentTitleColor: UIColor { titleColors.shown(in: state) ?? standardColor }
    /// The color of the title's shadow; nil for none.
    open var currentTitleShadowColor: UIColor? { titleShadowColors.shown(in: state) }
    /// The image that is shown.
    open var currentImage: UIImage? { images.shown(in: state) ?? configuration?.image }
    /// The image behind the title.
    open var currentBackgroundImage: UIImage? { backgroundImages.shown(in: state) }
    /// The size and weight of the symbol that is shown.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        symbolConfigurations.shown(in: state)
    }

    /// The font, the lines and the shadow of the title. Its text is the title that is shown; setting it has no effect.
    public private(set) final lazy var titleLabel: UILabel? = ButtonLabel(of: self)
    /// The font of the second line, which a configuration sets.
    public private(set) final lazy var subtitleLabel: UILabel? = ButtonLabel(subtitleOf: self)
    /// The appearance of the image. Only the mode of its content has an effect, for images that fill the button or are larger.
    public private(set) final lazy var imageView: UIImageView? = ButtonImageView(of: self)

    /// The distances from the edges to the content.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }
    /// The distances around the title, which move it. They have no effect with a configuration.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { appearanceDidChange() } }
    }
    /// The distances around the image, which move it. They have no effect with a configuration.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { appearanceDidChange() } }
    }

    // MARK: Configuration

    /// The appearance as a value; nil for that of the other properties.
    open var configuration: Configuration? {
        didSet {
            guard !isUpdatingConfiguration else { return }
            setNeedsUpdateConfiguration()
        }
    }

    /// Updates the configuration for the button's state; nil for no changes. It is called before the button is shown, after changes of
    /// its state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Updates the configuration of a button.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// Whether the button shows the configuration for its state, such as a disabled one.
    open var automaticallyUpdatesConfiguration = true {
        didSet { if automaticallyUpdatesConfiguration != oldValue { contentDidChange() } }
    }

    private var needsUpdateConfiguration = true
    private var isUpdatingConfiguration = false

    /// Calls `updateConfiguration()` and the handler before the button is shown the next time.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        contentDidChange()
    }

    /// Updates the configuration for the button's state. A subclass overrides it and sets `configuration`; by default it does nothing.
    open func updateConfiguration() {}

    /// Updates the configuration if the button needs it.
    final func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        isUpdatingConfiguration = true
        updateConfiguration()
        configurationUpdateHandler?(self)
        isUpdatingConfiguration = false
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        appearanceDidChange()
    }

    override func stateDidChange() {
        setNeedsUpdateConfiguration()
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
    }

    // MARK: Menu

    /// The menu that a press opens.
    open var menu: UIMenu? { didSet { contentDidChange() } }
    /// The order of the menu's elements. It has no effect: the menu lists them from top to bottom.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    override open var showsMenuAsPrimaryAction: Bool {
        didSet { if showsMenuAsPrimaryAction != oldValue { contentDidChange() } }
    }

    /// Whether a tap selects the button, or ends that. A button whose tap opens a menu shows the chosen element instead.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { contentDidChange() } }
    }

    // MARK: Behavior

    /// The form of a system button's role. It has no effect.
    open var role = Role.normal
    /// Adjustments of the image of a highlighted or disabled button. They have no effect: the page dims a pressed button.
    open var showsTouchWhenHighlighted = false, adjustsImageWhenHighlighted = true, adjustsImageWhenDisabled = true
    /// The wanted behavior. It has no effect.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// The behavior, always that of an iPad and an iPhone.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// Whether the title's shadow is on the other side while the button is highlighted. It has no effect: the page dims a pressed button.
    open var reversesTitleShadowWhenHighlighted = false
    /// Whether the button follows the pointer, for `isHovered`.
    open var isPointerInteractionEnabled = false {
        didSet { if isPointerInteractionEnabled != oldValue { appearanceDidChange() } }
    }
    /// Whether the pointer is over the button, while `isPointerInteractionEnabled`.
    open internal(set) var isHovered = false { didSet { if isHovered != oldValue { setNeedsUpdateConfiguration() } } }
    /// Whether the button is held for its menu. It is always false: the page opens menus by itself.
    open var isHeld: Bool { false }

    override var reportsOwnEvents: Bool { true }
    override var standardTraits: UIAccessibilityTraits { .button }

    // MARK: Rectangles

    /// The rectangle of the background: that of the bounds. A subclass may return another one.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle of the content: that of the bounds without the insets. A subclass may return another one.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { standardContentRect(bounds) }

    /// The rectangle of the title in that of the content. A subclass may return another one.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { standardFrames(contentRect).words }

    /// The rectangle of the image in that of the content. A subclass may return another one.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { standardFrames(contentRect).image }

    // MARK: Size

    override open var intrinsicContentSize: CGSize { contentSize(in: nil) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(in: wrapsTitle && size.width > 0 && size.width.isFinite ? size.width : nil)
    }
    override func contentHeight(in width: CGFloat) -> CGFloat? {
        wrapsTitle ? contentSize(in: max(1, width)).height : nil
    }

    override var contents: AnyView? {
        updateConfigurationIfNeeded()
        guard isPointerInteractionEnabled else { return AnyView(shownControl) }
        return AnyView(shownControl.onHover { [weak self] in self?.isHovered = $0 })
    }

    /// The forms of buttons.
    public enum ButtonType: Int, Sendable {
        /// Without a style, with a white title; of the system.
        case custom, system
        /// With a symbol: of information, the same twice, a plus sign, an `x`.
        case detailDisclosure, infoLight, infoDark, contactAdd, plain, close

        fileprivate var infoSymbol: String? {
            switch self {
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            default: nil
            }
        }
    }

    /// The roles of buttons.
    public enum Role: Int, Sendable {
        /// None; the main one; ends something without an effect; deletes something.
        case normal, primary, cancel, destructive
    }
}
