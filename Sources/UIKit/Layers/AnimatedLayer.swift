import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Shows a layer as its animations change it.
struct AnimatedLayer<Content: View>: View {
    let layer: CALayer
    let motions: LayerMotions
    /// Shows a copy of the layer with changed values.
    let content: @MainActor (CALayer) -> Content

    var body: some View {
        let endless = motions.endless[...]
        FiniteMotions(motions: motions, serial: motions.serial) { time in
            let copy = layer.presentationCopy()
            let _ = motions.apply(at: time, to: copy)
            return playing(endless, of: copy)
        }
    }

    /// Plays animations without an end, one around the other.
    private func playing(_ motions: ArraySlice<LayerMotion>, of layer: CALayer) -> AnyView {
        guard let motion = motions.first else { return AnyView(content(layer)) }
        let others = motions.dropFirst()
        return AnyView(
            KeyframeAnimator(initialValue: 0.0, repeating: true) { time in
                let copy = layer.presentationCopy()
                let _ = motion.apply(at: time, to: copy)
                return playing(others, of: copy)
            } keyframes: { _ in
                LinearKeyframe(motion.period, duration: motion.period)
                MoveKeyframe(0)
            }
            .id(motion.id))
    }
}

/// Plays animations with an end. The value of its content is the time of the page's clock.
private struct FiniteMotions<Content: View>: View {
    let motions: LayerMotions
    let serial: Int
    let content: @MainActor (Double) -> Content
    /// The number of animations that play or have played.
    @State private var played = 0

    var body: some View {
        KeyframeAnimator(initialValue: 0.0, trigger: played) { time in
            content(time)
        } keyframes: { _ in
            MoveKeyframe(motions.start)
            LinearKeyframe(motions.end, duration: motions.end - motions.start)
        }
        .onChange(of: serial, initial: true) { played = $1 }
    }
}
