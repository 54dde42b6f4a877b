import EspalierViews
import Foundation

/// The recognizer of the scrolling of a scroll view, which the browser recognizes.
final class ScrollRecognizer: UIPanGestureRecognizer {
    private weak var scroll: UIScrollView?
    /// The place of the content when the user began to scroll.
    private var start = CGPoint.zero
    private var speed = ScrollSpeed()

    init(of scroll: UIScrollView) {
        self.scroll = scroll
        super.init(target: nil, action: nil)
        view = scroll
    }

    private var offset: CGPoint { scroll?.contentOffset ?? start }

    func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase) {
        if new == .interacting, old != .interacting {
            start = offset
            speed = ScrollSpeed(at: start, Date())
            enter(.began)
        } else if old == .interacting, new != .interacting {
            enter(.ended)
        }
    }

    /// The content has moved.
    func contentDidMove() {
        guard state == .began || state == .changed else { return }
        speed.note(offset, at: Date())
        enter(.changed)
    }

    override func translation(in view: UIView?) -> CGPoint { CGPoint(x: start.x - offset.x, y: start.y - offset.y) }

    override func setTranslation(_ translation: CGPoint, in view: UIView?) {
        start = CGPoint(x: offset.x + translation.x, y: offset.y + translation.y)
    }

    override func velocity(in view: UIView?) -> CGPoint { CGPoint(x: -speed.value.x, y: -speed.value.y) }
}
