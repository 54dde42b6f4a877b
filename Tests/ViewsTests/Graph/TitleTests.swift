import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

private struct Shop: App {
    var body: some Scene {
        WindowGroup { Text("a") }
        WindowGroup("Orders", id: "orders") { Text("b") }
        WindowGroup(id: "bills") { Text("c") }
    }
}

@MainActor
@Suite struct `A page's title` {
    @Test(arguments: [
        ("orders", "Orders"), ("", ProcessInfo.processInfo.processName), ("bills", ProcessInfo.processInfo.processName),
    ])
    func `is its window group's, or the app's name by default`(scene: String, title: String) throws {
        let app = AppInstance(Shop.self, values: ClientValues(), resources: AppResources(measurer: TenByTenFont()))
        let request = WindowRequest(
            host: HostEnvironment(size: CGSize(width: 300, height: 200)),
            resources: AppResources(measurer: TenByTenFont()))
        let page = try #require(app.open(scene, request))
        #expect(page.currentTree().title == title)
    }
}
