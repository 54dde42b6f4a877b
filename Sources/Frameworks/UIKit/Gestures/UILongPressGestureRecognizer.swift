import EspalierViews
public import Foundation

/// Recognizes a touch that stays at its place. The gesture begins after the duration and ends with the touch.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The duration in seconds.
    open var minimumPressDuration: TimeInterval = 0.5 {
        didSet { if minimumPressDuration != oldValue { view?.appearanceDidChange() } }
    }
    /// The number of taps before the touch, 0. Other numbers have no effect.
    open var numberOfTapsRequired = 0
    /// The number of fingers, 1. Other numbers have no effect.
    open var numberOfTouchesRequired = 1
    /// The distance that the touch may move before the gesture begins, in points.
    open var allowableMovement: CGFloat = 10

    override var gesture: AnyGesture<Void>? {
        AnyGesture(
            LongPressGesture(minimumDuration: max(0, minimumPressDuration), maximumDistance: allowableMovement)
                .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: space))
                .onChanged { [weak self] value in
                    guard let self, case .second(true, let drag) = value else { return }
                    enter(state == .possible ? .began : .changed, at: places(of: drag))
                }
                .onEnded { [weak self] value in
                    guard let self, case .second(true, let drag) = value else { return }
                    if state == .possible { enter(.began, at: places(of: drag)) }
                    enter(.ended, at: places(of: drag))
                }
                .map { _ in () })
    }

    private func places(of drag: DragGesture.Value?) -> [CGPoint] { drag.map { [$0.location] } ?? [] }
}
