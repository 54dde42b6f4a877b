import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `An action of an alert` {
    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private let presenter = UIViewController()

    private func alert(_ title: String, _ handler: @escaping () -> Void) -> UIAlertController {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "End \(title)", style: .default) { _ in handler() })
        return alert
    }

    @Test func `runs after the alert, so that it can present another one`() throws {
        var lines: [String] = []
        let page = TestPage(height: 400) { Hosted(controller: presenter) }
        let second = alert("two") { lines.append("two") }
        presenter.present(
            alert("one") {
                lines.append("one \(presenter.presentedViewController == nil)")
                presenter.present(second, animated: false)
            }, animated: false)
        page.update()
        try page.tap("End one")
        page.update()
        #expect(lines == ["one true"] && presenter.presentedViewController === second)
        #expect(page.texts.contains("two") && !page.texts.contains("one"))
        try page.tap("End two")
        #expect(lines == ["one true", "two"] && presenter.presentedViewController == nil)
    }

    @Test func `can dismiss the controller that presents the alert`() throws {
        let page = TestPage(width: 390, height: 800) { Hosted(controller: presenter) }
        let sheet = UIViewController()
        presenter.present(sheet, animated: false)
        for _ in 0..<2 { page.update() }
        sheet.present(alert("one") { sheet.dismiss(animated: false) }, animated: false)
        for _ in 0..<2 { page.update() }
        try page.tap("End one")
        page.update()
        #expect(presenter.presentedViewController == nil)
    }
}
