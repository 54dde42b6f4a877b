import Combine
import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Observation
import TestKit
import Testing

@testable import EspalierViews

@MainActor private var changes: [String] = []

@Observable private final class Shop { var name = "shop" }
private final class Cart: ObservableObject { @Published var count = 3 }

private struct LetterKey: EnvironmentKey { static var defaultValue: String { "none" } }

extension EnvironmentValues {
    fileprivate var letter: String {
        get { self[LetterKey.self] }
        set { self[LetterKey.self] = newValue }
    }
}

private struct Surroundings: View {
    @Environment(\.letter) private var letter
    @Environment(Shop.self) private var shop: Shop?
    @EnvironmentObject private var cart: Cart
    @Environment(\.openSettings) private var openSettings

    var body: some View {
        Text("\(letter) \(shop?.name ?? "none") \(cart.count)")
        Button("settings") { openSettings() }
    }
}

private struct House: App {
    @State private var number = 0
    @State private var shop = Shop()
    @StateObject private var cart = Cart()

    var body: some Scene {
        WindowGroup { Button("next of \(number)") { number += 1 } }
            .onChange(of: number) { old, new in changes.append("\(old) to \(new)") }
            .onChange(of: number == 2, initial: true) { changes.append("two") }
            .defaultSize(width: 300, height: 200)
        WindowGroup(id: "inside") { Surroundings() }
            .environment(\.letter, "inner")
            .environment(shop)
            .environmentObject(cart)
            .environment(\.letter, "outer")
            .windowResizability(.contentSize)
        if #available(macOS 13, iOS 16, *) { WindowGroup(id: "new") { Text("new") } }
        Settings { Text("the settings") }
    }
}

@MainActor
@Suite(.serialized) struct `Modifiers of a scene` {
    private let app = AppInstance(
        House.self, values: ClientValues(), resources: AppResources(measurer: TenByTenFont()), snapshot: nil)

    private func open(_ scene: String) throws -> TestPage {
        let request = WindowRequest(
            host: HostEnvironment(size: CGSize(width: 300, height: 200)),
            resources: AppResources(measurer: TenByTenFont()))
        return TestPage(try #require(app.open(scene, request) as? ViewGraph))
    }

    @Test func `observe values of the app`() throws {
        changes = []
        let page = try open("")
        try page.tap("next of 0")
        app.update()
        try page.tap("next of 1")
        app.update()
        #expect(changes.sorted() == ["0 to 1", "1 to 2", "two"])
    }

    @Test func `provide values for its windows, the innermost of which count`() throws {
        #expect(try open("inside").texts.first == "inner shop 3")
    }

    @Test func `leave scenes behind a condition of availability, and the settings`() throws {
        #expect(app.scenes.map(\.id) == ["", "inside", "new", "settings"])
        #expect(try open("new").texts == ["new"])
        #expect(try open("settings").texts == ["the settings"])
        let page = try open("inside")
        try page.tap("settings")
        #expect(page.tree.openings == [.window(path: "/settings")])
    }
}
