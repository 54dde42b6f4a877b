import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor private var calls: [String] = []

private final class LifeDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("launched")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
}

private struct House: App {
    @UIApplicationDelegateAdaptor(LifeDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { Text("page") }
    }
}

@MainActor @Suite(.serialized) struct `The life of an app, as its delegate hears of it` {
    private let resources = AppResources(measurer: TenByTenFont())

    private func makeApp() -> AppInstance {
        AppInstance(House.self, values: ClientValues(), resources: resources, snapshot: nil)
    }

    private func open(_ app: AppInstance) throws -> ViewGraph {
        try #require(app.open("", WindowRequest(host: HostEnvironment(), resources: resources)) as? ViewGraph)
    }

    @Test func `begins with the first page and ends with the app`() throws {
        calls = []
        let app = makeApp()
        #expect(calls == ["launched"])
        let page = try open(app)
        #expect(calls == ["launched", "active"])
        page.end()
        #expect(calls == ["launched", "active", "resign", "background"])
        app.end()
        #expect(calls == ["launched", "active", "resign", "background", "terminate"])
    }

    @Test func `is that of the most active page, which reports its use`() throws {
        calls = []
        let app = makeApp()
        let (one, other) = (try open(app), try open(app))
        #expect(one.currentTree().root.events.contains(.phase))
        one.host.activity = .background
        #expect(calls == ["launched", "active"])
        other.host.activity = .background
        #expect(calls == ["launched", "active", "resign", "background"])
        one.host.activity = .active
        #expect(calls.suffix(2) == ["foreground", "active"])
        other.host.size.width += 1
        #expect(calls.count == 6)
        one.end()
        other.end()
        app.end()
    }

    @Test func `does not end if no page was opened`() {
        calls = []
        let app = makeApp()
        app.end()
        #expect(calls == ["launched"])
    }
}
