import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A tab bar controller` {
    private final class Screen: UIViewController {
        let name: String
        var calls: [String] = []

        init(_ name: String) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
            label.text = "screen \(name)"
            view.addSubview(label)
            calls.append("loaded")
        }

        override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
    }

    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var refused = ""
        var selected: [String] = []

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { viewController.title != refused }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            selected.append(viewController.title ?? "")
        }
    }

    private struct Tabs: UIViewControllerRepresentable {
        let controller: UITabBarController

        func makeUIViewController(context: Context) -> UITabBarController { controller }
        func updateUIViewController(_ controller: UITabBarController, context: Context) {}
    }

    private func make() -> (UITabBarController, [Screen]) {
        let screens = ["a", "b", "c"].map { Screen($0) }
        let controller = UITabBarController()
        controller.viewControllers = screens
        return (controller, screens)
    }

    @Test func `shows the selected controller, and makes the views of others when they are selected`() throws {
        let (controller, screens) = make()
        let page = TestPage(height: 400) { Tabs(controller: controller) }
        #expect(page.texts == ["screen a", "a", "b", "c"])
        try page.tap("b")
        #expect(page.texts == ["screen b", "a", "b", "c"])
        #expect(controller.selectedIndex == 1 && controller.selectedViewController === screens[1])
        #expect(screens[1].tabBarController === controller)
        #expect(screens.map(\.calls) == [["loaded", "appeared", "disappeared"], ["loaded", "appeared"], []])
    }

    @Test func `asks its delegate, and reports the user's selections only`() throws {
        let (controller, _) = make()
        let delegate = Delegate()
        controller.delegate = delegate
        delegate.refused = "c"
        let page = TestPage(height: 400) { Tabs(controller: controller) }
        controller.selectedIndex = 1
        page.update()
        #expect(page.texts.first == "screen b")
        try page.tap("c")
        #expect(page.texts.first == "screen b")
        try page.tap("a")
        #expect(page.texts.first == "screen a")
        #expect(delegate.selected == ["a"])
    }

    @Test func `shows the items of its controllers, as they are now`() {
        let (controller, screens) = make()
        screens[1].tabBarItem = UITabBarItem(title: "second", image: nil, tag: 7)
        let stack = UINavigationController(rootViewController: Screen("root"))
        controller.viewControllers = [screens[0], screens[1], stack]
        let page = TestPage(height: 400) { Tabs(controller: controller) }
        #expect(page.texts == ["screen a", "a", "second", "root"])
        screens[1].tabBarItem.badgeValue = "5"
        screens[0].title = "first"
        page.update()
        #expect(page.texts == ["screen a", "first", "second", "5", "root"])
    }

    @Test func `has no bar while a pushed controller hides it`() {
        let (controller, screens) = make()
        let (stack, detail) = (UINavigationController(rootViewController: Screen("root")), Screen("detail"))
        detail.hidesBottomBarWhenPushed = true
        controller.viewControllers = [stack, screens[1]]
        let page = TestPage(height: 400) { Tabs(controller: controller) }
        #expect(page.texts.contains("b"))
        stack.pushViewController(detail, animated: false)
        page.update()
        #expect(page.texts.contains("screen detail") && !page.texts.contains("b"))
        stack.popViewController(animated: false)
        page.update()
        #expect(page.texts.contains("b"))
    }

    @Test func `keeps the selected controller while others come and go`() {
        let (controller, screens) = make()
        controller.selectedViewController = screens[2]
        controller.setViewControllers([screens[2], screens[0]], animated: false)
        #expect(controller.selectedIndex == 0 && screens[1].parent == nil)
        controller.selectedIndex = 5
        #expect(controller.selectedIndex == 0)
        controller.viewControllers = nil
        #expect(controller.selectedIndex == NSNotFound && controller.selectedViewController == nil)
    }

    @Test func `has a bar whose appearance is its own`() throws {
        let (controller, _) = make()
        controller.tabBar.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let page = TestPage(height: 400) { Tabs(controller: controller) }
        func isRed() -> Bool {
            page.nodes.contains { $0.appearance?.background == .color(.rgb(1, 0, 0)) || $0.isFilled(.rgb(1, 0, 0)) }
        }
        #expect(isRed())
        controller.tabBar.isHidden = true
        page.update()
        #expect(page.texts == ["screen a"])
    }
}

extension DisplayNode {
    fileprivate func isFilled(_ color: DisplayColor) -> Bool {
        if case .shape(let shape) = content { shape.fill == .color(color) } else { false }
    }
}
