import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A property animator` {
    private struct Box: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView {
            let outer = UIView(frame: .zero)
            view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            view.backgroundColor = .red
            outer.addSubview(view)
            return outer
        }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private func animation(_ page: TestPage) -> DisplayAnimation? {
        page.update()
        return page.nodes.first { "\($0.type)" == "Shape" }?.animation
    }

    @Test func `changes views when it starts, and calls its completions at the end`() async {
        let view = UIView(frame: .zero)
        let page = TestPage { Box(view: view).frame(width: 100, height: 100) }
        page.update()
        let animator = UIViewPropertyAnimator(duration: 0.05, curve: .linear) { view.center.x = 50 }
        #expect(animator.state == .inactive && view.center.x == 10)
        let end = await withCheckedContinuation { ended in
            animator.addCompletion { ended.resume(returning: $0) }
            animator.startAnimation()
            #expect(animator.isRunning && view.center.x == 50)
            #expect(animation(page) != nil)
        }
        #expect(end == .end)
        #expect(!animator.isRunning && animator.state == .inactive && animator.fractionComplete == 1)
    }

    @Test func `calls its completions at a position once it is stopped`() {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: .current)
        #expect(ends == [.current] && animator.state == .inactive)
    }

    @Test func `moves views one keyframe after the other`() {
        let view = UIView(frame: .zero)
        let page = TestPage { Box(view: view).frame(width: 100, height: 100) }
        page.update()
        var order: [String] = []
        UIView.animateKeyframes(withDuration: 2, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                order.append("first")
                view.center.x = 50
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                order.append("second")
                view.alpha = 0.5
            }
            order.append("all")
        }
        #expect(order == ["all", "first", "second"])
        #expect(animation(page) != nil)
    }

    @Test func `replaces a view by another one`() {
        let (outer, first, second) = (UIView(), UIView(), UIView())
        outer.addSubview(first)
        UIView.transition(from: first, to: second, duration: 0.2)
        #expect(outer.subviews == [second] && first.superview == nil)
        outer.addSubview(first)
        UIView.transition(from: second, to: first, duration: 0.2, options: .showHideTransitionViews)
        #expect(outer.subviews == [second, first] && second.isHidden && !first.isHidden)
    }
}
