import EspalierViews
public import Foundation

extension UIButton {
    /// The appearance of a button as a value.
    public struct Configuration {
        fileprivate enum Form {
            case plain, gray, tinted, filled
        }

        fileprivate var form: Form
        /// The title; nil for that of the button.
        public var title: String? { didSet { attributed = nil } }
        /// The second line.
        public var subtitle: String?
        /// The image; nil for that of the button.
        public var image: UIImage?
        /// The distance between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// The side of the title at which the image is.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The colour of title and image; nil for the standard one.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; nil for the standard one.
        public var baseBackgroundColor: UIColor?
        /// The distances from the edges to the content.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The form of the corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of title and insets.
        public var buttonSize = Size.medium {
            didSet { contentInsets = buttonSize.insets }
        }
        /// Whether an activity indicator is shown instead of the image.
        public var showsActivityIndicator = false
        /// The background.
        public var background = UIBackgroundConfiguration()

        /// The title with attributes. The button draws the whole title with the UIKit font and color of its first character.
        public var attributedTitle: AttributedString? {
            get { attributed ?? title.map { AttributedString($0) } }
            set {
                title = newValue.map { String($0.characters) }
                attributed = newValue
            }
        }

        private var attributed: AttributedString?
        /// The font of the title with attributes; nil for that of the button.
        var font: UIFont? { attributed?.runs.first?[AttributeScopes.UIKitAttributes.FontAttribute.self] }
        private var titleColor: UIColor? {
            attributed?.runs.first?[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
        }

        /// Without a background.
        public static func plain() -> Configuration { Configuration(form: .plain) }
        /// With a grey background.
        public static func gray() -> Configuration { Configuration(form: .gray) }
        /// With a pale background of the tint.
        public static func tinted() -> Configuration { Configuration(form: .tinted) }
        /// With a background of the tint.
        public static func filled() -> Configuration { Configuration(form: .filled) }
        /// Without a background, and without insets.
        public static func borderless() -> Configuration {
            var configuration = Configuration(form: .plain)
            configuration.contentInsets = .zero
            return configuration
        }
        /// With a grey background.
        public static func bordered() -> Configuration { Configuration(form: .gray) }
        /// With a pale background of the tint.
        public static func borderedTinted() -> Configuration { Configuration(form: .tinted) }
        /// With a background of the tint.
        public static func borderedProminent() -> Configuration { Configuration(form: .filled) }

        @MainActor
        func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
            guard isEnabled else { return .tertiaryLabel }
            return titleColor ?? baseForegroundColor ?? (form == .filled ? .white : tint)
        }

        @MainActor
        func background(tint: UIColor, isEnabled: Bool) -> UIColor? {
            if let color = background.backgroundColor { return color }
            switch form {
            case .plain: return baseBackgroundColor
            case _ where !isEnabled: return .tertiarySystemFill
            case .gray: return baseBackgroundColor ?? .secondarySystemFill
            case .tinted: return UIColor((baseBackgroundColor ?? tint).color.opacity(0.18))
            case .filled: return baseBackgroundColor ?? tint
            }
        }

        func radius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .dynamic: background.cornerRadius
            case .small: 4
            case .medium: 7
            case .large: 12
            case .capsule: height / 2
            }
        }

        /// The forms of corners.
        public enum CornerStyle: Int, Sendable {
            /// The radius of the background; the same; three sizes; half of the height.
            case fixed, dynamic, small, medium, large, capsule
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

            fileprivate var insets: NSDirectionalEdgeInsets {
                switch self {
                case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
                case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
                case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
                }
            }
        }
    }
}
