import EspalierDisplayTree

/// A colour under UIKit's name, for the system's colours that SwiftUI itself gives no name: `Color(.systemBackground)`.
public final class UIColor: Sendable, Hashable {
    package let color: Color

    init(_ color: Color) {
        self.color = color
    }

    public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
    }

    public static let systemBackground = UIColor(Color(Color.Content.named(.background, opacity: 1)))
    public static let secondarySystemBackground = UIColor(Color(Color.Content.named(.secondaryBackground, opacity: 1)))
    public static let tertiarySystemBackground = UIColor(Color(Color.Content.named(.tertiaryBackground, opacity: 1)))
    public static let systemGroupedBackground = UIColor(Color(Color.Content.named(.groupedBackground, opacity: 1)))
    public static let secondarySystemGroupedBackground = UIColor(
        Color(Color.Content.named(.secondaryGroupedBackground, opacity: 1)))
    public static let label = UIColor(Color(Color.Content.named(.label, opacity: 1)))
    public static let secondaryLabel = UIColor(Color(Color.Content.named(.secondaryLabel, opacity: 1)))
    public static let tertiaryLabel = UIColor(Color(Color.Content.named(.tertiaryLabel, opacity: 1)))
    public static let quaternaryLabel = UIColor(Color(Color.Content.named(.quaternaryLabel, opacity: 1)))
    public static let separator = UIColor(Color(Color.Content.named(.separator, opacity: 1)))
    public static let systemFill = UIColor(Color(Color.Content.named(.fill, opacity: 1)))
    public static let systemGray = UIColor(Color(Color.Content.named(.gray, opacity: 1)))
    public static let systemGray2 = UIColor(Color(Color.Content.named(.gray2, opacity: 1)))
    public static let systemGray3 = UIColor(Color(Color.Content.named(.gray3, opacity: 1)))
    public static let systemGray4 = UIColor(Color(Color.Content.named(.gray4, opacity: 1)))
    public static let systemGray5 = UIColor(Color(Color.Content.named(.gray5, opacity: 1)))
    public static let systemGray6 = UIColor(Color(Color.Content.named(.gray6, opacity: 1)))
}

extension Color {
    public init(uiColor: UIColor) {
        self = uiColor.color
    }

    public init(_ color: UIColor) {
        self = color.color
    }
}
