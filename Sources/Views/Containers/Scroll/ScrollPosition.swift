public import EspalierLayoutEngine
public import Foundation

/// Where a scroll view is scrolled to: a view, an edge or a point, or wherever its user has scrolled it.
public struct ScrollPosition: Equatable, Sendable {
    /// What a position names.
    enum Target: Equatable {
        case none
        case id(AnyHashable, anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    private enum Place: Equatable, Sendable {
        case none
        case id(ViewID, anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    /// An id of any type, to be compared.
    private struct ViewID: Equatable, Sendable {
        let value: any Hashable & Sendable

        var erased: AnyHashable { Self.erase(value) }
        private static func erase(_ value: some Hashable) -> AnyHashable { AnyHashable(value) }
        static func == (left: ViewID, right: ViewID) -> Bool { left.erased == right.erased }
    }

    private var place = Place.none
    /// The type of the ids by which the user's scrolling is reported.
    private let idType: ObjectIdentifier
    private let adopt: @Sendable (AnyHashable) -> ViewID?

    /// Whether the user scrolled last.
    public private(set) var isPositionedByUser = false

    private init<ID: Hashable & Sendable>(of type: ID.Type, _ place: Place) {
        idType = ObjectIdentifier(type)
        adopt = { ($0.base as? ID).map { ViewID(value: $0) } }
        self.place = place
    }

    /// A position that tells views by ids of a type, and wants no place at first.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        self.init(of: idType, .none)
    }

    /// The position of the view with an id.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(of: type(of: id), .id(ViewID(value: id), anchor: anchor))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(of: idType, .edge(edge))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(of: idType, .point(x: point.x, y: point.y))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(of: idType, .point(x: x, y: y))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(of: idType, .point(x: x, y: nil))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(of: idType, .point(x: nil, y: y))
    }

    public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
        left.place == right.place && left.isPositionedByUser == right.isPositionedByUser && left.idType == right.idType
    }

    // MARK: What it names

    /// The edge that the position names; nil where it names none, or the user has scrolled.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

    /// The point that the position names; nil where it names none, or the user has scrolled.
    public var point: CGPoint? {
        if case .point(let x, let y) = place { CGPoint(x: x ?? 0, y: y ?? 0) } else { nil }
    }

    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

    /// The id of the view that the position names, or that the user has scrolled to.
    public var viewID: (any Hashable & Sendable)? {
        if case .id(let id, _) = place { id.value } else { nil }
    }

    /// The same where it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    // MARK: Scrolling

    private mutating func go(to newPlace: Place) {
        place = newPlace
        isPositionedByUser = false
    }

    /// Scrolls to the view with an id: as little as shows it, or so that `anchor` of both meet.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .id(ViewID(value: id), anchor: anchor))
    }

    public mutating func scrollTo(edge: Edge) {
        go(to: .edge(edge))
    }

    /// Scrolls to a place in the content. One beyond it is brought back to it; one that is no number is left out.
    public mutating func scrollTo(point: CGPoint) {
        go(to: .point(x: point.x, y: point.y))
    }

    public mutating func scrollTo(x: CGFloat, y: CGFloat) {
        go(to: .point(x: x, y: y))
    }

    public mutating func scrollTo(x: CGFloat) {
        go(to: .point(x: x, y: nil))
    }

    public mutating func scrollTo(y: CGFloat) {
        go(to: .point(x: nil, y: y))
    }

    /// The user has scrolled to the view with an id, or to where no view has one.
    mutating func userDidScroll(to id: AnyHashable?) {
        isPositionedByUser = true
        place = id.flatMap(adopt).map { .id($0, anchor: nil) } ?? .none
    }

    /// What a scroll view has to do.
    var target: Target {
        switch place {
        case .none: .none
        case .id(let id, let anchor): .id(id.erased, anchor: anchor)
        case .edge(let edge): .edge(edge)
        case .point(let x, let y): .point(x: x, y: y)
        }
    }
}

extension Edge {
    /// The corner of the content that stays where it is at this edge.
    var scrollAnchor: UnitPoint {
        switch self {
        case .top, .leading: .topLeading
        case .bottom: .bottomLeading
        case .trailing: .topTrailing
        }
    }
}

extension View {
    /// Ties the position of the scroll view inside to the id of a view in it: setting the id scrolls, scrolling sets it.
    ///
    /// - Parameters:
    ///   - id: The id of the first view to be seen of the layout that `scrollTargetLayout()` marks. Ids of another type than
    ///     the binding's do not count; nil does not scroll.
    ///   - anchor: The point of view and scroll view that are brought together; nil to scroll as little as shows the view.
    public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionByID(id: id, anchor: anchor))
    }

    /// Ties the position of the scroll view inside to a value. The page then reports scrolling.
    public nonisolated func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollPositionByValue(position: position, anchor: anchor))
    }
}

private nonisolated struct ScrollPositionByID<ID: Hashable>: ViewModifier {
    @Binding var id: ID?
    let anchor: UnitPoint?

    init(id: Binding<ID?>, anchor: UnitPoint?) {
        _id = id
        self.anchor = anchor
    }

    @MainActor func body(content: Content) -> some View {
        let binding = $id
        content.modifier(
            ScrollPositionLinkModifier(
                target: Self.target(id), anchor: anchor,
                report: { id in
                    if let id = id as? ID, binding.wrappedValue != id { binding.wrappedValue = id }
                    return Self.target(binding.wrappedValue)
                }))
    }

    private static func target(_ id: ID?) -> ScrollPosition.Target {
        id.map { .id(AnyHashable($0), anchor: nil) } ?? .none
    }
}

private nonisolated struct ScrollPositionByValue: ViewModifier {
    @Binding var position: ScrollPosition
    let anchor: UnitPoint?

    init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
        _position = position
        self.anchor = anchor
    }

    @MainActor func body(content: Content) -> some View {
        let binding = $position
        content.modifier(
            ScrollPositionLinkModifier(
                target: position.target, anchor: anchor,
                report: { id in
                    var position = binding.wrappedValue
                    position.userDidScroll(to: id)
                    if position != binding.wrappedValue { binding.wrappedValue = position }
                    return binding.wrappedValue.target
                }))
    }
}
