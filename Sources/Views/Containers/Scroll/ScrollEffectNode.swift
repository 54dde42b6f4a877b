import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// An item with a visual effect that depends on its place, and so on the offset of a scroll view around it.
///
/// The effect is evaluated at several offsets at once. The page shows it at each of them without asking the server.
/// Subclasses evaluate it.
class ScrollEffectNode: AppearanceNode, GeometryReading {
    /// The effect at the offsets of the last evaluation.
    private var state: VisualEffectState?
    private var course: ScrollCourse?
    private var evaluatedSize: CGSize?
    /// The scroll views around the item, the nearest first, with their offsets at the last evaluation.
    private var surroundings: [(scroll: NodeReference, offset: CGPoint)] = []
    private var knownPlaces: [ScrollPlace] = []
    private var queries: ContiguousArray<GeometryQuery> = []
    private var isRecording = false

    override init(in context: __shared NodeContext) {
        super.init(in: context)
        needsEvaluation = false
    }

    /// Evaluates the effect at the offsets of the scroll views.
    func evaluateState() -> VisualEffectState {
        preconditionFailure("\(typeName) has no effect.")
    }

    /// The course of the effect along an axis of a scroll view; nil if it does not depend on one.
    func evaluateCourse(from state: VisualEffectState, in scrolls: [ScrollNode]) -> ScrollCourse? { nil }

    /// The effect on the item, with a warning if a part of it was refused.
    final func state(of values: _VisualEffectValues) -> VisualEffectState {
        for kind in values.refused {
            let place = authorName.map { $0 + ": " } ?? ""
            Warning.once(
                "\(place)\(kind.rawValue) of a visual effect got a number that is not finite; it changes nothing")
        }
        return VisualEffectState(values, size: size)
    }

    /// Whether the effect depends on places.
    var readsPlaces: Bool { !queries.isEmpty }

    /// Evaluates the effect again, because its closure has changed.
    final func effectDidChange() {
        if evaluatedSize != nil { graph.enqueue(self) }
        refreshCopies()
    }

    override final func evaluate() {
        needsEvaluation = false
        guard isPlaced, item != nil else { return }
        evaluatedSize = size
        let scrolls = enclosingScrolls
        surroundings = scrolls.map { (NodeReference($0), $0.offset) }
        queries.removeAll(keepingCapacity: true)
        track {
            Self.hold(scrolls, at: scrolls.map(\.offset))
            defer { Self.release(scrolls) }
            isRecording = true
            let state = evaluateState()
            isRecording = false
            self.state = state
            course = evaluateCourse(from: state, in: scrolls)
        }
        knownPlaces = readsPlaces ? scrolls.map { ScrollPlace(of: self, in: $0) } : []
        if readsPlaces { graph.geometry.insert(self) } else { graph.geometry.remove(self) }
        setNeedsDisplay()
    }

    // MARK: Places

    func record(_ query: GeometryQuery) {
        if isRecording { queries.append(query) }
    }

    final func placesChanged() -> Bool {
        guard isPlaced, item != nil, evaluatedSize != nil else { return false }
        let scrolls = enclosingScrolls
        guard scrolls.count == surroundings.count,
            zip(scrolls, surroundings).allSatisfy({ $0 === $1.scroll.node })
        else { return true }
        Self.hold(scrolls, at: surroundings.map(\.offset))
        defer { Self.release(scrolls) }
        return scrolls.map { ScrollPlace(of: self, in: $0) } != knownPlaces || queries.contains { !$0.isSame() }
    }

    final func enqueueForGeometry() { graph.enqueue(self) }

    private var enclosingScrolls: [ScrollNode] {
        var scrolls: [ScrollNode] = []
        var node = enclosingScroll
        while let scroll = node {
            scrolls.append(scroll)
            node = scroll.enclosingScroll
        }
        return scrolls
    }

    /// Pretends that scroll views have some offsets, until they are released.
    static func hold(_ scrolls: [ScrollNode], at offsets: [CGPoint]) {
        for (scroll, offset) in zip(scrolls, offsets) { scroll.heldOffset = offset }
    }

    private static func release(_ scrolls: [ScrollNode]) {
        for scroll in scrolls { scroll.heldOffset = nil }
    }

    override final func placeItems() {
        super.placeItems()
        if evaluatedSize != size { evaluate() }
    }

    override final func willBeReplacedByCopies() {
        graph.geometry.remove(self)
        evaluatedSize = nil
    }

    override func willRemove() {
        super.willRemove()
        graph.geometry.remove(self)
    }

    // MARK: Display

    // The page changes the element's whole transform, opacity and filter.
    override final var needsBox: Bool { true }
    override final var boxType: StaticString { "VisualEffect" }

