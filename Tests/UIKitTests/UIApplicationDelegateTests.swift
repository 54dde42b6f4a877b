import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor private var calls: [String] = []

private class AppDelegate: NSObject, UIApplicationDelegate {
    var tint = "red"

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("launched \(tint) \(launchOptions == nil)")
        tint = "blue"
        return true
    }

    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        calls.append("failed \((error as? CocoaError)?.code == .featureUnsupported)")
    }
}

private final class CustomDelegate: AppDelegate {
    let number: Int

    override init() {
        number = 7
        super.init()
        calls.append("made")
    }
}

private struct House: App {
    @UIApplicationDelegateAdaptor(CustomDelegate.self) private var delegate
    @State private var count = 0

    var body: some Scene {
        WindowGroup {
            Text("\(delegate.tint) \(delegate.number)")
            Button("count \(count)") { count += 1 }
            Button("Register") { UIApplication.shared.registerForRemoteNotifications() }
        }
    }
}

@MainActor @Suite(.serialized) struct `The delegate of an app` {
    @Test func `receives one launch, before the app makes its first page`() throws {
        calls = []
        let app = AppInstance(
            House.self, values: ClientValues(), resources: AppResources(measurer: TenByTenFont()), snapshot: nil)
        #expect(calls == ["made", "launched red true"])
        let request = WindowRequest(
            host: HostEnvironment(size: CGSize(width: 300, height: 200)),
            resources: AppResources(measurer: TenByTenFont()))
        for _ in 0..<2 {
            let page = TestPage(try #require(app.open("", request) as? ViewGraph))
            #expect(page.texts.first == "blue 7")
        }
        #expect(calls.count == 2)
    }

    @Test func `learns that pages receive no remote notifications`() async throws {
        calls = []
        let app = AppInstance(
            House.self, values: ClientValues(), resources: AppResources(measurer: TenByTenFont()), snapshot: nil)
        let request = WindowRequest(
            host: HostEnvironment(size: CGSize(width: 300, height: 200)),
            resources: AppResources(measurer: TenByTenFont()))
        let page = TestPage(try #require(app.open("", request) as? ViewGraph))
        try page.tap("Register")
        while calls.count < 3 { await Task.yield() }
        #expect(calls.last == "failed true" && !UIApplication.shared.isRegisteredForRemoteNotifications)
    }

    @Test func `gets time in the background for each task`() {
        let application = UIApplication.shared
        let first = application.beginBackgroundTask {}
        let second = application.beginBackgroundTask(withName: "upload")
        #expect(first != second && first != .invalid)
        application.endBackgroundTask(first)
        application.endBackgroundTask(second)
        #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    }

    @Test func `has the class that its app names`() {
        #expect(type(of: ObjectCreation.make(AppDelegate.self)) == AppDelegate.self)
        #expect(type(of: ObjectCreation.make(CustomDelegate.self)) == CustomDelegate.self)
    }
}
