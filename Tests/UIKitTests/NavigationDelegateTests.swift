import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `The delegate of a navigation controller` {
    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private final class Log: NSObject, UINavigationControllerDelegate {
        var lines: [String] = []

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            lines.append("will show \(viewController.title ?? "") \(animated)")
        }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            lines.append("did show \(viewController.title ?? "") \(animated)")
        }
    }

    private func controller(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    @Test func `learns of the controller on top before and after it is shown`() throws {
        let log = Log()
        let navigation = UINavigationController(rootViewController: controller("root"))
        navigation.delegate = log
        let page = TestPage(height: 400) { Hosted(controller: navigation) }
        page.update()
        #expect(log.lines == ["will show root false", "did show root false"])
        log.lines = []
        navigation.pushViewController(controller("second"), animated: true)
        for _ in 0..<3 { page.update() }
        #expect(log.lines == ["will show second true", "did show second true"])
        log.lines = []
        navigation.popViewController(animated: false)
        for _ in 0..<3 { page.update() }
        #expect(log.lines == ["will show root false", "did show root false"])
    }

    @Test func `learns when the user goes back`() throws {
        let log = Log()
        let navigation = UINavigationController(rootViewController: controller("root"))
        let page = TestPage(height: 400) { Hosted(controller: navigation) }
        navigation.pushViewController(controller("second"), animated: false)
        for _ in 0..<3 { page.update() }
        navigation.delegate = log
        try page.tap("root")
        for _ in 0..<3 { page.update() }
        #expect(log.lines == ["will show root true", "did show root true"])
        #expect(navigation.viewControllers.count == 1)
    }
}
