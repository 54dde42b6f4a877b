import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

/// Texts have letters of ten points and lines of ten points.
@MainActor @Suite struct `The parts of a button` {
    private let page = TestPage { Text("Page") }

    /// A button with its title at the lower edge, as apps write it.
    private final class Tile: UIButton {
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.minX, y: contentRect.maxY - 10, width: contentRect.width, height: 10)
        }
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.minX, y: contentRect.minY, width: 20, height: 20)
        }
    }

    @Test func `have rectangles in that of the content`() {
        page.update()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("abcd", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
        let content = button.contentRect(forBounds: button.bounds)
        #expect(content == CGRect(x: 10, y: 0, width: 90, height: 40))
        #expect(button.titleRect(forContentRect: content) == CGRect(x: 35, y: 15, width: 40, height: 10))
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .top
        #expect(button.titleRect(forContentRect: content) == CGRect(x: 10, y: 0, width: 40, height: 10))
        button.titleEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 0)
        #expect(button.titleRect(forContentRect: content) == CGRect(x: 15, y: 3, width: 40, height: 10))
        #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
    }

    @Test func `stand beside each other or above each other`() {
        var layout = ButtonLayout(
            words: CGSize(width: 40, height: 10), image: CGSize(width: 20, height: 20), gap: 5, placement: .trailing)
        let content = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(layout.size == CGSize(width: 65, height: 20))
        #expect(layout.frames(in: content, .right, .center).words == CGRect(x: 35, y: 15, width: 40, height: 10))
        #expect(layout.frames(in: content, .right, .center).image == CGRect(x: 80, y: 10, width: 20, height: 20))
        layout.placement = .bottom
        #expect(layout.size == CGSize(width: 40, height: 35))
        #expect(layout.frames(in: content, .left, .top).words == CGRect(x: 0, y: 0, width: 40, height: 10))
        #expect(layout.frames(in: content, .left, .top).image == CGRect(x: 10, y: 15, width: 20, height: 20))
    }

    @Test func `are where a subclass places them`() {
        let button = Tile(frame: .zero)
        button.setTitle("ab", for: .normal)
        let page = TestPage { Shown(view: button).frame(width: 60, height: 80) }
        // The title is in the middle of its rectangle, at the lower edge of the button.
        #expect(page.frame(of: "ab") == CGRect(x: 140, y: 130, width: 20, height: 10))
    }

    @Test func `move by their insets`() {
        let button = UIButton(type: .custom)
        button.setTitle("ab", for: .normal)
        let page = TestPage { Shown(view: button).frame(width: 60, height: 40) }
        #expect(page.frame(of: "ab") == CGRect(x: 140, y: 95, width: 20, height: 10))
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 4, right: 0)
        page.update()
        #expect(page.frame(of: "ab") == CGRect(x: 145, y: 93, width: 20, height: 10))
    }

    @Test func `are told by the labels`() {
        page.update()
        let button = UIButton(type: .system)
        button.setTitle("abcd ef", for: .normal)
        #expect(button.titleLabel?.text == "abcd ef" && button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
        #expect(button.contentHeight(in: 40) == nil)
        button.titleLabel?.numberOfLines = 0
        // Two lines, and 12 points as the height of a button without insets.
        #expect(button.contentHeight(in: 40) == 32)
        button.setTitleShadowColor(.red, for: .normal)
        #expect(button.currentTitleShadowColor == .red && button.titleShadowColor(for: .selected) == nil)
    }

    @Test func `of a system button are an image and a method`() throws {
        final class Target {
            var count = 0
            func save() { count += 1 }
        }
        let target = Target()
        let image = try #require(UIImage(systemName: "star"))
        let button = UIButton.systemButton(with: image, target: target, action: Selector("save", Target.save))
        #expect(button.currentImage === image && button.buttonType == .system)
        button.sendActions(for: .touchUpInside)
        #expect(target.count == 1)
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 30), forImageIn: .normal)
        page.update()
        #expect(button.intrinsicContentSize == CGSize(width: 36, height: 48))
        #expect(button.preferredSymbolConfigurationForImage(in: .normal)?.pointSize == 30)
    }

    @Test func `show the choice from a menu`() throws {
        var chosen: [String] = []
        func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
            UIAction(title: title, state: state) { chosen.append("\($0.title) \($0.sender is UIButton)") }
        }
        let button = UIButton(configuration: .plain())
        let menu = UIMenu(children: [action("Red"), UIMenu(options: .displayInline, children: [action("Blue", .on)])])
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        #expect(button.currentTitle == nil)
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Blue")
        var changes = 0
        button.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        let page = TestPage { Shown(view: button) }
        try page.tap("Red")
        #expect(chosen == ["Red true"] && changes == 1)
        #expect(button.currentTitle == "Red" && menu.children.first.flatMap { ($0 as? UIAction)?.state } == .on)
        #expect(menu.selectedElements == [menu.children[0]])
    }
}
