public import EspalierLayoutEngine
public import Foundation

/// The position of a scroll view's content, and its sizes. All lengths are in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The point of the content at the view's top left corner; negative while margins are visible there.
    public var contentOffset: CGPoint
    /// The size of the content, without margins.
    public var contentSize: CGSize
    /// The margins around the content: those of `contentMargins`, plus the safe area's.
    public var contentInsets: EdgeInsets
    /// The size of the view.
    public var containerSize: CGSize

    /// A geometry with the given values.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content in the view, including the parts under the margins.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The part of the content in the view, without the parts under the margins.
    public var bounds: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.horizontal),
            height: max(0, containerSize.height - contentInsets.vertical))
    }
}

extension View {
    /// Runs `action` with the old and the new value when the result of `transform` for the scroll view inside changes.
    /// Makes the page report scrolling.
    public nonisolated __consuming func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryLinkModifier(transform: transform, action: action))
    }
}
