import EspalierViews
public import Foundation

/// Recognizes a pointer over a view. A touch is no pointer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The distance of a pencil above the screen. It is 0: browsers do not report it.
    open var zOffset: CGFloat { 0 }

    /// Takes the place of the pointer from the corner of the view; nil after it has left.
    final func take(_ place: CGPoint?) {
        guard isEnabled else { return }
        if let place {
            noteStart()
            enter(state == .possible ? .began : .changed, at: [place])
        } else if state != .possible {
            enter(.ended)
        }
    }
}

/// Reports the pointer to the recognizers of a view.
struct PointerReports: ViewModifier {
    let recognizers: [UIHoverGestureRecognizer]

    func body(content: Content) -> some View {
        content.contentShape(Rectangle()).onContinuousHover { phase in
            for recognizer in recognizers {
                switch phase {
                case .active(let place): recognizer.take(place)
                case .ended: recognizer.take(nil)
                }
            }
        }
    }
}
