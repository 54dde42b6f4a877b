import SwiftUI

/// Loaders of each kind, while something is loading.
struct LoadingChapter: View {
    @State private var isLoading = false

    var body: some View {
        MotionCard("Loaders") {
            if isLoading {
                HStack(spacing: 0) {
                    loader("Phases") { PhaseDots() }
                    loader("Keyframes") { KeyframeBars() }
                    loader("Timeline") { TimelineRing() }
                    loader("Repeated") { RepeatedArc() }
                }
                .transition(.opacity.combined(with: .scale(scale: 0.9)))
            } else {
                Text("Nothing is loading").foregroundStyle(.secondary).frame(maxWidth: .infinity, minHeight: 76)
            }
        } actions: {
            Button(isLoading ? "Finish" : "Load") { withAnimation { isLoading.toggle() } }
        }
    }

    private func loader(_ name: LocalizedStringKey, @ViewBuilder content: () -> some View) -> some View {
        VStack(spacing: 8) {
            content().frame(width: 48, height: 48).accessibilityElement().accessibilityLabel(Text(name))
            Text(name).font(.caption).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
    }
}

/// Three dots of which one is large, in phases.
private struct PhaseDots: View {
    var body: some View {
        PhaseAnimator([0, 1, 2]) { large in
            HStack(spacing: 6) {
                ForEach(0..<3, id: \.self) { dot in
                    Circle().fill(.orange).frame(width: 10, height: 10)
                        .scaleEffect(dot == large ? 1.4 : 0.8)
                        .opacity(dot == large ? 1 : 0.5)
                }
            }
        } animation: { _ in
            .easeInOut(duration: 0.35)
        }
    }
}

/// Bars that rise and fall one after the other, led by keyframes.
private struct KeyframeBars: View {
    private struct Heights {
        var first = 12.0
        var second = 12.0
        var third = 12.0
    }

    var body: some View {
        KeyframeAnimator(initialValue: Heights()) { heights in
            HStack(spacing: 6) {
                bar(heights.first)
                bar(heights.second)
                bar(heights.third)
            }
        } keyframes: { _ in
            KeyframeTrack(\.first) {
                CubicKeyframe(36, duration: 0.3)
                CubicKeyframe(12, duration: 0.3)
                LinearKeyframe(12, duration: 0.6)
            }
            KeyframeTrack(\.second) {
                LinearKeyframe(12, duration: 0.2)
                CubicKeyframe(36, duration: 0.3)
                CubicKeyframe(12, duration: 0.3)
                LinearKeyframe(12, duration: 0.4)
            }
            KeyframeTrack(\.third) {
                LinearKeyframe(12, duration: 0.4)
                CubicKeyframe(36, duration: 0.3)
                CubicKeyframe(12, duration: 0.3)
                LinearKeyframe(12, duration: 0.2)
            }
        }
    }

    private func bar(_ height: CGFloat) -> some View {
        Capsule().fill(.teal).frame(width: 8, height: height)
    }
}

/// A ring of dots whose brightness runs around by the clock.
private struct TimelineRing: View {
    var body: some View {
        TimelineView(.animation) { context in
            let turn = context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1.2) / 1.2
            ZStack {
                ForEach(0..<8, id: \.self) { dot in
                    let age = (turn - Double(dot) / 8 + 1).truncatingRemainder(dividingBy: 1)
                    Circle().fill(.indigo).frame(width: 8, height: 8)
                        .opacity(1 - 0.85 * age)
                        .offset(y: -18)
                        .rotationEffect(.degrees(Double(dot) * 45))
                }
            }
        }
    }
}

/// An arc that turns with a repeated animation.
private struct RepeatedArc: View {
    @State private var isTurned = false

    var body: some View {
        Circle().trim(from: 0, to: 0.7)
            .stroke(.pink, style: StrokeStyle(lineWidth: 5, lineCap: .round))
            .frame(width: 36, height: 36)
            .rotationEffect(.degrees(isTurned ? 360 : 0))
            .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isTurned = true } }
    }
}
