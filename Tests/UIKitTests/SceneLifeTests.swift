import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor private var calls: [String] = []

private final class LifeSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: Text("page"))
        self.window = window
    }

    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active \(scene.activationState)") }
    func sceneWillResignActive(_ scene: UIScene) { calls.append("resign") }
    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background \(scene.activationState)") }
    func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnect") }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        NSUserActivity(activityType: "org.example.reading")
    }

    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        let size = previousCoordinateSpace.bounds.size
        calls.append(
            "\(Int(size.width))x\(Int(size.height)) \(previousInterfaceOrientation) "
                + "\(previousTraitCollection.userInterfaceStyle)")
    }
}

private final class LifeAppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = LifeSceneDelegate.self
        return configuration
    }
}

@MainActor @Suite(.serialized) struct `The life of a page, as the delegate of its scene hears of it` {
    private func makePage() -> TestPage {
        calls = []
        let page = TestPage(width: 300, height: 400) { DelegateScenePage(LifeAppDelegate()) }
        calls = []
        return page
    }

    @Test func `goes into the background and back, and ends`() throws {
        let page = makePage()
        let scene = page.graph.feature(PageScene.self).scene
        #expect(page.tree.root.events.contains(.phase))
        #expect(scene.session.stateRestorationActivity == nil)
        try page.graph.send(DisplayEvent(node: 1, type: .phase, value: .text("hidden")))
        #expect(calls == ["resign", "background background"])
        #expect(scene.session.stateRestorationActivity?.activityType == "org.example.reading")
        try page.graph.send(DisplayEvent(node: 1, type: .phase, value: .text("visible")))
        #expect(calls.suffix(2) == ["foreground", "active foregroundActive"])
        page.graph.end()
        #expect(calls.last == "disconnect" && calls.count == 5)
        #expect(scene.activationState == .unattached)
    }

    @Test func `has the former size and traits after a change of the window`() {
        let page = makePage()
        page.graph.host.size = CGSize(width: 400, height: 300)
        #expect(calls == ["300x400 portrait light"])
        page.graph.host.prefersDarkScheme = true
        #expect(calls.last == "400x300 landscapeLeft light")
        page.graph.host.prefersDarkScheme = false
        #expect(calls.last == "400x300 landscapeLeft dark" && calls.count == 3)
        page.graph.host.languages = ["de"]
        #expect(calls.count == 3)
    }
}
