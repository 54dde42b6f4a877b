public import EspalierLayoutEngine
public import Foundation

/// Where a scroll view stands, and how large what it shows is. All in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The place in the content that stands at the view's top left corner: less than 0 while margins are to be seen there.
    public var contentOffset: CGPoint
    /// The size of the content, without margins.
    public var contentSize: CGSize
    /// The margins around the content: those of `contentMargins`, and of the safe area.
    public var contentInsets: EdgeInsets
    /// The size of the view.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that the view shows, with what lies under the margins.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The same without what lies under the margins.
    public var bounds: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.horizontal),
            height: max(0, containerSize.height - contentInsets.vertical))
    }
}

extension View {
    /// Runs `action` with the old and the new value when what `transform` makes of the geometry of the scroll view inside is
    /// another value. The page then reports scrolling.
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryLinkModifier(transform: transform, action: action))
    }
}
