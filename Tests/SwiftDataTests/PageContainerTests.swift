import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

@testable import SwiftData

@Model private final class Item {
    var name: String
    init(_ name: String) { self.name = name }
}

private struct Items: View {
    @Environment(\.modelContext) private var context
    @Query private var items: [Item]

    var body: some View {
        VStack {
            Button("Add") { context.insert(Item("new")) }
            Text("\(items.count) items")
        }
    }
}

/// The app of Xcode's template: its container is a property.
private struct TemplateApp: App {
    var sharedModelContainer: ModelContainer = {
        do { return try ModelContainer(for: Item.self) } catch { fatalError("\(error)") }
    }()

    var body: some Scene {
        WindowGroup { Items() }.modelContainer(sharedModelContainer)
    }
}

/// An app whose container is static.
private struct StaticApp: App {
    @MainActor static let container: ModelContainer = {
        do { return try ModelContainer(for: Item.self) } catch { fatalError("\(error)") }
    }()
    private let container = StaticApp.container

    var body: some Scene {
        WindowGroup { Items() }.modelContainer(container)
    }
}

private struct SceneApp: App {
    var body: some Scene {
        WindowGroup { Items() }.modelContainer(for: Item.self)
    }
}

@MainActor @Suite(.serialized) final class PageContainerTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID())")

    init() { DataFolder.use(folder.path, bytesPerBrowser: 1 << 20) }

    deinit {
        DataFolder.use(nil, bytesPerBrowser: 16 << 20)
        try? FileManager.default.removeItem(at: folder)
    }

    private func browser(_ name: String) -> ClientValues {
        let values = ClientValues()
        values.setUsualDataName(name)
        return values
    }

    private func page(_ values: ClientValues, @ViewBuilder _ content: () -> some View) -> TestPage {
        TestPage(
            ViewGraph(
                host: HostEnvironment(), resources: AppResources(measurer: TenByTenFont()), values: values,
                content: content))
    }

    @Test func `each browser has data of its own, which its pages share`() throws {
        let (ada, ben) = (browser("ada"), browser("ben"))
        let first = page(ada) { Items().modelContainer(for: Item.self) }
        let second = page(ada) { Items().modelContainer(for: Item.self) }
        let other = page(ben) { Items().modelContainer(for: Item.self) }
        try first.tap("Add")
        second.update()
        other.update()
        #expect(second.texts == ["Add", "1 items"])
        #expect(other.texts == ["Add", "0 items"])
        #expect(FileManager.default.fileExists(atPath: folder.path + "/browsers/ada/default.store"))
    }

    @Test func `the data is there when the browser comes back`() throws {
        do {
            let page = page(browser("ada")) { Items().modelContainer(for: Item.self) }
            try page.tap("Add")
            page.graph.end()
        }
        let page = page(browser("ada")) { Items().modelContainer(for: Item.self) }
        #expect(page.texts == ["Add", "1 items"])
    }

    @Test func `a browser that writes nothing leaves no file`() throws {
        let (reader, writer) = (browser("reader"), browser("writer"))
        for values in [reader, writer] {
            let page = page(values) { Items().modelContainer(for: Item.self) }
            if values === writer { try page.tap("Add") }
            page.graph.end()
            values.release()
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/browsers") == ["writer"])
    }

    @Test func `a browser's data has a limit`() throws {
        let values = browser("ada")
        let containers: PageContainers = values.feature()
        let request = PageContainers.Request(
            types: [ObjectIdentifier(Item.self)], isInMemory: false, isAutosaveEnabled: false, isUndoEnabled: false)
        let context = try #require(containers.container(for: [Item.self], request) { _ in }).mainContext
        context.insert(Item(String(repeating: "a", count: 2 << 20)))
        #expect(throws: SwiftDataError.self) { try context.save() }
    }

    private func open<A: App>(_ app: A.Type, for values: ClientValues) throws -> TestPage {
        let instance = AppInstance(app, values: values, resources: AppResources(measurer: TenByTenFont()))
        let scene = instance.open(
            instance.scenes[0].id,
            WindowRequest(host: HostEnvironment(), resources: AppResources(measurer: TenByTenFont())))
        return TestPage(try #require(scene as? ViewGraph))
    }

    @Test func `a container that is the app's property belongs to the browser`() throws {
        let (ada, ben) = (
            try open(TemplateApp.self, for: browser("ada")), try open(TemplateApp.self, for: browser("ben"))
        )
        try ada.tap("Add")
        ben.update()
        #expect(ada.texts == ["Add", "1 items"])
        #expect(ben.texts == ["Add", "0 items"])
    }

    @Test func `a static container belongs to everybody`() throws {
        // The server asks the app for its scenes before the first browser.
        _ = AppBlueprint(StaticApp.self, resources: AppResources(measurer: TenByTenFont()))
        let (ada, ben) = (try open(StaticApp.self, for: browser("ada")), try open(StaticApp.self, for: browser("ben")))
        try ada.tap("Add")
        ben.update()
        #expect(ben.texts == ["Add", "1 items"])
    }

    @Test func `a scene's container belongs to the browser`() throws {
        let (ada, ben) = (try open(SceneApp.self, for: browser("ada")), try open(SceneApp.self, for: browser("ben")))
        try ada.tap("Add")
        ben.update()
        #expect(ada.texts == ["Add", "1 items"])
        #expect(ben.texts == ["Add", "0 items"])
    }

    @Test func `data of users follows them to other browsers`() throws {
        let container = try ModelContainer(for: Item.self, configurations: ModelConfiguration(sharing: .identity))
        let pages = ["ada", "ben"].map { name in page(browser(name)) { Items().modelContainer(container) } }
        for page in pages { page.graph.identity = Identity("kim@example.org") }
        for page in pages { page.update() }
        try pages[0].tap("Add")
        pages[1].update()
        #expect(pages[1].texts == ["Add", "1 items"])
        pages[1].graph.identity = nil
        pages[1].update()
        #expect(pages[1].texts == ["Add", "0 items"])
    }

    @Test func `names of users are names of files`() {
        #expect(DataOwner.user(subject: "a/b") == .user("612f62"))
        #expect(DataOwner.user(subject: String(repeating: "a", count: 101)).folder.lastPathComponent.count < 40)
    }
}
