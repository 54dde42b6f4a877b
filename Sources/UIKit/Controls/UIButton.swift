import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A button with a title, an image or both.
open class UIButton: UIControl {
    /// The form of the button.
    public let buttonType: ButtonType

    override public init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        buttonType = .custom
        super.init(coder: coder)
    }

    private init(type: ButtonType, frame: CGRect) {
        buttonType = type
        super.init(frame: frame)
        if type == .close { setImage(UIImage(systemName: "xmark"), for: .normal) }
        if type == .contactAdd { setImage(UIImage(systemName: "plus.circle"), for: .normal) }
        if let symbol = type.infoSymbol { setImage(UIImage(systemName: symbol), for: .normal) }
    }

    /// A button of a form.
    public convenience init(type buttonType: ButtonType) {
        self.init(type: buttonType, frame: .zero)
    }

    /// A button of a form with an action, whose title and image it shows.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType, frame: .zero)
        take(primaryAction)
    }

    /// A button with an action, whose title and image it shows.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(type: .system, frame: frame)
        take(primaryAction)
    }

    /// A button with an appearance and an action, whose title and image it shows.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, frame: .zero)
        self.configuration = configuration
        take(primaryAction)
    }

    /// A button of the system with an action.
    public class func systemButton(primaryAction: UIAction?) -> UIButton {
        UIButton(type: .system, primaryAction: primaryAction)
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: Content

    private var titles = StateValues<String>() { didSet { contentDidChange() } }
    private var attributedTitles = StateValues<NSAttributedString>() { didSet { contentDidChange() } }
    private var titleColors = StateValues<UIColor>() { didSet { contentDidChange() } }
    private var images = StateValues<UIImage>() { didSet { contentDidChange() } }
    private var backgroundImages = StateValues<UIImage>() { didSet { contentDidChange() } }

    /// The appearance as a value; nil for that of the other properties.
    open var configuration: Configuration? { didSet { contentDidChange() } }

    /// Sets the title in a state. Other states have that of `normal`.
    open func setTitle(_ title: String?, for state: State) { titles[state] = title }

    /// Sets the title with attributes in a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { attributedTitles[state] = title }

    /// Sets the colour of the title in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

    /// Sets the image in a state.
    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

    /// Sets the image behind the title in a state. It fills the button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }

    /// The title in a state.
    open func title(for state: State) -> String? { titles[state] }
    /// The colour of the title in a state.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] }
    /// The image in a state.
    open func image(for state: State) -> UIImage? { images[state] }
    /// The title that is shown.
    open var currentTitle: String? { titles.shown(in: state) ?? configuration?.title }
    /// The colour of the title that is shown.
    open var currentTitleColor: UIColor { titleColors.shown(in: state) ?? standardColor }
    /// The image that is shown.
    open var currentImage: UIImage? { images.shown(in: state) ?? configuration?.image }

    /// The font of the title. Only the font of this label has an effect.
    public private(set) lazy var titleLabel: UILabel? = TitleLabel(of: self)
    /// The appearance of the image. Only the mode of its content has an effect.
    public private(set) lazy var imageView: UIImageView? = UIImageView()

    /// The distances from the edges to the content.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }
    /// The distances around the title.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// The distances around the image.
    open var imageEdgeInsets = UIEdgeInsets.zero

    /// The menu that a press opens.
    open var menu: UIMenu? { didSet { contentDidChange() } }
    /// Whether a tap opens the menu rather than running the action.
    open var showsMenuAsPrimaryAction = false { didSet { contentDidChange() } }
    /// The form of a system button's role. It has no effect.
    open var role = Role.normal

    fileprivate func contentDidChange() {
        invalidateIntrinsicContentSize()
        appearanceDidChange()
    }

    override func stateDidChange() {
        contentDidChange()
    }

    // MARK: Appearance

    private var standardColor: UIColor {
        if !isEnabled { return .tertiaryLabel }
        return buttonType == .custom ? .white : tintColor
    }

    private var font: UIFont {
        if let font = configuration?.font { return font }
        if configuration != nil { return .systemFont(ofSize: configuration?.buttonSize.fontSize ?? 17) }
        return titleLabel?.font ?? .systemFont(ofSize: 15)
    }

    private var insets: NSDirectionalEdgeInsets {
        if let configuration { return configuration.contentInsets }
        let insets = contentEdgeInsets
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    private var shownTitle: Text? {
        if let attributed = attributedTitles.shown(in: state) {
            return attributed.text(font: font, color: nil)
        }
        guard let title = currentTitle, !title.isEmpty else { return nil }
        return Text(verbatim: title).font(Font(font))
    }

    override open var intrinsicContentSize: CGSize {
        let text = shownTitle?.measured(in: .unspecified, lineLimit: 1)?.size ?? .zero
        let subtitle = configuration?.subtitle.flatMap {
            Text(verbatim: $0).font(.system(size: 13)).measured(in: .unspecified, lineLimit: 1)?.size
        }
        let image = currentImage?.size ?? .zero
        var size = CGSize(width: max(text.width, subtitle?.width ?? 0), height: text.height + (subtitle?.height ?? 0))
        let gap = currentImage != nil && shownTitle != nil ? configuration?.imagePadding ?? 0 : 0
        if configuration?.imagePlacement.isVertical == true {
            size = CGSize(width: max(size.width, image.width), height: size.height + gap + image.height)
        } else {
            size = CGSize(width: size.width + gap + image.width, height: max(size.height, image.height))
        }
        let insets = insets
        size.width += insets.leading + insets.trailing
        size.height += insets.top + insets.bottom
        // A button without insets is a little higher than its title, as on iOS.
        if configuration == nil, contentEdgeInsets == .zero { size.height += 12 }
        if buttonType != .custom, configuration == nil { size.width = max(size.width, 30) }
        return size
    }

    override var standardTraits: UIAccessibilityTraits { .button }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var contents: AnyView? {
        if let menu, showsMenuAsPrimaryAction {
            return AnyView(
                Menu {
                    MenuItems(elements: menu.children)
                } label: {
                    label
                }
                .disabled(!isEnabled))
        }
        return AnyView(
            Button { [weak self] in
                self?.wasTapped()
            } label: {
                label
            }
            .buttonStyle(.plain)
            .disabled(!isEnabled))
    }

    private func wasTapped() {
        if changesSelectionAsPrimaryAction {
            isSelected.toggle()
            sendActions(for: .valueChanged)
        }
        sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
    }

    /// Adjustments of the image of a highlighted or disabled button. They have no effect: the page dims a pressed button.
    open var showsTouchWhenHighlighted = false, adjustsImageWhenHighlighted = true, adjustsImageWhenDisabled = true

    /// Whether a tap selects the button, or ends that.
    open var changesSelectionAsPrimaryAction = false

    @ViewBuilder private var label: some View {
        let insets = insets
        content
            .foregroundStyle(Color(foreground))
            .lineLimit(1)
            .padding(
                EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
            )
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            .background {
                if let image = backgroundImages.shown(in: state) {
                    image.filling
                } else if let color = configuration?.background(tint: tintColor, isEnabled: isEnabled) {
                    RoundedRectangle(cornerRadius: configuration?.radius(height: bounds.height) ?? 0)
                        .fill(Color(color))
                }
            }
            .contentShape(Rectangle())
    }

    private var foreground: UIColor {
        guard let configuration else { return currentTitleColor }
        return titleColors.shown(in: state)
            ?? configuration.foreground(tint: tintColor, isEnabled: isEnabled)
    }

    @ViewBuilder private var content: some View {
        let gap = configuration?.imagePadding ?? 0
        switch configuration?.imagePlacement ?? .leading {
        case .top:
            VStack(spacing: gap) {
                image
                words
            }
        case .bottom:
            VStack(spacing: gap) {
                words
                image
            }
        case .trailing:
            HStack(spacing: gap) {
                words
                image
            }
        default:
            HStack(spacing: gap) {
                image
                words
            }
        }
    }

    @ViewBuilder private var image: some View {
        if configuration?.showsActivityIndicator == true {
            ProgressView()
        } else if let image = currentImage {
            ImageContent(image: image, font: font)
        }
    }

    @ViewBuilder private var words: some View {
        VStack(spacing: 1) {
            shownTitle
            if let subtitle = configuration?.subtitle { Text(verbatim: subtitle).font(.system(size: 13)) }
        }
    }

    private var alignment: Alignment {
        let horizontal: HorizontalAlignment =
            switch contentHorizontalAlignment {
            case .left, .leading: .leading
            case .right, .trailing: .trailing
            case .center, .fill: .center
            }
        let vertical: VerticalAlignment =
            switch contentVerticalAlignment {
            case .top: .top
            case .bottom: .bottom
            case .center, .fill: .center
            }
        return Alignment(horizontal: horizontal, vertical: vertical)
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

/// The label that describes a button's title.
private final class TitleLabel: UILabel {
    private weak var button: UIButton?

    init(of button: UIButton) {
        self.button = button
        super.init(frame: .zero)
        font = .systemFont(ofSize: button.buttonType == .system ? 15 : 18)
    }

    required init?(coder: NSCoder) { nil }

    override var font: UIFont! { didSet { if font != oldValue { button?.contentDidChange() } } }
}
