import EspalierViews
public import Foundation

extension UIButton {
    /// The appearance of a button as a value.
    public struct Configuration {
        enum Form {
            case plain, gray, tinted, filled, glass, prominentGlass, clearGlass, prominentClearGlass
        }

        var form: Form
        /// Whether the button is disabled, so that it is drawn in gray.
        var isDimmed = false

        init(form: Form) {
            self.form = form
        }

        // MARK: Title

        /// The title; nil for that of the button.
        public var title: String? { didSet { attributed = nil } }
        /// The second line.
        public var subtitle: String? { didSet { attributedSecond = nil } }

        /// The title with attributes. Runs without a font or a color have those of the button.
        public var attributedTitle: AttributedString? {
            get { attributed ?? title.map { AttributedString($0) } }
            set {
                title = newValue.map { String($0.characters) }
                attributed = newValue
            }
        }

        /// The second line with attributes. Runs without a font or a color have those of the button.
        public var attributedSubtitle: AttributedString? {
            get { attributedSecond ?? subtitle.map { AttributedString($0) } }
            set {
                subtitle = newValue.map { String($0.characters) }
                attributedSecond = newValue
            }
        }

        private(set) var attributed: AttributedString?
        private(set) var attributedSecond: AttributedString?

        /// Changes the attributes of the title, such as its font, when it is shown.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the attributes of the second line when it is shown.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The breaks of a title that is wider than the button. By default it has several lines.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The breaks of a second line that is wider than the button. By default it has several lines.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The sides at which title and second line begin.
        public var titleAlignment = TitleAlignment.automatic
        /// The distance between title and second line, in points.
        public var titlePadding: CGFloat = 1

        // MARK: Image

        /// The image; nil for that of the button.
        public var image: UIImage?
        /// Changes the color of a symbol when it is shown.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The size and weight of a symbol without its own; nil for those of the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The distance between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// The side of the title at which the image is.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The least length of the room for the image along its side, in points.
        public var imageReservation: CGFloat = 0
        /// Whether an activity indicator is shown instead of the image.
        public var showsActivityIndicator = false
        /// Changes the color of the activity indicator when it is shown.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The sign of a button that chooses from a menu.
        public var indicator = Indicator.automatic
        /// Changes the color of this sign when it is shown.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        // MARK: Colors and form

        /// The color of title and image; nil for the standard one.
        public var baseForegroundColor: UIColor?
        /// The color of the background; nil for the standard one.
        public var baseBackgroundColor: UIColor?
        /// The distances from the edges to the content.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The form of the corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of title and insets.
        public var buttonSize = Size.medium {
            didSet { contentInsets = buttonSize.insets }
        }
        /// The form on a Mac. It has no effect: pages look as an iPhone's.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// The background. Its color, radius and other properties take precedence over those of the style.
        public var background = UIBackgroundConfiguration()
        /// Whether a selected button has a stronger background.
        public var automaticallyUpdateForSelection = true

        /// Sets the insets back to those of the size.
        public mutating func setDefaultContentInsets() {
            contentInsets = buttonSize.insets
        }
    }
}

extension UIButton.Configuration {
    /// The sides at which title and second line begin.
    public enum TitleAlignment: Int, Sendable {
        /// The side of the image, and the middle below or above an image; the start; the middle; the end.
        case automatic, leading, center, trailing
    }

    /// The signs of buttons that choose from a menu.
    public enum Indicator: Int, Sendable {
        /// Arrows, if a tap opens a menu and the button shows the choice; none; arrows.
        case automatic, none, popup
    }

    /// The forms of corners.
    public enum CornerStyle: Int, Sendable {
        /// The radius of the background; the same; three sizes; half of the height.
        case fixed, dynamic, small, medium, large, capsule
    }

    /// The forms on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
        /// The system's; with an edge; without one; without one, in the tint.
        case automatic, bordered, borderless, borderlessTinted
    }

    /// The sizes of buttons.
    public enum Size: Int, Sendable {
        /// Three sizes, from the standard one; a very small one.
        case medium, small, mini, large

        var fontSize: CGFloat {
            switch self {
            case .small, .mini: 15
            case .medium, .large: 17
            }
        }

        var insets: NSDirectionalEdgeInsets {
            switch self {
            case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }
    }
}
