import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `Effects on the symbol of an image view` {
    private func view() -> UIImageView { UIImageView(image: UIImage(systemName: "star")) }

    @Test func `play once or until they are removed`() {
        let view = view()
        view.addSymbolEffect(.bounce)
        view.addSymbolEffect(.pulse)
        view.addSymbolEffect(.scale.up)
        #expect(view.symbolEffects.map(\.options) == [.nonRepeating, .default, .default])
        view.addSymbolEffect(.bounce, options: .repeating)
        #expect(view.symbolEffects.count == 3 && view.symbolEffects[0].options == .repeating)
        #expect(view.symbolEffects[0].playCount == 1 && view.symbolEffects[1].playCount == 0)
        view.removeSymbolEffect(ofType: .pulse)
        #expect(view.symbolEffects.map(\.isActive) == [true, false, true])
        view.removeAllSymbolEffects()
        #expect(view.symbolEffects.map(\.isActive) == [false, false, false])
    }

    @Test func `change the page`() {
        let view = view()
        let page = TestPage { Shown(view: view).frame(width: 40, height: 40) }
        let before = page.tree
        view.addSymbolEffect(.pulse)
        #expect(page.update() !== before)
    }

    @Test func `tell that the page has them`() {
        let view = view()
        let page = TestPage { Shown(view: view) }
        var calls: [String] = []
        view.addSymbolEffect(.bounce) { context in
            calls.append("\(context.isFinished) \(context.effect != nil) \(context.sender === view)")
        }
        page.update()
        #expect(calls == ["true true true"])
    }

    @Test func `replace a symbol`() throws {
        let (view, moon) = (view(), try #require(UIImage(systemName: "moon")))
        view.setSymbolImage(moon, contentTransition: .replace)
        #expect(view.image === moon && view.symbolTransition == .symbolEffect(.replace))
        view.image = UIImage(systemName: "star")
        #expect(view.symbolTransition == nil)
    }
}

/// Texts have letters of ten points and lines of ten points.
@MainActor @Suite struct `Further properties of views` {
    @Test func `are a distance of the system between views`() {
        let page = TestPage { Text("Page") }
        page.update()
        let stack = UIStackView(
            arrangedSubviews: ["a", "b"].map { text in
                let label = UILabel()
                label.text = text
                return label
            })
        stack.spacing = UIStackView.spacingUseSystem
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 28, height: 10))
        stack.spacing = 0
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[0])
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 28, height: 10))
    }

    @Test func `are the text of a truncated label beside the pointer`() {
        let page = TestPage { Text("Page") }
        page.update()
        let label = UILabel()
        label.text = "abcd ef"
        #expect(label.isTruncated(in: CGSize(width: 40, height: 10)))
        #expect(!label.isTruncated(in: CGSize(width: 70, height: 10)))
        label.numberOfLines = 0
        #expect(!label.isTruncated(in: CGSize(width: 40, height: 20)))
        #expect(label.isTruncated(in: CGSize(width: 40, height: 10)))
    }
}
