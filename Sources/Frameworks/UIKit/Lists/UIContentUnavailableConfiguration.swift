import EspalierViews
public import Foundation

/// A message in place of content that is missing.
@MainActor @preconcurrency
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The appearance of a text.
    public typealias TextProperties = UIListContentConfiguration.TextProperties
    /// The appearance of an image.
    public typealias ImageProperties = UIListContentConfiguration.ImageProperties

    /// The image above the texts; nil for none.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The title; nil for none.
    public var text: String? { didSet { isStandardSearch = false } }
    /// The title with attributes; nil for that without them.
    public var attributedText: NSAttributedString?
    /// The appearance of the title.
    public var textProperties: TextProperties
    /// The text below the title; nil for none.
    public var secondaryText: String?
    /// The text below the title with attributes; nil for that without them.
    public var secondaryAttributedText: NSAttributedString?
    /// The appearance of the text below the title.
    public var secondaryTextProperties: TextProperties
    /// The appearance of the button below the texts. It is shown if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// The action of the button.
    public var buttonProperties = ButtonProperties()
    /// The appearance of the second button. It is shown if it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The action of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The place of the content.
    public var alignment = Alignment.center
    /// The distance between image and title in points.
    public var imageToTextPadding: CGFloat = 15
    /// The distance between the texts in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The distance between the texts and the button in points.
    public var textToButtonPadding: CGFloat = 20
    /// The distance between the buttons in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 12
    /// The distances from the edges in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The directions in which margins of the view around count. They have no effect.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = []
    /// The background.
    public var background = UIBackgroundConfiguration.clear()

    var showsActivityIndicator = false
    /// Whether the title is that of a search, which may contain its text.
    private var isStandardSearch = false

    private init() {
        textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold), color: .label)
        secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
        textProperties.alignment = .center
        secondaryTextProperties.alignment = .center
        imageProperties.tintColor = .secondaryLabel
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    }

    /// A message without texts.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// An activity indicator with a text.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.showsActivityIndicator = true
        configuration.text = "Loading…"
        configuration.textProperties.font = .systemFont(ofSize: 15)
        configuration.textProperties.color = .secondaryLabel
        return configuration
    }

    /// The message that a search found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        configuration.isStandardSearch = true
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// The message for a state: that of a search contains its text.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isStandardSearch, let state = state as? UIContentUnavailableConfigurationState,
            let search = state.searchText, !search.isEmpty
        else { return self }
        var copy = self
        copy.text = "No Results for “\(search)”"
        return copy
    }

    /// The action of a button.
    @MainActor @preconcurrency
    public struct ButtonProperties {
        /// The action; nil for none.
        public var primaryAction: UIAction?
        /// The menu that a tap opens; nil for none.
        public var menu: UIMenu?
        /// The meaning of the button.
        public var role = UIButton.Role.normal
        /// Whether the button can be used.
        public var isEnabled = true

        init() {}
    }

    /// The places of content.
    public enum Alignment: Int, Sendable {
        /// The middle; the top.
        case center, natural
    }
}

/// The state for which a message is made.
@MainActor @preconcurrency
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// The text of the search; nil without a search.
    public var searchText: String?
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
