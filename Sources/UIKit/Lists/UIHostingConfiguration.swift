public import EspalierLayoutEngine
public import EspalierViews
public import Foundation

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

    public func makeContentView() -> any UIView & UIContentView { ConfiguredView(self) }

    /// The content itself.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

    var shownContent: AnyView { AnyView(content.frame(maxWidth: .infinity, alignment: .leading).padding(insets)) }
}
