/// Where a scroll view comes to rest. The browser does it, while it scrolls: the behaviours are those of this module.
public protocol ScrollTargetBehavior {
    var _snapping: ScrollSnapping { get }
}

/// What a behaviour asks the browser for.
public struct ScrollSnapping: Hashable, Sendable {
    /// Whether the stops are a view's length apart; else they are the views of the target layouts.
    var isPaging: Bool
    /// Whether each stop is one however fast it goes.
    var stopsAlways: Bool
}

/// Stops at multiples of the view's length.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}
    public var _snapping: ScrollSnapping { ScrollSnapping(isPaging: true, stopsAlways: true) }
}

/// Stops at the starts of the views in the layouts that `scrollTargetLayout()` marks.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one swipe goes past.
    public struct LimitBehavior: Hashable, Sendable {
        fileprivate let isLimited: Bool

        /// As `never`.
        public static let automatic = LimitBehavior(isLimited: false)
        /// One at a time.
        public static let always = LimitBehavior(isLimited: true)
        public static let alwaysByFew = LimitBehavior(isLimited: true)
        public static let alwaysByOne = LimitBehavior(isLimited: true)
        /// As many as the swipe is fast.
        public static let never = LimitBehavior(isLimited: false)
    }

    private let limit: LimitBehavior

    public init(limitBehavior: LimitBehavior = .automatic) {
        limit = limitBehavior
    }

    public var _snapping: ScrollSnapping { ScrollSnapping(isPaging: false, stopsAlways: limit.isLimited) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Where the scroll views inside come to rest.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        let snapping = behavior._snapping
        return transformEnvironment(\.scrollSettings) { $0.snapping = snapping }
    }

    /// Marks the layout whose views are the targets of the scroll view around: those at which it comes to rest, and whose ids
    /// its position tells.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}

nonisolated struct ScrollTargetLayoutModifier: NodeModifier {
    let isEnabled: Bool

    @MainActor func makeNode(in context: NodeContext) -> ScrollTargetLayoutNode {
        ScrollTargetLayoutNode(isEnabled: isEnabled, in: context)
    }

    @MainActor func update(_ node: ScrollTargetLayoutNode) { node.isEnabled = isEnabled }
}
