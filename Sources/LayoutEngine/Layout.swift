public import Foundation

/// A rule that gives subviews their places: SwiftUI's negotiation, in which a parent proposes a size, a child
/// chooses its own, and the parent places it.
///
/// All sizes and positions are in points.
public protocol Layout: Animatable {
    /// Values that the layout keeps between calls; `Void` unless declared otherwise.
    associatedtype Cache = Void

    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size of the composite view for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each subview, by `place(at:anchor:proposal:)`, in `bounds`, whose origin need not be zero. A subview that
    /// is not placed stands in the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The union of the subviews' spacings.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var spacing = subviews.first?.spacing else { return .zero }
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
        return spacing
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        nil
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        nil
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
    /// The axis along which a stack lays out, nil for what is no stack. Spacers and dividers follow it.
    public var stackOrientation: Axis?

    public init() {}
}

/// A key for a value that a subview carries for the layout that holds it.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A proxy for one subview of a layout.
public struct LayoutSubview: Equatable {
    package let item: any LayoutItem
    let layoutDirection: LayoutDirection
    let container: LayoutContainer?

    package init(item: any LayoutItem, layoutDirection: LayoutDirection = .leftToRight, container: LayoutContainer? = nil) {
        self.item = item
        self.layoutDirection = layoutDirection
        self.container = container
    }

    /// The subview's priority in the distribution of space; 0 unless set.
    public var priority: Double { item.layoutPriority }

    public var spacing: ViewSpacing { item.spacing }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        item.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        item.sizeThatFits(proposal)
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        item.dimensions(in: proposal)
    }

    /// Puts the point of the subview that `anchor` names at `position`. The last call counts. In a right-to-left
    /// layout the container mirrors the result.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = item.sizeThatFits(proposal)
        var origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        if let container {
            if layoutDirection == .rightToLeft {
                origin.x = container.bounds.minX + container.bounds.maxX - origin.x - size.width
            }
            container.placed.insert(ObjectIdentifier(item))
        }
        item.place(at: origin, proposal: proposal, size: size)
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
        left.item === right.item
    }
}

/// What a host of a custom layout notes during `placeSubviews`: the bounds, for mirroring, and who was placed.
package final class LayoutContainer {
    package let bounds: CGRect
    package var placed: Set<ObjectIdentifier> = []

    package init(bounds: CGRect) {
        self.bounds = bounds
    }
}

/// A direction in which lines and rows run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

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

    private init(_ base: LayoutSubviews, range: Range<Int>) {
        items = base.items
        self.range = range
        layoutDirection = base.layoutDirection
        container = base.container
    }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(item: items[index], layoutDirection: layoutDirection, container: container)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(self, range: bounds)
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.range == right.range && left.layoutDirection == right.layoutDirection
            && left.range.allSatisfy { left.items[$0] === right.items[$0] }
    }
}
