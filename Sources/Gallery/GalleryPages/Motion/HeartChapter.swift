import SwiftUI

/// A heart that jumps when it is pressed, led by keyframes.
struct HeartChapter: View {
    @State private var likes = 41

    private struct Pose {
        var scale = 1.0
        var stretch = 1.0
        var lift = 0.0
        var angle = Angle.zero
    }

    var body: some View {
        MotionCard("Keyframes") {
            HStack(spacing: 28) {
                KeyframeAnimator(initialValue: Pose(), trigger: likes) { pose in
                    Image(systemName: "heart.fill")
                        .font(.system(size: 56))
                        .foregroundStyle(.pink)
                        .rotationEffect(pose.angle)
                        .scaleEffect(pose.scale)
                        .scaleEffect(y: pose.stretch)
                        .offset(y: pose.lift)
                        .accessibilityLabel("Heart")
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(1, duration: 0.3)
                        SpringKeyframe(1.25, duration: 0.7, spring: .bouncy)
                        SpringKeyframe(1, spring: .bouncy)
                    }
                    KeyframeTrack(\.stretch) {
                        CubicKeyframe(1, duration: 0.1)
                        CubicKeyframe(0.6, duration: 0.15)
                        CubicKeyframe(1.3, duration: 0.1)
                        CubicKeyframe(1, duration: 0.6)
                        CubicKeyframe(0.9, duration: 0.1)
                        CubicKeyframe(1, duration: 0.4)
                    }
                    KeyframeTrack(\.lift) {
                        LinearKeyframe(0, duration: 0.1)
                        SpringKeyframe(10, duration: 0.15, spring: .bouncy)
                        SpringKeyframe(-20, duration: 0.8, spring: .bouncy)
                        SpringKeyframe(0, spring: .bouncy)
                    }
                    KeyframeTrack(\.angle) {
                        CubicKeyframe(.zero, duration: 0.5)
                        CubicKeyframe(.degrees(14), duration: 0.12)
                        CubicKeyframe(.degrees(-14), duration: 0.12)
                        CubicKeyframe(.degrees(8), duration: 0.12)
                        CubicKeyframe(.zero, duration: 0.2)
                    }
                }
                .frame(width: 96, height: 120)
                Text("\(likes) likes").font(.title2).monospacedDigit()
            }
        } actions: {
            Button("Like") { likes += 1 }
        }
    }
}
