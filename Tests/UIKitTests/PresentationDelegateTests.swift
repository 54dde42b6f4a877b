import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `The delegate of a presentation` {
    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private final class Log: NSObject, UIAdaptivePresentationControllerDelegate {
        var lines: [String] = []
        var allows = true

        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
            lines.append("should")
            return allows
        }
        func presentationControllerWillDismiss(_ controller: UIPresentationController) { lines.append("will") }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) { lines.append("did") }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
            lines.append("attempt")
        }
    }

    private final class Bubble: NSObject, UIPopoverPresentationControllerDelegate {
        var lines: [String] = []

        func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) { lines.append("prepare") }
        func popoverPresentationControllerShouldDismissPopover(_ controller: UIPopoverPresentationController) -> Bool {
            lines.append("should")
            return true
        }
        func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController) {
            lines.append("did")
        }
    }

    private let presenter = UIViewController()
    private let sheet = UIViewController()

    private func page(width: CGFloat = 390) -> TestPage {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "sheet"
        sheet.view.addSubview(label)
        let page = TestPage(width: width, height: 800) { Hosted(controller: presenter) }
        page.update()
        return page
    }

    private func present(on page: TestPage) {
        presenter.present(sheet, animated: false)
        for _ in 0..<2 { page.update() }
    }

    /// Ends the topmost presentation as the user does.
    private func dismiss(_ page: TestPage) throws {
        let node = try #require(page.nodes.last { $0.events.contains(.dismiss) })
        try page.graph.send(DisplayEvent(node: node.id, type: .dismiss))
        for _ in 0..<2 { page.update() }
    }

    @Test func `is asked, and learns before and after the user ends the presentation`() throws {
        let (log, page) = (Log(), page())
        sheet.presentationController?.delegate = log
        present(on: page)
        #expect(page.texts.contains("sheet"))
        try dismiss(page)
        #expect(log.lines == ["should", "will", "did"])
        #expect(presenter.presentedViewController == nil && !page.texts.contains("sheet"))
    }

    @Test func `can refuse, and learns of the attempt`() throws {
        let (log, page) = (Log(), page())
        sheet.presentationController?.delegate = log
        log.allows = false
        present(on: page)
        try dismiss(page)
        #expect(log.lines == ["should", "attempt"])
        #expect(presenter.presentedViewController === sheet && page.texts.contains("sheet"))
        log.lines = []
        sheet.isModalInPresentation = true
        page.update()
        try dismiss(page)
        #expect(log.lines == ["attempt"] && page.texts.contains("sheet"))
        sheet.isModalInPresentation = false
        let child = UIViewController()
        sheet.addChild(child)
        child.isModalInPresentation = true
        log.lines = []
        try dismiss(page)
        #expect(log.lines == ["attempt"])
    }

    @Test func `of a popover is told before it is shown, and by the names of old`() throws {
        let (log, page) = (Bubble(), page(width: 1000))
        let source = UIView(frame: CGRect(x: 100, y: 50, width: 40, height: 20))
        presenter.view.addSubview(source)
        sheet.modalPresentationStyle = .popover
        sheet.popoverPresentationController?.sourceView = source
        sheet.popoverPresentationController?.delegate = log
        present(on: page)
        #expect(log.lines == ["prepare"])
        try dismiss(page)
        #expect(log.lines == ["prepare", "should", "did"])
    }
}
