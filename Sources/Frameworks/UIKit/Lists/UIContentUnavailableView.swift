import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// Shows a message in place of content that is missing.
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let button = UIButton(type: .system)
    private let secondaryButton = UIButton(type: .system)

    /// A view of a message.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        update()
    }

    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        update()
    }

    /// The message. A configuration of another type is ignored.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            shown = new
            update()
        }
    }

    /// Whether a message that is higher than the view scrolls. It has no effect.
    open var isScrollEnabled = true

    private func update() {
        Self.show(shown.button, shown.buttonProperties, on: button)
        Self.show(shown.secondaryButton, shown.secondaryButtonProperties, on: secondaryButton)
        invalidateIntrinsicContentSize()
        appearanceDidChange()
    }

    private static let action = UIAction.Identifier("UIContentUnavailableView")

    private static func show(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        on button: UIButton
    ) {
        button.configuration = configuration
        button.isEnabled = properties.isEnabled
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil
        button.removeAction(identifiedBy: action, for: .touchUpInside)
        guard let primary = properties.primaryAction else { return }
        button.addAction(
            UIAction(identifier: action) { [unowned button] _ in primary.run(button) }, for: .touchUpInside)
    }

    override var contents: AnyView? {
        let configuration = shown
        return AnyView(
            VStack(spacing: 0) {
                if configuration.showsActivityIndicator {
                    ProgressView()
                } else if let image = configuration.image {
                    picture(image, configuration.imageProperties)
                }
                texts
                buttons
            }
            .padding(EdgeInsets(configuration.directionalLayoutMargins))
            .frame(
                maxWidth: .infinity, maxHeight: .infinity,
                alignment: configuration.alignment == .center ? .center : .top
            )
            .background { configuration.background.shown })
    }

    private func picture(_ image: UIImage, _ properties: UIContentUnavailableConfiguration.ImageProperties) -> some View
    {
        let own = properties.preferredSymbolConfiguration
        let image = image.symbolConfiguration == nil ? own.map { image.withConfiguration($0) } ?? image : image
        let limit = properties.maximumSize
        return Group {
            if image.isSymbolImage {
                ImageContent(image: image, font: .systemFont(ofSize: 48))
            } else {
                FittedImage(image: image, mode: .scaleAspectFit)
                    .frame(
                        maxWidth: limit.width > 0 ? min(limit.width, image.size.width) : image.size.width,
                        maxHeight: limit.height > 0 ? min(limit.height, image.size.height) : image.size.height)
            }
        }
        .foregroundStyle(Color(image.ownColor ?? properties.tintColor ?? tintColor))
        .clipShape(RoundedRectangle(cornerRadius: max(0, properties.cornerRadius)))
        .accessibilityHidden(true)
    }

    @ViewBuilder private var texts: some View {
        let hasPicture = shown.showsActivityIndicator || shown.image != nil
        let title = Self.text(shown.text, shown.attributedText, shown.textProperties)
        if let title {
            shown.textProperties.shown(title).padding(.top, hasPicture ? shown.imageToTextPadding : 0)
        }
        if let second = Self.text(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties) {
            shown.secondaryTextProperties.shown(second)
                .padding(
                    .top, title != nil ? shown.textToSecondaryTextPadding : hasPicture ? shown.imageToTextPadding : 0)
        }
    }

    private static func text(
        _ plain: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) -> Text? {
        if let attributed { return attributed.text(font: properties.font, color: nil) }
        return plain.map { Text(verbatim: properties.transform.applied(to: $0)) }
    }

    @ViewBuilder private var buttons: some View {
        if Self.isShown(shown.button) {
            HostedView(view: button, sizing: CustomViewSizing(button), version: 0)
                .padding(.top, shown.textToButtonPadding)
        }
        if Self.isShown(shown.secondaryButton) {
            HostedView(view: secondaryButton, sizing: CustomViewSizing(secondaryButton), version: 0)
                .padding(.top, shown.buttonToSecondaryButtonPadding)
        }
    }

    private static func isShown(_ button: UIButton.Configuration) -> Bool {
        button.title?.isEmpty == false || button.image != nil
    }
}
