import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A bar` {
    @Test func `knows the items of the controllers`() {
        let (root, next) = (UIViewController(), UIViewController())
        (root.title, next.title) = ("Root", "Next")
        let navigation = UINavigationController(rootViewController: root)
        #expect(navigation.navigationBar.topItem === root.navigationItem && navigation.navigationBar.backItem == nil)
        navigation.pushViewController(next, animated: false)
        #expect(navigation.navigationBar.topItem?.title == "Next")
        #expect(navigation.navigationBar.backItem?.title == "Root")
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        #expect(tabs.tabBar.items?.count == 1 && tabs.tabBar.items?.first === navigation.tabBarItem)
    }

    @Test func `has the appearance of the item on top`() {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        let root = UIViewController()
        root.navigationItem.standardAppearance = appearance
        let bar = UINavigationController(rootViewController: root).navigationBar
        #expect(bar.ownValue(for: root.navigationItem)?.standard == appearance.value)
        #expect(bar.ownValue(for: UIViewController().navigationItem) == nil)
    }

    @Test func `of tabs is left out and shown again`() {
        let tabs = UITabBarController()
        let controller = UIViewController()
        controller.tabBarItem.title = "First"
        tabs.viewControllers = [controller]
        let page = TestPage { Shown(view: tabs.view) }
        #expect(page.texts == ["First"])
        tabs.isTabBarHidden = true
        page.update()
        #expect(page.texts == [])
        tabs.setTabBarHidden(false, animated: false)
        page.update()
        #expect(page.texts == ["First"])
    }
}
