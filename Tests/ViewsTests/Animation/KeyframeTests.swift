import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierViews

@Suite struct `The keyframes of a timeline` {
    private struct Place: Equatable {
        var x = 0.0
        var y = 0.0
    }

    private func isClose(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 1e-6 }

    @Test func `that are linear lead from value to value`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 2)
            LinearKeyframe(4, duration: 1)
        }
        #expect(timeline.duration == 3)
        #expect(timeline.value(time: -1) == 0)
        #expect(timeline.value(time: 0) == 0)
        #expect(isClose(timeline.value(time: 1), 5))
        #expect(isClose(timeline.value(time: 2), 10))
        #expect(isClose(timeline.value(time: 2.5), 7))
        #expect(timeline.value(time: 3) == 4)
        #expect(timeline.value(time: 9) == 4)
        #expect(isClose(timeline.value(progress: 0.5), 7.5))
        #expect(timeline.value(progress: 1) == 4)
    }

    @Test func `that are linear follow their timing curves`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1, timingCurve: .circularEaseIn)
        }
        // 1 - √(1 - 0.6²).
        #expect(isClose(timeline.value(time: 0.6), 2))
    }

    @Test func `of several tracks run side by side`() {
        let timeline = KeyframeTimeline(initialValue: Place()) {
            KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
            KeyframeTrack(\.y) { LinearKeyframe(4, duration: 2) }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0.5) == Place(x: 5, y: 1))
        #expect(timeline.value(time: 1.5) == Place(x: 10, y: 3))
        #expect(timeline.value(time: 2) == Place(x: 10, y: 4))
    }

    @Test func `that move jump`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            MoveKeyframe(5)
            LinearKeyframe(10, duration: 1)
            MoveKeyframe(2)
        }
        #expect(timeline.value(time: 0) == 5)
        #expect(isClose(timeline.value(time: 0.5), 7.5))
        #expect(timeline.value(time: 1) == 2)
        #expect(timeline.duration == 1)
    }

    @Test func `that are cubic start and end at rest`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1, duration: 1) }
        // 3 t² - 2 t³.
        #expect(isClose(timeline.value(time: 0.25), 0.15625))
        #expect(isClose(timeline.value(time: 0.5), 0.5))
    }

    @Test func `that are cubic pass through each other as Catmull-Rom splines`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(3, duration: 1)
        }
        // The velocity at 1 s is (3 - 0) / 2.
        #expect(isClose(timeline.value(time: 0.5), 0.3125))
        #expect(isClose(timeline.value(time: 1.5), 2.1875))
        let slope = (timeline.value(time: 1 + 1e-6) - timeline.value(time: 1 - 1e-6)) / 2e-6
        #expect(abs(slope - 1.5) < 1e-4)
    }

    @Test func `that are cubic join other ones smoothly`() {
        let after = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 1)
            CubicKeyframe(1, duration: 1)
        }
        #expect(isClose(after.value(time: 1.5), 1.125))
        let before = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            LinearKeyframe(3, duration: 1)
        }
        #expect(isClose(before.value(time: 0.5), 0.25))
        let jump = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            MoveKeyframe(7)
            CubicKeyframe(8, duration: 1)
        }
        #expect(isClose(jump.value(time: 0.5), 0.5))
        #expect(isClose(jump.value(time: 1.5), 7.5))
    }

    @Test func `that are cubic have the velocities that are given`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(0, duration: 1, startVelocity: 4, endVelocity: -4)
        }
        #expect(isClose(timeline.value(time: 0.5), 1))
        let pair = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(0, duration: 1)
            CubicKeyframe(0, duration: 1, startVelocity: 8)
        }
        #expect(isClose(pair.value(time: 0.5), -1))
        #expect(isClose(pair.value(time: 1.5), 1))
    }

    @Test func `of springs follow the spring`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, duration: 1) }
        // 1 - (1 + π) e^-π.
        #expect(isClose(timeline.value(time: 0.25), 0.8210249))
        #expect(timeline.value(time: 1) == 1)
        let settling = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1) }
        #expect(abs(settling.duration - 9.2334 / (4 * .pi)) < 1e-4)
        let thrown = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, duration: 1, startVelocity: 5) }
        #expect(isClose(thrown.value(time: 0.25), 0.8750423))
    }

    @Test func `of springs take over the velocity, and pass on their value and velocity`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 1)
            SpringKeyframe(1, duration: 0.25)
            LinearKeyframe(2.0108035, duration: 1)
        }
        // 1 + t e^-π.
        #expect(isClose(timeline.value(time: 1.25 - 1e-9), 1.0108035))
        #expect(isClose(timeline.value(time: 1.75), 1.5108035))
    }

    @Test func `come from loops and branches`() {
        func timeline(_ isLong: Bool) -> KeyframeTimeline<Double> {
            KeyframeTimeline(initialValue: 0.0) {
                KeyframeTrack {
                    for index in 1...3 { LinearKeyframe(Double(index), duration: 1) }
                    if isLong {
                        LinearKeyframe(10, duration: 2)
                        LinearKeyframe(20, duration: 2)
                    } else {
                        MoveKeyframe(5)
                    }
                }
            }
        }
        #expect(timeline(true).duration == 7)
        #expect(isClose(timeline(true).value(time: 2.5), 2.5))
        #expect(isClose(timeline(true).value(time: 6), 15))
        #expect(timeline(false).duration == 3)
        #expect(timeline(false).value(time: 3) == 5)
        let direct = KeyframeTimeline(initialValue: 0.0) {
            for index in 1...2 { LinearKeyframe(Double(index), duration: 1) }
            if timeline(true).duration > 3 { MoveKeyframe(6) } else { LinearKeyframe(7, duration: 1) }
        }
        #expect(direct.duration == 2)
        #expect(direct.value(time: 2) == 6)
    }

    @Test func `can be grouped in a custom type`() {
        struct Pulse: KeyframeTrackContent {
            typealias Value = Double
            let height: Double
            var body: some KeyframeTrackContent<Double> {
                LinearKeyframe(height, duration: 1)
                LinearKeyframe(0, duration: 1)
            }
        }
        struct Both: Keyframes {
            var body: some Keyframes<Place> {
                KeyframeTrack(\.x) { Pulse(height: 4) }
                KeyframeTrack(\.y) { Pulse(height: 6) }
            }
        }
        let timeline = KeyframeTimeline(initialValue: Place()) { Both() }
        #expect(timeline.value(time: 1.5) == Place(x: 2, y: 3))
    }

    @Test func `that are empty do not change the value`() {
        let timeline = KeyframeTimeline(initialValue: Place(x: 1, y: 2)) {}
        #expect(timeline.duration == 0)
        #expect(timeline.value(time: 1) == Place(x: 1, y: 2))
        #expect(timeline.value(progress: 0.5) == Place(x: 1, y: 2))
    }

    @Test func `of invalid durations jump`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: -1)
            CubicKeyframe(2, duration: .nan)
            SpringKeyframe(3, duration: .infinity)
            LinearKeyframe(4, duration: 0)
        }
        #expect(timeline.duration == 0)
        #expect(timeline.value(time: 0) == 4)
        #expect(timeline.value(time: .nan) == 0)
        let endless = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: Spring(duration: 1, bounce: 1)) }
        #expect(endless.duration == 60)
    }
}
