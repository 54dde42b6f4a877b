import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor private var phases: [ScenePhase] = []

@MainActor @Suite(.serialized) struct `The phase of a scene` {
    private struct Noting: View {
        @Environment(\.scenePhase) private var phase
        var body: some View { Text("\(phase)").onChange(of: phase) { phases.append($1) } }
    }

    @Test func `follows the page into the background and back, by way of inactive`() {
        phases = []
        let page = TestPage { Noting() }
        page.graph.host.activity = .background
        #expect(page.update() === page.tree && page.texts == ["background"])
        #expect(phases == [.inactive, .background])
        page.graph.host.activity = .active
        page.update()
        #expect(page.texts == ["active"])
        #expect(phases == [.inactive, .background, .inactive, .active])
        page.graph.host.size.width = 200
        page.update()
        #expect(phases.count == 4)
    }

    @Test func `is reported by the browser if a view reads it`() throws {
        phases = []
        let page = TestPage { Noting() }
        #expect(page.tree.root.events.contains(.phase))
        #expect(!TestPage { Text("x") }.tree.root.events.contains(.phase))
        try page.graph.send(DisplayEvent(node: 1, type: .phase, value: .text("hidden")))
        page.update()
        try page.graph.send(DisplayEvent(node: 1, type: .phase, value: .text("visible")))
        page.update()
        #expect(phases == [.inactive, .background, .inactive, .active])
        let refusal = #expect(throws: EventRefusal.self) {
            try page.graph.send(DisplayEvent(node: 1, type: .phase, value: .text("gone")))
        }
        #expect(refusal == .wrongValue(node: 1, type: .phase, expected: "\"visible\" or \"hidden\""))
    }

    private struct House: App {
        @Environment(\.scenePhase) private var phase
        var body: some Scene {
            WindowGroup { Text("page") }.onChange(of: phase) { phases.append($1) }
        }
    }

    @Test func `is, in an app, that of its most active page`() throws {
        phases = []
        let resources = AppResources(measurer: TenByTenFont())
        let app = AppInstance(House.self, values: ClientValues(), resources: resources, snapshot: nil)
        func open() throws -> ViewGraph {
            try #require(app.open("", WindowRequest(host: HostEnvironment(), resources: resources)) as? ViewGraph)
        }
        let (one, other) = (try open(), try open())
        #expect(one.currentTree().root.events.contains(.phase))
        one.host.activity = .background
        #expect(phases == [])
        other.host.activity = .background
        #expect(phases == [.inactive, .background])
        one.host.activity = .active
        #expect(phases.suffix(2) == [.inactive, .active])
        one.end()
        #expect(phases.suffix(2) == [.inactive, .background])
        other.end()
        app.end()
        #expect(phases.count == 6)
    }

    @Test func `is active after a restart of the server, until the browser reports it`() throws {
        var host = HostEnvironment()
        host.activity = .background
        let restored = try JSONDecoder().decode(HostEnvironment.self, from: JSONEncoder().encode(host))
        #expect(restored.activity == .active && restored.size == host.size)
    }

    private struct Phase: View {
        @Environment(\.scenePhase) private var phase
        var body: some View { Text("\(phase)") }
    }

    @Test func `is active on a page, and can be set for the views inside`() {
        let page = TestPage {
            Phase()
            Phase().environment(\.scenePhase, .background)
        }
        #expect(page.texts == ["active", "background"])
    }

    @Test func `is ordered by its activity`() {
        #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
    }
}
