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

    @Test func `has the class that its app names`() {
        #expect(type(of: ObjectCreation.make(AppDelegate.self)) == AppDelegate.self)
        #expect(type(of: ObjectCreation.make(CustomDelegate.self)) == CustomDelegate.self)
    }
}
