import EspalierViews
import Foundation

/// Delivers the touches of a view of the page, one after the other.
@MainActor
final class TouchSequence {
    /// The view in whose coordinates places arrive; nil for a recognizer of a view of SwiftUI.
    private weak var view: UIView?
    private let deliver: @MainActor (UITouch, UIEvent) -> Void
    private var current: (touch: UITouch, event: UIEvent)?
    /// Whether the touch belongs to a control or a scroll view inside, which passes none on.
    private var isForeign = false

    init(on view: UIView?, deliver: @escaping @MainActor (UITouch, UIEvent) -> Void) {
        self.view = view
        self.deliver = deliver
    }

    /// The gesture of SwiftUI that reports touches.
    var gesture: AnyGesture<Void> {
        AnyGesture(
            CancellationGesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { [weak self] in self?.take($0.location, at: $0.time, isOver: false) }
                    .onEnded { [weak self] in self?.take($0.location, at: $0.time, isOver: true) }
                    .map { _ in () }
            ) { [weak self] in
                self?.cancel()
            })
    }

    private func take(_ place: CGPoint, at time: Date, isOver: Bool) {
        if isForeign {
            isForeign = !isOver
            return
        }
        if current == nil {
            let (touch, event) = (UITouch(), UIEvent())
            event.allTouches = [touch]
            touch.view = view?.hitTest(own(place), with: event) ?? view
            if let view, touch.view?.keepsTouches(from: view) == true {
                isForeign = !isOver
                return
            }
            current = (touch, event)
            row = TapRow(after: row, place, time)
            touch.tapCount = row?.count ?? 1
            send(place, .began)
            if !isOver { return }
        }
        send(place, isOver ? .ended : .moved)
        if row?.reaches(place) == false { row = nil }
        if isOver { current = nil }
    }

    /// The touches in a row at the same place so far; nil after a touch that has moved.
    private var row: TapRow?

    private struct TapRow {
        /// The distance of two touches of a row, in points, and the seconds between their starts.
        static let reach: CGFloat = 40
        static let pause = 0.5

        let count: Int
        let place: CGPoint
        let time: Date

        init(after last: TapRow?, _ place: CGPoint, _ time: Date) {
            let isNext = last.map { $0.reaches(place) && time.timeIntervalSince($0.time) <= Self.pause } ?? false
            (count, self.place, self.time) = (isNext ? (last?.count ?? 0) + 1 : 1, place, time)
        }

        func reaches(_ other: CGPoint) -> Bool { hypot(other.x - place.x, other.y - place.y) <= Self.reach }
    }

    private func cancel() {
        isForeign = false
        guard let current else { return }
        self.current = nil
        current.touch.move(to: current.touch.place, .cancelled)
        deliver(current.touch, current.event)
    }

    private func send(_ place: CGPoint, _ phase: UITouch.Phase) {
        guard let current else { return }
        current.touch.move(to: view?.convert(own(place), to: current.touch.view) ?? place, phase)
        deliver(current.touch, current.event)
    }

    /// The place in the view's own coordinates of one from its corner.
    private func own(_ place: CGPoint) -> CGPoint {
        let origin = view?.bounds.origin ?? .zero
        return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
    }
}

extension UIView {
    /// Whether the view is, or is inside of, a control or a scroll view in a view.
    fileprivate func keepsTouches(from outer: UIView) -> Bool {
        var view: UIView? = self
        while let known = view, known !== outer {
            if known is UIControl || known is UIScrollView { return true }
            view = known.superview
        }
        return false
    }
}

extension UIResponder {
    /// Calls the method for the progress of a touch.
    func take(_ touch: UITouch, _ event: UIEvent) {
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved, .stationary: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        }
    }
}
