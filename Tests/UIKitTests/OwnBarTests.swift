import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

private struct ShownBar: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
}

@MainActor @Suite struct `A navigation bar without a controller` {
    private final class Delegate: NSObject, UINavigationBarDelegate {
        var calls: [String] = []
        var refuses = false

        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            calls.append("should push \(item.title ?? "")")
            return !refuses
        }

        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            calls.append("did push \(item.title ?? "")")
        }

        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            calls.append("should pop \(item.title ?? "")")
            return !refuses
        }

        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            calls.append("did pop \(item.title ?? "")")
        }

        func position(for bar: any UIBarPositioning) -> UIBarPosition { refuses ? .topAttached : .any }
    }

    private func make() -> (UINavigationBar, Delegate, TestPage) {
        let (bar, delegate) = (UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)), Delegate())
        bar.delegate = delegate
        bar.items = [UINavigationItem(title: "First")]
        return (bar, delegate, TestPage { ShownBar(view: bar) })
    }

    @Test func `shows its item, and goes back by a button`() throws {
        let (bar, delegate, page) = make()
        #expect(page.texts == ["First"])
        bar.pushItem(UINavigationItem(title: "Second"), animated: true)
        page.update()
        #expect(page.texts == ["Second", "First"] && bar.backItem?.title == "First")
        try page.tap("First")
        #expect(page.texts == ["First"])
        #expect(delegate.calls == ["should push Second", "did push Second", "should pop Second", "did pop Second"])
        #expect(bar.popItem(animated: true) == nil && bar.items?.count == 1)
    }

    @Test func `keeps its items if the delegate refuses`() throws {
        let (bar, delegate, page) = make()
        bar.setItems([UINavigationItem(title: "First"), UINavigationItem(title: "Second")], animated: false)
        page.update()
        delegate.refuses = true
        try page.tap("First")
        #expect(page.texts == ["Second", "First"])
        bar.pushItem(UINavigationItem(title: "Third"), animated: false)
        #expect(bar.items?.count == 2)
        #expect(delegate.calls == ["should pop Second", "should push Third"])
    }

    @Test func `shows the buttons of its item, as they are now`() throws {
        let (bar, _, page) = make()
        var presses = 0
        bar.topItem?.rightBarButtonItem = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in presses += 1 })
        bar.topItem?.title = "Changed"
        page.update()
        #expect(page.texts == ["Changed", "Add"])
        try page.tap("Add")
        #expect(presses == 1)
    }

    @Test func `has the place that the delegate chooses`() {
        let (bar, delegate, _) = make()
        #expect(bar.barPosition == .top)
        delegate.refuses = true
        #expect(bar.barPosition == .topAttached)
        #expect(UIToolbar(frame: .zero).barPosition == .bottom)
    }
}

@MainActor @Suite struct `A tab bar without a controller` {
    private final class Delegate: NSObject, UITabBarDelegate {
        var selected: [String] = []

        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item.title ?? "") }
    }

    @Test func `reports the selection of its items`() throws {
        let (bar, delegate) = (UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), Delegate())
        bar.delegate = delegate
        let items = ["a", "b", "c"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.setItems(items, animated: false)
        items[2].isEnabled = false
        bar.selectedItem = items[0]
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        container.addSubview(bar)
        let page = TestPage { ShownBar(view: container) }
        #expect(page.texts == ["a", "b", "c"])
        #expect(try #require(page.frame(of: "a")).minY >= 51)
        try page.tap("b")
        #expect(bar.selectedItem === items[1])
        try page.tap("b")
        #expect(delegate.selected == ["b", "b"])
        #expect(page.target("c", for: .tap) == nil)
        items[1].badgeValue = "5"
        page.update()
        #expect(page.texts == ["a", "b", "5", "c"])
    }

    @Test func `selects its own items only`() {
        let (bar, first) = (UITabBar(frame: .zero), UITabBarItem(title: "a", image: nil, tag: 0))
        bar.items = [first]
        bar.selectedItem = UITabBarItem(title: "b", image: nil, tag: 0)
        #expect(bar.selectedItem == nil)
        bar.selectedItem = first
        #expect(bar.selectedItem === first)
        bar.items = nil
        #expect(bar.selectedItem == nil)
    }
}

@MainActor @Suite struct `The bar of a tab bar controller` {
    private final class Tabs: UITabBarController {
        var calls: [String] = []

        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            calls.append("\(item.title ?? "") after \(selectedIndex)")
        }
    }

    private struct Shown: UIViewControllerRepresentable {
        let controller: UITabBarController
        func makeUIViewController(context: Context) -> UITabBarController { controller }
        func updateUIViewController(_ controller: UITabBarController, context: Context) {}
    }

    @Test func `tells its controller which item the user selects`() throws {
        let tabs = Tabs()
        tabs.viewControllers = ["a", "b"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        let page = TestPage(height: 400) { Shown(controller: tabs) }
        try page.tap("b")
        #expect(tabs.calls == ["b after 0"] && tabs.selectedIndex == 1)
        #expect(tabs.tabBar.delegate === tabs && tabs.tabBar.selectedItem === tabs.viewControllers?[1].tabBarItem)
        tabs.tabBar.items = []
        #expect(tabs.tabBar.items?.count == 2)
    }
}
