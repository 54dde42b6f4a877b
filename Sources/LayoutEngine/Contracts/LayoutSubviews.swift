/// The proxies of a layout's subviews, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    package let items: ContiguousArray<any LayoutItem>
    let range: Range<Int>
    let container: LayoutContainer?

    /// The container's layout direction.
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

    /// The proxy of a subview. An index out of range returns the proxy of an empty view and writes a line to standard
    /// error, so that a miscounting layout affects only its own page and not the process.
    public subscript(index: Int) -> LayoutSubview {
        guard range.contains(index) else {
            LayoutMisuse.report("a layout accesses subview \(index) of \(range.count)")
            return LayoutSubview(
                item: EmptyLayoutItem(), index: index, layoutDirection: layoutDirection, container: nil)
        }
        return LayoutSubview(
            item: items[index], index: index, layoutDirection: layoutDirection, container: container)
    }

    /// The proxies of a range of subviews. Bounds out of range are clamped, with a line on standard error.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        let clamped = bounds.clamped(to: range)
        if clamped != bounds { LayoutMisuse.report("a layout accesses subviews \(bounds) of \(range)") }
        return LayoutSubviews(self, range: clamped, container: container)
    }

    /// The same subviews, with `container` receiving their placements.
    package func placed(by container: LayoutContainer) -> LayoutSubviews {
        LayoutSubviews(self, range: range, container: container)
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.range == right.range && left.layoutDirection == right.layoutDirection
            && left.range.allSatisfy { left.items[$0] === right.items[$0] }
    }
}