    override final func change(_ parts: inout AppearanceParts) {
        guard let state else { return }
        let anchor = VisualEffectState.commonAnchor(of: [state] + (course?.transforms.map(\.value) ?? []))
        parts.transform = state.transform(about: anchor)
        parts.opacity = state.opacity
        parts.filters = state.filters
        parts.scroll = course?.display(about: anchor)
    }
}

/// The properties of an item's position in a scroll view on which its effects depend.
struct ScrollPlace: Equatable {
    /// The item's frame at an offset of zero, in the scroll view's coordinates.
    let frame: CGRect
    let viewport: CGRect
    let size: CGSize
    /// The largest offset. If rows are still to come, it changes with each of them, so it counts only near the end.
    let farthest: CGPoint

    @MainActor
    init(of item: LayoutNode, in scroll: ScrollNode) {
        var corner = item.origin
        var node = item.layoutParent
        while let outer = node, outer !== scroll {
            let shift = outer.contentShift
            corner = CGPoint(x: corner.x + outer.origin.x + shift.x, y: corner.y + outer.origin.y + shift.y)
            node = outer.layoutParent
        }
        frame = CGRect(origin: corner, size: item.size)
        viewport = scroll.viewport
        size = scroll.size
        var farthest = scroll.farthest
        if scroll.lazyRowLength != nil {
            farthest.x = min(farthest.x, max(0, frame.maxX - viewport.minX))
            farthest.y = min(farthest.y, max(0, frame.maxY - viewport.minY))
        }
        self.farthest = farthest
    }

    /// The offsets along an axis at which the item enters the viewport and leaves it, between the ends of all offsets; in
    /// a view whose rows come on demand, only as far as the item is visible.
    func offsets(along axis: Axis) -> [Double] {
        let (enter, leave, last) =
            axis == .vertical
            ? (frame.minY - viewport.maxY, frame.maxY - viewport.minY, farthest.y)
            : (frame.minX - viewport.maxX, frame.maxX - viewport.minX, farthest.x)
        return Self.ordered([0, enter, leave, last], upTo: last)
    }

    /// Offsets in ascending order, each of them once.
    static func ordered(_ offsets: [CGFloat], upTo last: CGFloat) -> [Double] {
        var result: [Double] = []
        for offset in offsets.map({ Double(min(max($0, 0), last)) }).sorted() {
            if result.last.map({ offset - $0 >= 0.5 }) ?? true { result.append(offset) }
        }
        return result
    }
}

/// A visual effect at the offsets of a scroll view.
struct ScrollCourse {
    /// An effect at an offset, or beyond it.
    typealias Sample = LinearSampling<VisualEffectState>.Sample

    private let scroll: NodeReference
    private let axis: Axis
    private let course: DisplayScrollEffect.Course
    let transforms: [Sample]
    private let opacities: [Sample]
    private let filters: [Sample]

    /// The maximum number of samples of a property.
    private static let sampleLimit = 33

    /// Nil if the effect is the same at all offsets.
    @MainActor
    init?(
        of samples: [Sample], course: DisplayScrollEffect.Course = .interpolated, in scroll: ScrollNode,
        along axis: Axis
    ) {
        func part(_ numbers: (VisualEffectState) -> [Double]) -> [Sample] {
            let part = samples.map { Sample(place: $0.place, value: $0.value, numbers: numbers($0.value)) }
            guard let first = part.first, part.contains(where: { $0.numbers != first.numbers }) else { return [] }
            return course == .interpolated ? LinearSampling.thinned(part, limit: Self.sampleLimit) : part
        }
        transforms = part(\.transformNumbers)
        opacities = part(\.opacityNumbers)
        filters = part(\.filterNumbers)
        if transforms.isEmpty, opacities.isEmpty, filters.isEmpty { return nil }
        self.scroll = NodeReference(scroll)
        self.axis = axis
        self.course = course
    }

    /// The numbers of a state that any of the properties depends on.
    static func numbers(of state: VisualEffectState) -> [Double] {
        state.transformNumbers + state.opacityNumbers + state.filterNumbers
    }

    @MainActor
    func display(about anchor: UnitPoint?) -> DisplayScrollEffect? {
        guard let scroll = scroll.node as? ScrollNode else { return nil }
        return DisplayScrollEffect(
            area: scroll.displayNumber, axis: axis, course: course,
            transforms: transforms.compactMap { sample in
                sample.value.transform(about: anchor).map { .init(sample.place, $0) }
            },
            opacities: opacities.map { .init($0.place, $0.value.opacity) },
            filters: filters.map { .init($0.place, $0.value.filters) })
    }
}
