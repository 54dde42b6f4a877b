import EspalierViews
public import Foundation

/// Recognizes a drag of one or two fingers. With two, it is the middle between them that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The number of fingers with which the drag begins: one, or at least two.
    open var minimumNumberOfTouches = 1 {
        didSet { if minimumNumberOfTouches != oldValue { view?.appearanceDidChange() } }
    }
    /// The greatest number of fingers. Further ones are ignored.
    open var maximumNumberOfTouches = Int.max

    /// The places of the last report.
    private var last: [CGPoint] = []
    private var moved = CGSize.zero
    private var base = CGSize.zero
    private var speed = CGSize.zero

    /// The distance from the start in the coordinates of a view, which may be turned or scaled; nil for those of the window. In points.
    open func translation(in view: UIView?) -> CGPoint {
        let own = CGSize(width: moved.width - base.width, height: moved.height - base.height).inside(view)
        return CGPoint(x: own.width, y: own.height)
    }

    /// Counts the distance anew, so that it is `translation` in the coordinates of a view now.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let distance = CGSize(width: translation.x, height: translation.y).outside(view)
        base = CGSize(width: moved.width - distance.width, height: moved.height - distance.height)
    }

    /// The speed in the coordinates of a view, nil for those of the window. In points per second.
    open func velocity(in view: UIView?) -> CGPoint {
        let own = speed.inside(view)
        return CGPoint(x: own.width, y: own.height)
    }

    override var gesture: AnyGesture<Void>? {
        let drag = DragGesture(minimumDistance: 10, coordinateSpace: space)
            .onChanged { [weak self] in self?.take($0, isOver: false) }
            .onEnded { [weak self] in self?.take($0, isOver: true) }
            .map { _ in () }
        guard minimumNumberOfTouches > 1 else { return AnyGesture(drag) }
        // A gesture of two fingers that never begins lets the page report the second one.
        let pair = MagnifyGesture(minimumScaleDelta: .greatestFiniteMagnitude)
        return AnyGesture(drag.simultaneously(with: pair).map { _ in () })
    }

    private func take(_ value: DragGesture.Value, isOver: Bool) {
        if state == .possible { noteStart() }
        let own = Array(locator.locations(in: space).prefix(max(1, maximumNumberOfTouches)))
        let places = own.map { $0.applying(transformToWindow) }
        defer { last = isOver ? [] : places }
        speed = value.velocity
        guard state == .possible else {
            // A finger that comes or goes does not move the middle.
            if let middle = places.middle, let before = last.middle, places.count == last.count {
                moved.width += middle.x - before.x
                moved.height += middle.y - before.y
            }
            return enter(isOver ? .ended : .changed, at: places.count < last.count ? [] : own)
        }
        guard places.count >= minimumNumberOfTouches || last.count >= minimumNumberOfTouches else { return }
        guard mayStart(at: value.startLocation.applying(transformToWindow)) else {
            if !isOver { state = .failed }
            return
        }
        moved = places.count == 1 ? value.translation.applying(transformToWindow) : .zero
        base = .zero
        enter(.began, at: own)
        if isOver { enter(.ended, at: own) }
    }

    /// Whether a drag may start at a place in the coordinates of the window.
    func mayStart(at place: CGPoint) -> Bool { true }

    /// The kinds of wheels and trackpads that scroll. It has no effect: a browser scrolls by them.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
}

extension [CGPoint] {
    /// The middle of one or two places; nil for none.
    var middle: CGPoint? {
        guard let first, let last else { return nil }
        return CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2)
    }
}

extension CGSize {
    /// A distance of the window in the coordinates of a view.
    @MainActor fileprivate func inside(_ view: UIView?) -> CGSize {
        view.map { applying($0.layer.transform(from: nil)) } ?? self
    }

    /// A distance of a view in the coordinates of the window.
    @MainActor fileprivate func outside(_ view: UIView?) -> CGSize {
        view.map { applying($0.layer.transform(to: nil)) } ?? self
    }
}

/// Kinds of devices that scroll.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The wheel of a mouse.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// A trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
