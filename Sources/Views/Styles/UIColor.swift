import EspalierDisplayTree

/// A system colour under UIKit's name, such as `Color(.systemBackground)`, for colours without a name in SwiftUI.
public final class UIColor: Sendable, Hashable {
    package let color: Color

    init(_ color: Color) {
        self.color = color
    }

    public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
    }

    /// The background of a page.
    public static let systemBackground = UIColor(Color(Color.Content.named(.background, opacity: 1)))
    /// The background of groups on a page.
    public static let secondarySystemBackground = UIColor(Color(Color.Content.named(.secondaryBackground, opacity: 1)))
    /// The background of groups inside groups.
    public static let tertiarySystemBackground = UIColor(Color(Color.Content.named(.tertiaryBackground, opacity: 1)))
    /// The background of a page with grouped content.
    public static let systemGroupedBackground = UIColor(Color(Color.Content.named(.groupedBackground, opacity: 1)))
    /// The background of groups on such a page.
    public static let secondarySystemGroupedBackground = UIColor(
        Color(Color.Content.named(.secondaryGroupedBackground, opacity: 1)))
    /// The colour of primary text.
    public static let label = UIColor(Color(Color.Content.named(.label, opacity: 1)))
    /// The colour of secondary text.
    public static let secondaryLabel = UIColor(Color(Color.Content.named(.secondaryLabel, opacity: 1)))
    /// The colour of tertiary text.
    public static let tertiaryLabel = UIColor(Color(Color.Content.named(.tertiaryLabel, opacity: 1)))
    /// The colour of quaternary text.
    public static let quaternaryLabel = UIColor(Color(Color.Content.named(.quaternaryLabel, opacity: 1)))
    /// The colour of lines between contents.
    public static let separator = UIColor(Color(Color.Content.named(.separator, opacity: 1)))
    /// The background of small areas, such as the track of a slider.
    public static let systemFill = UIColor(Color(Color.Content.named(.fill, opacity: 1)))
    /// The standard grey.
    public static let systemGray = UIColor(Color(Color.Content.named(.gray, opacity: 1)))
    /// A grey one step nearer to the background than `systemGray`.
    public static let systemGray2 = UIColor(Color(Color.Content.named(.gray2, opacity: 1)))
    /// A grey two steps nearer to the background than `systemGray`.
    public static let systemGray3 = UIColor(Color(Color.Content.named(.gray3, opacity: 1)))
    /// A grey three steps nearer to the background than `systemGray`.
    public static let systemGray4 = UIColor(Color(Color.Content.named(.gray4, opacity: 1)))
    /// A grey four steps nearer to the background than `systemGray`.
    public static let systemGray5 = UIColor(Color(Color.Content.named(.gray5, opacity: 1)))
    /// The grey nearest to the background.
    public static let systemGray6 = UIColor(Color(Color.Content.named(.gray6, opacity: 1)))
}

extension Color {
    /// The colour of a UIKit name.
    public init(uiColor: UIColor) {
        self = uiColor.color
    }

    /// The colour of a UIKit name.
    public init(_ color: UIColor) {
        self = color.color
    }
}
