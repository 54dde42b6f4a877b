import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A view for assistive technologies` {
    private final class Level: UIView {
        var value = 1
        override func accessibilityIncrement() { value += 1 }
        override func accessibilityDecrement() { value -= 1 }
    }

    private func roles(_ page: TestPage) -> [Semantics.Role] { page.nodes.compactMap { $0.semantics?.role } }

    private func label(_ text: String) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = text
        return label
    }

    @Test func `has the role of its traits`() {
        let label = label("Title")
        let page = TestPage { Shown(view: label) }
        #expect(roles(page) == [])
        label.accessibilityTraits = .header
        page.update()
        #expect(roles(page) == [.heading])
        label.accessibilityTraits = [.button, .selected]
        page.update()
        #expect(roles(page) == [.button])
        label.accessibilityTraits = .staticText
        page.update()
        #expect(roles(page) == [])
    }

    @Test func `offers its actions as buttons`() throws {
        let label = label("Message")
        var performed: [String] = []
        label.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete") { action in
                performed.append(action.name)
                return true
            }
        ]
        let page = TestPage { Shown(view: label) }
        try page.tap("Delete")
        #expect(performed == ["Delete"])
    }

    @Test func `whose value can be changed has two buttons for it`() throws {
        let view = Level(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Level"
        view.accessibilityTraits = .adjustable
        let page = TestPage { Shown(view: view) }
        #expect(page.nodes.filter { $0.events.contains(.tap) }.count == 2)
    }

    @Test func `shows only the elements that it lists`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let (one, other) = (label("one"), label("other"))
        view.addSubview(one)
        view.addSubview(other)
        let page = TestPage { Shown(view: view) }
        func hidden() -> Int { page.nodes.count { $0.semantics?.isHidden == true } }
        #expect(hidden() == 0)
        view.accessibilityElements = [other]
        page.update()
        #expect(hidden() == 1)
        view.accessibilityElements = nil
        page.update()
        #expect(hidden() == 0)
    }

    @Test func `has the gray tint of a dimmed view around`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.tintColor = .red
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintColor == .systemGray)
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintColor == .red)
    }
}
