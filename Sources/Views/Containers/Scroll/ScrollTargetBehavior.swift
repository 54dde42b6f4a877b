import EspalierLayoutEngine
package import Foundation

/// The positions at which scrolling stops. The browser implements them, so only the behaviors of this module exist.
public protocol ScrollTargetBehavior {
    var _snapping: ScrollSnapping { get }
}

/// The settings of a behavior for the browser.
public struct ScrollSnapping: Hashable, Sendable {
    /// Whether the stops are a view's length apart, rather than at the views of the target layouts.
    var isPaging: Bool
    /// Whether scrolling never passes a stop, however fast it is.
    var stopsAlways: Bool
    /// The stops by themselves; nil for those of the layouts, or of pages.
    var stops: Stops?

    /// The stops along each axis, in ascending order.
    struct Stops: Hashable, Sendable {
        var horizontal: [Stop]
        var vertical: [Stop]

        subscript(axis: Axis) -> [Stop] { axis == .horizontal ? horizontal : vertical }
    }

    /// A position of the content at which scrolling stops.
    struct Stop: Hashable, Sendable {
        /// The distance from the start of the content, in points.
        var position: CGFloat
        /// Whether scrolling never passes the stop.
        var isAlways: Bool
    }
}

/// Stops at distances from the start of the content.
package struct PositionScrollTargetBehavior: ScrollTargetBehavior {
    private let stops: ScrollSnapping.Stops

    /// - Parameters:
    ///   - horizontal: Distances in points, in ascending order, and whether scrolling never passes them, however fast it is. Without
    ///     any, horizontal scrolling stops anywhere.
    ///   - vertical: The same for vertical scrolling.
    package init(
        horizontal: [(offset: CGFloat, isAlways: Bool)] = [], vertical: [(offset: CGFloat, isAlways: Bool)] = []
    ) {
        func stops(_ list: [(offset: CGFloat, isAlways: Bool)]) -> [ScrollSnapping.Stop] {
            list.map { ScrollSnapping.Stop(position: $0.offset, isAlways: $0.isAlways) }
        }
        self.stops = ScrollSnapping.Stops(horizontal: stops(horizontal), vertical: stops(vertical))
    }

    package var _snapping: ScrollSnapping { ScrollSnapping(isPaging: false, stopsAlways: false, stops: stops) }
}

/// Stops at multiples of the view's length.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Stops at multiples of the view's length.
    public init() {}
    public var _snapping: ScrollSnapping { ScrollSnapping(isPaging: true, stopsAlways: true) }
}

/// Stops at the starts of the views in the layouts that `scrollTargetLayout()` marks.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The number of views that one swipe passes.
    public struct LimitBehavior: Hashable, Sendable {
        fileprivate let isLimited: Bool

        /// As `never`.
        public static let automatic = LimitBehavior(isLimited: false)
        /// One view at a time.
        public static let always = LimitBehavior(isLimited: true)
        /// One view at a time, like `always`.
        public static let alwaysByFew = LimitBehavior(isLimited: true)
        /// One view at a time, like `always`.
        public static let alwaysByOne = LimitBehavior(isLimited: true)
        /// As many as the speed of the swipe allows.
        public static let never = LimitBehavior(isLimited: false)
    }

    private let limit: LimitBehavior

    /// Stops at the starts of views.
    public init(limitBehavior: LimitBehavior = .automatic) {
        limit = limitBehavior
    }

    public var _snapping: ScrollSnapping { ScrollSnapping(isPaging: false, stopsAlways: limit.isLimited) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Stops at multiples of the view's length.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Stops at the starts of the views in the layouts that `scrollTargetLayout()` marks.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Stops at the starts of the views in the layouts that `scrollTargetLayout()` marks, with a limit for one swipe.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Sets the positions at which the scroll views inside stop.
    public nonisolated __consuming func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        let snapping = behavior._snapping
        return transformEnvironment(\.scrollSettings) { $0.snapping = snapping }
    }

    /// Marks the layout whose views are the targets of the enclosing scroll view: scrolling stops at them, and their
    /// ids are reported as its position.
    public nonisolated __consuming func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}

package nonisolated struct ScrollTargetLayoutModifier: NodeModifier {
    let isEnabled: Bool

    @MainActor func makeNode(in context: NodeContext) -> ScrollTargetLayoutNode {
        ScrollTargetLayoutNode(isEnabled: isEnabled, in: context)
    }

    @MainActor func update(_ node: ScrollTargetLayoutNode) { node.isEnabled = isEnabled }
}
