public import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// The content of a cell as a value.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    /// Makes the view of the content.
    func makeContentView() -> UIView
}

/// A content of a symbol, a text and a second text.
public struct UIListContentConfiguration: UIContentConfiguration, ShownConfiguration {
    /// The text; nil for none.
    public var text: String?
    /// The second text; nil for none.
    public var secondaryText: String?
    /// The symbol or image; nil for none.
    public var image: UIImage?
    /// The appearance of the first text.
    public var textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
    /// The appearance of the second text.
    public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 12), color: .label)
    /// The appearance of the image.
    public var imageProperties = ImageProperties()

    private let isValue: Bool

    /// The content of cells: one text above the other.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(isValue: false) }
    /// The content of cells: one text above the other.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }
    /// The content of cells with the second text at the end.
    public static func valueCell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration(isValue: true)
        made.secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 17), color: .secondaryLabel)
        return made
    }

    private init(isValue: Bool) {
        self.isValue = isValue
    }

    public func makeContentView() -> UIView { HostingView(shownContent) }

    var shownContent: AnyView {
        AnyView(
            HStack(spacing: 16) {
                if let image { Image(uiImage: image).foregroundStyle(Color(imageProperties.tintColor ?? .tintColor)) }
                if isValue {
                    Self.shown(text, textProperties)
                    Spacer(minLength: 8)
                    Self.shown(secondaryText, secondaryTextProperties)
                } else {
                    VStack(alignment: .leading, spacing: 2) {
                        Self.shown(text, textProperties)
                        Self.shown(secondaryText, secondaryTextProperties)
                    }
                    Spacer(minLength: 0)
                }
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 11))
    }

    @ViewBuilder private static func shown(_ text: String?, _ properties: TextProperties) -> some View {
        if let text {
            Text(verbatim: text)
                .font(Font(properties.font))
                .foregroundStyle(Color(properties.color))
                .lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines)
        }
    }

    /// The appearance of a text.
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// The greatest number of lines; 0 for any.
        public var numberOfLines = 0

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    /// The appearance of an image.
    public struct ImageProperties {
        /// The color of a symbol; nil for the tint.
        public var tintColor: UIColor?
    }
}

/// A content of views of SwiftUI.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration, ShownConfiguration {
    private let content: Content
    private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    /// A content of views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The content with other distances to the edges of the cell.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        var copy = self
        if edges.contains(.top) { copy.insets.top = length }
        if edges.contains(.leading) { copy.insets.leading = length }
        if edges.contains(.bottom) { copy.insets.bottom = length }
        if edges.contains(.trailing) { copy.insets.trailing = length }
        return copy
    }

    public func makeContentView() -> UIView { HostingView(shownContent) }

    var shownContent: AnyView { AnyView(content.frame(maxWidth: .infinity, alignment: .leading).padding(insets)) }
}

/// A content of views of SwiftUI, which a row shows without a view of UIKit, in their own height.
@MainActor
protocol ShownConfiguration {
    var shownContent: AnyView { get }
}
