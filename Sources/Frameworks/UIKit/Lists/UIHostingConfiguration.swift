public import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// A content of views of SwiftUI.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration, ShownConfiguration {
    private let content: Content
    private let background: Background
    private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    private var minimum = (width: CGFloat?.none, height: CGFloat?.none)

    /// A content of views.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.init(content: content(), background: EmptyView())
    }

    private init(content: Content, background: Background) {
        self.content = content
        self.background = background
    }

    private func with<Other: View>(_ background: Other) -> UIHostingConfiguration<Content, Other> {
        var copy = UIHostingConfiguration<Content, Other>(content: content, background: background)
        copy.insets = insets
        copy.minimum = minimum
        return copy
    }

    /// The content in front of a style, which fills the cell.
    public func background<S: ShapeStyle>(
        _ style: S
    ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        with(_UIHostingConfigurationBackgroundView(style: style))
    }

    /// The content in front of a view, which gets the size of the cell.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        with(content())
    }

    /// The content with other distances to the edges of the cell.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// The content with other distances to the edges of the cell.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
        var copy = self
        if edges.contains(.top) { copy.insets.top = insets.top }
        if edges.contains(.leading) { copy.insets.leading = insets.leading }
        if edges.contains(.bottom) { copy.insets.bottom = insets.bottom }
        if edges.contains(.trailing) { copy.insets.trailing = insets.trailing }
        return copy
    }

    /// The content in a cell that is not smaller than a size in points; nil for no limit.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
        var copy = self
        copy.minimum = (width, height)
        return copy
    }

    public func makeContentView() -> any UIView & UIContentView { ConfiguredView(self) }

    /// The content itself.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

    var shownContent: AnyView {
        AnyView(
            content.frame(maxWidth: .infinity, alignment: .leading).padding(insets)
                .frame(minWidth: minimum.width, minHeight: minimum.height)
                .background { background })
    }
}

/// The style behind a content.
public nonisolated struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
    let style: S

    @MainActor public var body: some View { Rectangle().fill(style) }
}
