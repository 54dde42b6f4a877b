import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

// The delegates of an app of 2019, as its template writes them.
private final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: "Default Configuration", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = TemplateSceneDelegate.self
        return configuration
    }
}

private final class TemplateSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let contentView = ContentView()
        if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(rootView: contentView)
            self.window = window
            window.makeKeyAndVisible()
        }
    }

    func sceneDidDisconnect(_ scene: UIScene) {}
}

private struct ContentView: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
}

/// A window of the app, which overrides the initializer for scenes.
private final class OwnWindow: UIWindow {
    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        rootViewController = LabelController()
    }

    required init?(coder: NSCoder) { nil }
}

/// The scene delegate that an app does not name.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = OwnWindow(windowScene: windowScene)
    }
}

private final class LabelController: UIViewController {
    override func viewDidLoad() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        label.text = "a controller"
        view.addSubview(label)
    }
}

private final class PlainDelegate: NSObject, UIApplicationDelegate {}

@MainActor @Suite struct `A page of an app with a scene delegate` {
    @Test func `shows the view of its window`() throws {
        let page = TestPage { DelegateScenePage(AppDelegate()) }
        #expect(page.texts == ["count 0"])
        try page.tap("count 0")
        #expect(page.texts == ["count 1"])
    }

    @Test func `finds the class SceneDelegate, and shows its controller`() {
        let page = TestPage { DelegateScenePage(PlainDelegate()) }
        #expect(page.texts == ["a controller"])
    }
}

@MainActor @Suite struct `The scene of a page` {
    private struct Measured: View {
        var body: some View {
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            Text(
                "\(Int(scene?.windows.first?.bounds.width ?? 0)) \(Int(scene?.windows.first?.safeAreaInsets.top ?? -1))"
            )
            Text(scene?.interfaceOrientation.isLandscape == true ? "wide" : "high")
            Text(scene?.keyWindow === UIApplication.shared.windows.first ? "same" : "other")
        }
    }

    @Test func `has the page's window`() {
        let page = TestPage(width: 300, height: 200) { Measured() }
        #expect(page.texts == ["300 0", "wide", "same"])
    }
}
