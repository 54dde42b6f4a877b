import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor private var calls: [String] = []

private final class PlainSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: Text("page"))
        self.window = window
    }
}

private final class LinkSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: Text("page"))
        self.window = window
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        calls.append("will \(userActivityType)")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        calls.append("scene \(userActivity.webpageURL?.relativeString ?? "")")
    }
}

private final class Restored: UIResponder {
    override func restoreUserActivityState(_ userActivity: NSUserActivity) { calls.append("restored") }
}

private final class LinkAppDelegate: NSObject, UIApplicationDelegate {
    let sceneDelegate: AnyClass
    let continues: Bool

    init(_ sceneDelegate: AnyClass, continues: Bool) {
        self.sceneDelegate = sceneDelegate
        self.continues = continues
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = sceneDelegate
        return configuration
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        calls.append("app \(userActivity.webpageURL?.relativeString ?? "")")
        if continues { restorationHandler([Restored()]) }
        return continues
    }
}

@MainActor @Suite(.serialized) struct `A page of an app with a scene delegate, at a path that no view knows` {
    private func open(_ sceneDelegate: AnyClass, continues: Bool) -> TestPage {
        calls = []
        let delegate = LinkAppDelegate(sceneDelegate, continues: continues)
        return TestPage(location: PageLocation(base: "", segments: ["shop", "offers"])) { DelegateScenePage(delegate) }
    }

    @Test func `exists if the delegate of the scene continues there`() {
        let page = open(LinkSceneDelegate.self, continues: false)
        #expect(page.graph.openPlace())
        #expect(calls == ["will NSUserActivityTypeBrowsingWeb", "scene /shop/offers"])
        #expect(page.texts == ["page"])
    }

    @Test func `exists if the delegate of the app continues there`() {
        let page = open(PlainSceneDelegate.self, continues: true)
        #expect(page.graph.openPlace())
        #expect(calls == ["app /shop/offers", "restored"])
    }

    @Test func `does not exist if neither does`() {
        let page = open(PlainSceneDelegate.self, continues: false)
        #expect(!page.graph.openPlace())
        #expect(calls == ["app /shop/offers"])
    }

    @Test func `is continued by a view first`() {
        calls = []
        let page = TestPage(location: PageLocation(base: "", segments: ["shop"])) {
            DelegateScenePage(LinkAppDelegate(LinkSceneDelegate.self, continues: true))
            // The view stands behind the page, so that its action is known later.
            Text("view").onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in calls.append("view") }
        }
        #expect(page.graph.openPlace())
        #expect(calls == ["view"])
    }
}
