import SwiftUI

/// Motions that get new targets while they run, and motions that start by triggers.
struct RetargetsPage: View {
    @State private var place = 0.0
    @State private var step = 0
    @State private var phases = 0
    @State private var keyframes = 0
    @State private var number = 17
    @State private var isHidden = true
    @State private var isGone = false

    var body: some View {
        VStack(spacing: 12) {
            row("Ball") { $0.offset(x: place) }
            row("Continued") {
                $0.opacity([1, 0.6, 0.2][step]).scaleEffect([1, 0.5, 0.9][step]).offset(x: [0, 80, 240][step])
            }
            Rectangle().fill([Color(white: 0), Color(white: 0.4), .white][step]).frame(width: 80, height: 40)
                .accessibilityLabel("Tinted")
            PhaseAnimator([0.0, 100, 200], trigger: phases) { offset in
                row("Phased") { $0.offset(x: offset) }
            } animation: { _ in
                .linear(duration: 0.5)
            }
            KeyframeAnimator(initialValue: 0.0, trigger: keyframes) { offset in
                row("Keyed") { $0.offset(x: offset) }
            } keyframes: { _ in
                LinearKeyframe(200, duration: 0.5)
                LinearKeyframe(0, duration: 0.5)
            }
            HStack(spacing: 20) {
                Image(systemName: "wifi").symbolEffect(.drawOn, isActive: isHidden).accessibilityLabel("Drawn")
                Image(systemName: "checkmark.circle").symbolEffect(.drawOff.wholeSymbol, isActive: isGone)
                    .accessibilityLabel("Erased")
            }
            .font(.system(size: 60))
            Text("\(number)").contentTransition(.numericText(value: Double(number))).accessibilityLabel("Number")
            Button("Slow spring") { turn(.spring(Spring(response: 1, dampingRatio: 1))) }
            Button("Quick spring") { turn(.spring(Spring(response: 0.3, dampingRatio: 0.7), blendDuration: 0.5)) }
            Button("Continue") { withAnimation(Animation(Continuing())) { step += 1 } }
            Button("Phases") { phases += 1 }
            Button("Keyframes") { keyframes += 1 }
            Button("Draw") { isHidden.toggle() }
            Button("Erase") { isGone.toggle() }
            Button("Count") { withAnimation(.linear(duration: 1)) { number += 5 } }
        }
        .frame(width: 340)
    }

    private func turn(_ animation: Animation) {
        withAnimation(animation) { place = 240 - place }
    }

    private func row(_ name: String, _ style: (Block) -> some View) -> some View {
        style(Block(name: name)).frame(width: 320, alignment: .leading)
    }
}

/// Takes two seconds from where the previous motion is.
private struct Continuing: CustomAnimation {
    struct Start<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: (time: Double, offset: V) { (0, .zero) }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let start = context.state[Start<V>.self]
        guard time - start.time < 2 else { return nil }
        return start.offset + (value - start.offset).scaled(by: (time - start.time) / 2)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let offset = previous.animate(value: value, time: time, context: &context) ?? value
        context.state[Start<V>.self] = (time, offset)
        return true
    }
}
