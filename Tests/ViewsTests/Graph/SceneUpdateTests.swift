import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor private var evaluations: [String] = []

private struct Counted: Scene {
    let name: String
    let number: Int

    var body: some Scene {
        evaluations.append("\(name) \(number)")
        return WindowGroup(name, id: name) { Text("\(name) \(number)") }
    }
}

private struct Shared: Scene {
    @Environment(\.locale) private var locale

    var body: some Scene {
        WindowGroup("Shared", id: "shared") { Text("shared") }
    }
}

private struct House: App {
    @State private var number = 0

    var body: some Scene {
        WindowGroup {
            Button("next of \(number)") { number += 1 }
        }
        Counted(name: "odd", number: number / 2 * 2 + 1)
        Counted(name: "still", number: 5)
        Shared()
    }
}

@MainActor
@Suite(.serialized) struct `Scenes of an app` {
    private func open(_ scene: String, of app: AppInstance) throws -> TestPage {
        let request = WindowRequest(
            host: HostEnvironment(size: CGSize(width: 300, height: 200)),
            resources: AppResources(measurer: TenByTenFont()))
        return TestPage(try #require(app.open(scene, request) as? ViewGraph))
    }

    @Test func `are updated with the app's state only if their own values changed`() throws {
        evaluations = []
        let app = AppInstance(
            House.self, values: ClientValues(), resources: AppResources(measurer: TenByTenFont()), snapshot: nil)
        let main = try open("", of: app)
        let odd = try open("odd", of: app)
        let still = try open("still", of: app)
        #expect(odd.texts == ["odd 1"] && still.texts == ["still 5"])
        let before = evaluations.count
        try main.tap("next of 0")
        #expect(main.texts == ["next of 1"])
        #expect(evaluations.count == before)
        try main.tap("next of 1")
        odd.update()
        still.update()
        #expect(odd.texts == ["odd 3"] && still.texts == ["still 5"])
        #expect(Array(evaluations.dropFirst(before)) == ["odd 3"])
        let later = try open("odd", of: app)
        #expect(later.texts == ["odd 3"])
    }
}
