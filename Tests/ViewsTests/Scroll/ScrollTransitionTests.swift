import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A scroll transition` {
    /// Ten rows of 50 points in a view of 200 points. The sixth one, from 250 on, has a transition.
    private func page(
        _ configuration: ScrollTransitionConfiguration, top: ScrollTransitionConfiguration? = nil, axis: Axis? = nil
    ) -> TestPage {
        TestPage {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 250)
                    Text("row").frame(height: 50)
                        .scrollTransition(topLeading: top ?? configuration, bottomTrailing: configuration, axis: axis) {
                            content, phase in content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 100)
                        }
                    Color.clear.frame(height: 200)
                }
            }
        }
    }

    private func opacities(_ page: TestPage) -> [[Double]]? {
        page.scrollEffect?.opacities.map { [Double($0.offset), $0.value] }
    }

    private func distances(_ page: TestPage) -> [[Double]]? {
        page.scrollEffect?.transforms.map { sample in
            guard case .steps(let steps) = sample.value.kind, case .translation(let x, _, _)? = steps.first else {
                return []
            }
            return [Double(sample.offset), Double(x)]
        }
    }

    @Test func `is interpolated from hidden to visible at both edges`() {
        let page = page(.interactive(timingCurve: .linear))
        // The row is below the area up to an offset of 50, visible from 100 to 250, and above it from 300.
        #expect(opacities(page) == [[0, 0], [50, 0], [100, 1], [250, 1], [300, 0]])
        #expect(distances(page) == [[0, 100], [50, 100], [100, 0], [250, 0], [300, -100]])
        #expect(page.effects[0].appearance?.opacity == 0)
        #expect(page.scrollNode?.events == [])
    }

    @Test func `ends at its threshold`() {
        #expect(
            opacities(page(.interactive(timingCurve: .linear).threshold(.visible(0.5))))?.prefix(3) == [
                [0, 0], [50, 0], [75, 1],
            ])
        #expect(
            opacities(page(.interactive(timingCurve: .linear).threshold(.centered)))?.prefix(3) == [
                [0, 0], [50, 0], [175, 1],
            ])
        let between = ScrollTransitionConfiguration.Threshold.hidden.interpolated(toward: .centered, amount: 0.2)
        #expect(
            opacities(page(.interactive(timingCurve: .linear).threshold(between)))?.prefix(3) == [
                [0, 0], [50, 0], [75, 1],
            ])
        let inner = ScrollTransitionConfiguration.Threshold.visible.inset(by: 20)
        #expect(
            opacities(page(.interactive(timingCurve: .linear).threshold(inner)))?.prefix(3) == [
                [0, 0], [50, 0], [120, 1],
            ])
    }

    @Test func `follows its curve`() throws {
        let samples = try #require(opacities(page(.interactive)))
        let middle = try #require(samples.first { abs($0[0] - 75) < 8 })
        #expect(abs(middle[1] - UnitCurve.easeInOut.value(at: (middle[0] - 50) / 50)) < 0.001)
        #expect(samples.count > 6)
    }

    @Test func `changes at the threshold with an animation, if it is animated`() {
        let page = page(.animated(.linear(duration: 2)))
        #expect(page.scrollEffect?.course == .steps(Animation.linear(duration: 2).display))
        // Half a point beyond the thresholds, because browsers stop at whole pixels.
        #expect(opacities(page) == [[0, 0], [99.5, 1], [250.5, 0]])
        #expect(distances(page) == [[0, 100], [99.5, 0], [250.5, -100]])
        #expect(self.page(.animated).scrollEffect?.course == .steps(Animation.default.display))
    }

    @Test func `is interpolated at both edges if it is at one`() {
        #expect(page(.interactive, top: .animated).scrollEffect?.course == .interpolated)
        #expect(page(.animated, top: .interactive).scrollEffect?.course == .interpolated)
    }

    @Test func `may have a configuration for each edge`() {
        #expect(
            opacities(page(.identity, top: .interactive(timingCurve: .linear).threshold(.centered)))
                == [[0, 1], [175, 1], [300, 0]])
        #expect(opacities(page(.identity)) == nil)
        #expect(page(.identity).effects[0].appearance?.opacity ?? 1 == 1)
    }

    @Test func `is in the identity phase outside of a scroll view along its axis`() {
        #expect(page(.interactive, axis: .horizontal).scrollEffect == nil)
        let page = TestPage {
            Text("a").scrollTransition { content, phase in content.offset(x: phase.value * 10) }
        }
        #expect(page.effects[0].steps == [.translation(x: 0, y: 0, z: 0)])
    }

    @Test func `begins at the leading edge in a right-to-left layout`() {
        let page = TestPage {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Color.clear.frame(width: 400, height: 50)
                    Text("a").frame(width: 100, height: 50).scrollTransition(.interactive(timingCurve: .linear)) {
                        content, phase in content.opacity(phase == .topLeading ? 0 : 1)
                    }
                    Color.clear.frame(width: 400, height: 50)
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        // The view is leading while it is still to the right of the area.
        #expect(opacities(page) == [[0, 0], [100, 0], [200, 1], [600, 1]])
    }

    @Test func `has phases with values`() {
        let phases: [ScrollTransitionPhase] = [.topLeading, .identity, .bottomTrailing]
        #expect(phases.map(\.value) == [-1, 0, 1])
        #expect(phases.map(\.isIdentity) == [false, true, false])
    }
}
