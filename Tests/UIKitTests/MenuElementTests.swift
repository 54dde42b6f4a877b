import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `Elements of a menu` {
    private func button(_ elements: [UIMenuElement]) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Menu", for: .normal)
        button.menu = UIMenu(children: elements)
        button.showsMenuAsPrimaryAction = true
        return button
    }

    @Test func `are provided by the app, at once or later`() throws {
        var requests = 0
        var chosen: [String] = []
        var complete: (([UIMenuElement]) -> Void)?
        let now = UIDeferredMenuElement { provide in
            requests += 1
            provide([UIAction(title: "Now") { _ in chosen.append("now") }])
        }
        let later = UIDeferredMenuElement.uncached { complete = $0 }
        let button = button([now, later])
        let page = TestPage { Shown(view: button) }
        #expect(page.texts.contains("Now") && requests == 1)
        complete?([UIAction(title: "Later") { _ in chosen.append("later") }])
        page.update()
        #expect(page.texts.contains("Later"))
        try page.tap("Now")
        try page.tap("Later")
        #expect(chosen == ["now", "later"])
        // An element that keeps its elements asks once.
        button.setTitle("Other", for: .normal)
        page.update()
        #expect(requests == 1)
    }

    @Test func `have second lines and sections with titles`() {
        let action = UIAction(title: "Copy", subtitle: "All pages") { _ in }
        let button = button([UIMenu(title: "Edit", options: .displayInline, children: [action])])
        let page = TestPage { Shown(view: button) }
        for text in ["Edit", "Copy", "All pages"] { #expect(page.texts.contains(text)) }
    }

    @Test func `are replaced in a menu of the same identity`() {
        let (first, second) = (UIAction(title: "a") { _ in }, UIAction(title: "b", state: .on) { _ in })
        let menu = UIMenu(
            title: "Menu", subtitle: "Two", identifier: UIMenu.Identifier("menu"), preferredElementSize: .small,
            children: [first])
        let other = menu.replacingChildren([first, second])
        #expect(other.identifier == menu.identifier && other.title == "Menu" && other.subtitle == "Two")
        #expect(other.children == [first, second] && other.selectedElements == [second])
        #expect(other.preferredElementSize == .small && UIMenu().identifier != UIMenu().identifier)
    }
}
