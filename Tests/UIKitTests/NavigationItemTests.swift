import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `The item of a controller in a bar` {
    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private let first = UIViewController()
    private let second = UIViewController()

    /// A page with two controllers in a stack. The second one is on top.
    private func page() -> TestPage {
        (first.title, second.title) = ("Letters", "Letter")
        let stack = UINavigationController(rootViewController: first)
        stack.pushViewController(second, animated: false)
        return TestPage(width: 390, height: 400) { Hosted(controller: stack) }
    }

    /// The texts of the button that goes back.
    private func back(_ page: TestPage) -> [String] {
        page.nodes.last { "\($0.type)" == "BackButton" }.map { button in
            var found: [String] = []
            func visit(_ node: DisplayNode) {
                if case .text(let text) = node.content { found.append(text.plainText) }
                node.children.forEach(visit)
            }
            visit(button)
            return found
        } ?? []
    }

    @Test func `sets the text on the button that goes back to it`() {
        let page = page()
        #expect(back(page) == ["Letters"])
        first.navigationItem.backButtonTitle = "All"
        page.update()
        #expect(back(page) == ["All"])
        first.navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
        page.update()
        #expect(back(page) == [])
        first.navigationItem.backBarButtonItem = nil
        first.navigationItem.backButtonDisplayMode = .generic
        page.update()
        #expect(back(page) == ["Back"])
        first.navigationItem.backButtonDisplayMode = .minimal
        page.update()
        #expect(back(page) == [])
    }

    @Test func `shows a line above the title`() throws {
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Send", style: .plain, target: nil, action: nil)
        let page = page()
        let item = try #require(page.frame(of: "Send"))
        second.navigationItem.prompt = "Drafts are kept."
        page.update()
        let prompt = try #require(page.frame(of: "Drafts are kept."))
        #expect(prompt.maxY <= 24)
        #expect(page.frame(of: "Send")?.minY == item.minY + 24)
    }

    @Test func `has a button that begins and ends editing`() throws {
        second.navigationItem.rightBarButtonItem = second.editButtonItem
        let page = page()
        try page.tap("Edit")
        #expect(second.isEditing && page.texts.contains("Done") && !page.texts.contains("Edit"))
        second.setEditing(false, animated: false)
        page.update()
        #expect(page.texts.contains("Edit"))
    }

    @Test func `belongs to the stack in which a controller inside shows another one`() {
        let page = page()
        let child = UIViewController()
        second.addChild(child)
        let third = UIViewController()
        child.show(third, sender: nil)
        #expect(third.navigationController?.topViewController === third)
        let alone = UIViewController()
        alone.show(UIViewController(), sender: nil)
        #expect(alone.presentedViewController != nil)
        _ = page
    }

    @Test func `has its first item at the right edge`() throws {
        second.navigationItem.rightBarButtonItems = ["One", "Two"].map {
            UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
        }
        let page = page()
        #expect(try #require(page.frame(of: "One")).minX > (try #require(page.frame(of: "Two")).maxX))
    }
}
