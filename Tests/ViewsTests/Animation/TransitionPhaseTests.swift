import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

/// The appearance of a view in the phases of a transition.
@MainActor @Suite struct `The phase of a transition` {
    private func appearances(_ transition: some Transition, _ phase: TransitionPhase) -> [Appearance] {
        TestPage { transition.apply(content: Color.red.frame(width: 20, height: 40), phase: phase) }
            .nodes.compactMap(\.appearance)
    }

    private func filters(_ transition: some Transition, _ phase: TransitionPhase) -> [DisplayFilter] {
        appearances(transition, phase).flatMap { $0.filters }
    }

    private func opacity(_ transition: some Transition, _ phase: TransitionPhase) -> Double {
        appearances(transition, phase).reduce(1) { $0 * $1.opacity }
    }

    private func factor(_ transition: some Transition, _ phase: TransitionPhase) -> CGFloat? {
        appearances(transition, phase).lazy.compactMap { appearance in
            if case .matrix(let matrix)? = appearance.transform?.kind { matrix.a } else { nil }
        }.first
    }

    @Test func `hides a view of the identity transition only when it has gone`() {
        #expect(opacity(.identity, .willAppear) == 1)
        #expect(opacity(.identity, .identity) == 1)
        #expect(opacity(.identity, .didDisappear) == 0)
    }

    @Test func `blurs, fades and resizes a view that is replaced`() {
        for phase in [TransitionPhase.willAppear, .didDisappear] {
            #expect(filters(.blurReplace, phase) == [.blur(radius: 7)])
            #expect(opacity(.blurReplace, phase) == 0)
        }
        #expect(factor(.blurReplace, .willAppear) == 0.9 && factor(.blurReplace, .didDisappear) == 0.9)
        #expect(factor(.blurReplace(.upUp), .willAppear) == 0.9)
        #expect(factor(.blurReplace(.upUp), .didDisappear) == 1.1)
        #expect(filters(.blurReplace, .identity) == [.blur(radius: 0)])
        #expect(opacity(.blurReplace, .identity) == 1)
    }

    @Test func `is that of the insertion or the removal in an asymmetric transition`() {
        let transition = AsymmetricTransition(insertion: .opacity, removal: .scale(0.5))
        #expect(opacity(transition, .willAppear) == 0 && opacity(transition, .didDisappear) == 1)
        #expect(factor(transition, .didDisappear) == 0.5 && factor(transition, .willAppear) ?? 1 == 1)
    }

    @Test func `moves the view unless the whole transition only fades`() {
        func hasMotion<T: Transition>(_ transition: T) -> Bool { T.properties.hasMotion }
        #expect(!hasMotion(.opacity) && !hasMotion(.identity) && hasMotion(.slide))
        #expect(!hasMotion(OpacityTransition().combined(with: .identity)))
        #expect(hasMotion(OpacityTransition().combined(with: .slide)))
        #expect(hasMotion(SlideTransition().combined(with: .opacity)))
        #expect(!hasMotion(AsymmetricTransition(insertion: .opacity, removal: .opacity)))
        #expect(hasMotion(AsymmetricTransition(insertion: .slide, removal: .opacity)))
        #expect(hasMotion(AsymmetricTransition(insertion: .opacity, removal: .slide)))
        #expect(!hasMotion(OpacityTransition().animation(.linear)) && hasMotion(SlideTransition().animation(.linear)))
    }
}
