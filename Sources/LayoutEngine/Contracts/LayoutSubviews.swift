/// The proxies of a layout's subviews, in their order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    package let items: ContiguousArray<any LayoutItem>
    let range: Range<Int>
    let container: LayoutContainer?

    /// The direction in which the container lays out.
    public var layoutDirection: LayoutDirection

    package init(
        _ items: ContiguousArray<any LayoutItem>, layoutDirection: LayoutDirection = .leftToRight,
        container: LayoutContainer? = nil
    ) {
        self.items = items
        range = 0..<items.count
        self.layoutDirection = layoutDirection
        self.container = container
    }

    private init(_ base: LayoutSubviews, range: Range<Int>, container: LayoutContainer?) {
        items = base.items
        self.range = range
        layoutDirection = base.layoutDirection
        self.container = container
    }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }

    public subscript(index: Int) -> LayoutSubview {
        precondition(range.contains(index), "a layout asked for a subview that it doesn't have")
        return LayoutSubview(
            item: items[index], index: index, layoutDirection: layoutDirection, container: container)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(bounds.lowerBound >= range.lowerBound && bounds.upperBound <= range.upperBound)
        return LayoutSubviews(self, range: bounds, container: container)
    }

    /// The same subviews, whose placements `container` takes.
    package func placed(by container: LayoutContainer) -> LayoutSubviews {
        LayoutSubviews(self, range: range, container: container)
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.range == right.range && left.layoutDirection == right.layoutDirection
            && left.range.allSatisfy { left.items[$0] === right.items[$0] }
    }
}
