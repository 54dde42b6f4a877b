import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Plays the animations of a layer.
struct AnimatedLayer<Content: View>: View {
    let layer: CALayer
    let motions: LayerMotions
    /// Shows a copy of the layer with the values of the animations.
    let content: @MainActor (CALayer) -> Content

    var body: some View {
        let loops = motions.loops[...]
        FiniteMotions(motions: motions, serial: motions.serial) { time in
            let copy = layer.presentationCopy()
            let _ = motions.apply(at: time, to: copy)
            return playing(loops, copy)
        }
    }

    /// Nests one animator for each loop.
    private func playing(_ motions: ArraySlice<LayerMotion>, _ layer: CALayer) -> AnyView {
        guard let motion = motions.first else { return AnyView(content(layer)) }
        let others = motions.dropFirst()
        return AnyView(
            KeyframeAnimator(initialValue: 0.0, repeating: true) { time in
                let copy = layer.presentationCopy()
                let _ = motion.apply(at: time, to: copy)
                return playing(others, copy)
            } keyframes: { _ in
                LinearKeyframe(motion.period, duration: motion.period)
                MoveKeyframe(0)
            }
            .id(motion.id))
    }
}

/// Plays all animations that are no loops. The content receives the time of the page's clock.
private struct FiniteMotions<Content: View>: View {
    let motions: LayerMotions
    let serial: Int
    let content: @MainActor (Double) -> Content
    /// The serial number of the last played animation.
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
