import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `The setting of animations` {
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

    /// The motion of the view after a change.
    private func animation(_ page: TestPage, _ change: () -> Void) -> DisplayAnimation? {
        change()
        page.update()
        return page.nodes.first { "\($0.type)" == "Shape" }?.animation
    }

    @Test func `stops animations of views until it allows them again`() {
        let view = UIView(frame: .zero)
        let page = TestPage { Box(view: view).frame(width: 100, height: 100) }
        #expect(UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        var isComplete = false
        let first = animation(page) {
            UIView.animate(withDuration: 1, animations: { view.center.x = 50 }, completion: { isComplete = $0 })
        }
        #expect(first == nil && isComplete)
        #expect(page.frames(ofType: "Shape") == [CGRect(x: 140, y: 50, width: 20, height: 20)])
        UIView.setAnimationsEnabled(true)
        #expect(animation(page) { UIView.animate(withDuration: 1) { view.center.x = 90 } } != nil)
    }

    @Test func `is off inside of changes without animation`() {
        let view = UIView(frame: .zero)
        let page = TestPage { Box(view: view).frame(width: 100, height: 100) }
        var isEnabled = true
        let motion = animation(page) {
            UIView.performWithoutAnimation {
                isEnabled = UIView.areAnimationsEnabled
                UIView.animate(withDuration: 1) { view.center.x = 50 }
            }
        }
        #expect(!isEnabled && motion == nil && UIView.areAnimationsEnabled)
    }

    @Test func `belongs to its page`() {
        let first = TestPage { Text("first") }
        first.update()
        UIView.setAnimationsEnabled(false)
        let second = TestPage { Text("second") }
        second.update()
        #expect(UIView.areAnimationsEnabled)
    }
}
