import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The approach of a scroll view to the place that the app has requested.
///
/// It sends the request to the page, returns to its destination while layout moves it, and tells the page's reports on the way
/// there from scrolling by the user.
@MainActor
final class ScrollApproach {
    private unowned let scroll: ScrollNode
    /// The last request of the page.
    private(set) var request: DisplayScroll.Request?
    /// The last reported position while the page scrolls to a requested one; nil if there is no request.
    private var lastReport: CGPoint?
    /// The destination of the last request; nil once the user has scrolled.
    private(set) var destination: ScrollDestination?
    /// The distance by which a spring overshoots the requested position, and the time until which it may overshoot.
    private var slack: CGFloat = 0
    private var arrival: Double?

    init(of scroll: ScrollNode) {
        self.scroll = scroll
    }

    /// Scrolls to a destination, and follows it while rows that are made on the way move it.
    func go(to destination: @escaping ScrollDestination, animation: DisplayAnimation?) {
        guard let place = destination(scroll) else { return }
        go(to: place, animation: animation)
        aim(at: destination, animation: animation)
    }

    /// Scrolls to the position of a binding.
    func go(to target: ScrollPosition.Target, idAnchor: UnitPoint?, animation: DisplayAnimation?) {
        guard scroll.isPlaced else { return }
        switch target {
        case .none: break
        case .id(let id, let anchor): scroll.scroll(to: id, anchor: anchor ?? idAnchor, animation: animation)
        case .edge(let edge):
            let anchor = edge.scrollAnchor
            let isVertical = edge == .top || edge == .bottom
            go(
                to: { scroll in
                    CGPoint(
                        x: isVertical ? scroll.offset.x : scroll.farthest.x * anchor.x,
                        y: isVertical ? scroll.farthest.y * anchor.y : scroll.offset.y)
                }, animation: animation)
        case .point(let x, let y):
            func length(_ value: CGFloat?, _ now: CGFloat) -> CGFloat { value.flatMap { $0.isNaN ? nil : $0 } ?? now }
            go(
                to: { CGPoint(x: length(x, $0.offset.x), y: length(y, $0.offset.y)) }, animation: animation)
        }
    }

    /// Keeps a destination, and returns to it once the layout of rows that it shows is known.
    func aim(at destination: @escaping ScrollDestination, animation: DisplayAnimation?) {
        self.destination = destination
        let graph = scroll.graph
        graph.feature(ScrollRequests.self).add(scroll)
        // Otherwise the page would not know that the user has scrolled when the pictures arrive.
        if graph.feature(LoadedPictures.self).isLoading { scroll.startReading() }
        follow(animation: animation, attempts: 8)
    }

    /// Makes the page show the place to which layout has moved the scroll view.
    func stay(at place: CGPoint) {
        lastReport = place
        send(place, animation: nil)
    }

    /// Forgets the destination, because the user scrolls.
    func end() { destination = nil }

    /// Called when the browser has reported a size.
    func sizeDidArrive(_ size: ReportedSize) {
        // A page that does not report scrolling may have been scrolled by the user.
        if destination != nil, size == .window || scroll.isRead { follow(animation: nil, attempts: 8) }
    }

    /// Whether a reported position is part of the scrolling to a requested one: each is nearer to the destination than the last.
    func isOnTheWay(to place: CGPoint) -> Bool {
        guard let end = request?.offset, let last = lastReport else { return false }
        func distance(_ point: CGPoint) -> CGFloat { abs(point.x - end.x) + abs(point.y - end.y) }
        if let time = arrival, scroll.graph.motions.clock() <= time {
            guard distance(place) <= max(distance(last), slack) + 1 else {
                (lastReport, arrival) = (nil, nil)
                return false
            }
            lastReport = place
            return true
        }
        if place.isNear(end) {
            lastReport = nil
            return true
        }
        guard distance(place) <= distance(last) else {
            lastReport = nil
            return false
        }
        lastReport = place
        return true
    }

    /// Scrolls to the destination again after the next layout, if its place has changed. Each attempt may show new rows.
    private func follow(animation: DisplayAnimation?, attempts: Int) {
        guard attempts > 0 else { return }
        let reference = NodeReference(scroll)
        scroll.graph.enqueueAction {
            guard let scroll = reference.node as? ScrollNode, scroll.approach.correct(animation) else { return }
            scroll.approach.follow(animation: animation, attempts: attempts - 1)
        }
    }

    /// Scrolls to the place of the destination. Returns false if it is there already.
    private func correct(_ animation: DisplayAnimation?) -> Bool {
        guard !scroll.isRemoved, let wanted = destination?(scroll) else { return false }
        let place = scroll.clamped(wanted)
        guard abs(place.x - scroll.offset.x) > 0.01 || abs(place.y - scroll.offset.y) > 0.01 else { return false }
        // The page is still on the way of an animated request.
        if animation == nil { (lastReport, arrival) = (place, nil) }
        send(place, animation: animation)
        scroll.move(to: place)
        return true
    }

    private func go(to place: CGPoint, animation: DisplayAnimation?) {
        let place = scroll.clamped(place)
        let offset = scroll.offset
        lastReport = animation == nil ? place : offset
        if let animation {
            slack = (abs(place.x - offset.x) + abs(place.y - offset.y)) * animation.overshoot
            arrival =
                slack > 1
                ? scroll.graph.motions.clock() + animation.delay + animation.duration / animation.speed : nil
        } else {
            (slack, arrival) = (0, nil)
        }
        send(place, animation: animation)
        scroll.move(to: place)
    }

    private func send(_ place: CGPoint, animation: DisplayAnimation?) {
        request = DisplayScroll.Request(number: (request?.number ?? 0) + 1, offset: place, animation: animation)
        scroll.setNeedsDisplay()
    }
}

/// The place of a request in the current layout of a scroll view; nil if there is none.
typealias ScrollDestination = @MainActor (ScrollNode) -> CGPoint?

extension CGPoint {
    /// Whether the page may show one scroll offset as the other one: browsers stop at whole pixels.
    func isNear(_ other: CGPoint) -> Bool {
        abs(x - other.x) <= 1 && abs(y - other.y) <= 1
    }
}

extension DisplayAnimation {
    /// The share of the distance by which a spring passes its end.
    fileprivate var overshoot: CGFloat {
        guard case .spring(let stiffness, let damping, _) = self.curve, stiffness > 0 else { return 0 }
        let ratio = damping / (2 * stiffness.squareRoot())
        return ratio < 1 ? exp(-.pi * ratio / (1 - ratio * ratio).squareRoot()) : 0
    }
}
