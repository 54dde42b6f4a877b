public import EspalierLayoutEngine
public import Foundation

/// The position of a scroll view: a view, an edge or a point, or the position to which the user has scrolled.
public struct ScrollPosition: Equatable, Sendable {
    /// The target of a position.
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

    /// An id of any type that can be compared.
    private struct ViewID: Equatable, Sendable {
        let value: any Hashable & Sendable

        var erased: AnyHashable { Self.erase(value) }
        private static func erase(_ value: some Hashable) -> AnyHashable { AnyHashable(value) }
        static func == (left: ViewID, right: ViewID) -> Bool { left.erased == right.erased }
    }

    private var place = Place.none
    /// The type of the ids in which the user's scrolling is reported.
    private let idType: ObjectIdentifier
    private let adopt: @Sendable (AnyHashable) -> ViewID?

    /// Whether the last scrolling was the user's.
    public private(set) var isPositionedByUser = false

    private init<ID: Hashable & Sendable>(of type: ID.Type, _ place: Place) {
        idType = ObjectIdentifier(type)
        adopt = { ($0.base as? ID).map { ViewID(value: $0) } }
        self.place = place
    }

    /// A position without a target. The user's scrolling is reported as ids of the given type.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        self.init(of: idType, .none)
    }

    /// The position of the view with an id.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(of: type(of: id), .id(ViewID(value: id), anchor: anchor))
    }

    /// The position of an edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(of: idType, .edge(edge))
    }

    /// The position of a point of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(of: idType, .point(x: point.x, y: point.y))
    }

    /// The position of a point of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(of: idType, .point(x: x, y: y))
    }

    /// A horizontal position in the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(of: idType, .point(x: x, y: nil))
    }

    /// A vertical position in the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(of: idType, .point(x: nil, y: y))
    }

    public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
        left.place == right.place && left.isPositionedByUser == right.isPositionedByUser && left.idType == right.idType
    }

    // MARK: Target

    /// The edge that is the target; nil if another target is set, or the user has scrolled.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

    /// The point that is the target; nil if another target is set, or the user has scrolled. A coordinate that is not
    /// set is 0.
    public var point: CGPoint? {
        if case .point(let x, let y) = place { CGPoint(x: x ?? 0, y: y ?? 0) } else { nil }
    }

    /// The horizontal target in points; nil if it is not set, or the user has scrolled.
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
    /// The vertical target in points; nil if it is not set, or the user has scrolled.
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

    /// The id of the view that is the target, or to which the user has scrolled.
    public var viewID: (any Hashable & Sendable)? {
        if case .id(let id, _) = place { id.value } else { nil }
    }

    /// The same id if it is of the given type, otherwise nil.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    // MARK: Scrolling

    private mutating func go(to newPlace: Place) {
        place = newPlace
        isPositionedByUser = false
    }

    /// Scrolls to the view with an id, as far as necessary to show it, or so that `anchor` of both meet.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .id(ViewID(value: id), anchor: anchor))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) {
        go(to: .edge(edge))
    }

    /// Scrolls to a point of the content. Coordinates outside of the content are clamped; one that is not a number is
    /// ignored.
    public mutating func scrollTo(point: CGPoint) {
        go(to: .point(x: point.x, y: point.y))
    }

    /// Scrolls to a point of the content, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) {
        go(to: .point(x: x, y: y))
    }

    /// Scrolls horizontally, to a position in points.
    public mutating func scrollTo(x: CGFloat) {
        go(to: .point(x: x, y: nil))
    }

    /// Scrolls vertically, to a position in points.
    public mutating func scrollTo(y: CGFloat) {
        go(to: .point(x: nil, y: y))
    }

    /// Stores the user's scrolling: to the view with an id, or to a position without a view.
    mutating func userDidScroll(to id: AnyHashable?) {
        isPositionedByUser = true
        place = id.flatMap(adopt).map { .id($0, anchor: nil) } ?? .none
    }

    /// The target for a scroll view.
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
    /// The corner of the content that stays in place at this edge.
    var scrollAnchor: UnitPoint {
        switch self {
        case .top, .leading: .topLeading
        case .bottom: .bottomLeading
        case .trailing: .topTrailing
        }
    }
}

extension View {
    /// Binds the position of the scroll view inside to the id of a view: setting the id scrolls, and scrolling sets the
    /// id.
    ///
    /// - Parameters:
    ///   - id: The id of the first visible view of the layout that `scrollTargetLayout()` marks. Ids of other types are
    ///     ignored; nil does not scroll.
    ///   - anchor: The point of view and scroll view that are aligned; nil to scroll only as far as necessary.
    public nonisolated __consuming func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil)
        -> some View
    {
        modifier(ScrollPositionByID(id: id, anchor: anchor))
    }

    /// Binds the position of the scroll view inside to a value. Makes the page report scrolling.
    public nonisolated __consuming func scrollPosition(
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
