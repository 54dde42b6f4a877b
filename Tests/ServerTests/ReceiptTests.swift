import EspalierHTMLRenderer
import EspalierViews
import Foundation
import SwiftData
import SwiftUI
import TestKit
import Testing

@testable import EspalierServer

@Model private final class Item {
    var name: String
    init(_ name: String) { self.name = name }
}

/// What an action does in the middle of a batch.
@MainActor private enum Interruption {
    static var action: () -> Void = {}
}

private struct Shelf: App {
    @MainActor static var folder = FileManager.default.temporaryDirectory
    private let container: ModelContainer

    init() {
        let configuration = ModelConfiguration(url: Self.folder.appendingPathComponent("shelf.store"))
        do { container = try ModelContainer(for: Item.self, configurations: configuration) } catch {
            preconditionFailure("\(error)")
        }
    }

    var body: some Scene {
        WindowGroup { Items() }.modelContainer(container)
    }

    struct Items: View {
        @Environment(\.modelContext) private var context
        @Environment(\.signIn) private var signIn
        @Query(sort: \Item.name) private var items: [Item]
        @AppStorage("uses") private var uses = 0
        @State private var added = 0
        @State private var seen = 0

        var body: some View {
            Text("\(items.count) items, \(added) added, \(seen) seen, \(uses) uses")
            Button("add") { add() }
            Button("save") {
                context.insert(Item("saved"))
                try? context.save()
                added += 1
            }
            Button("remove") { context.delete(items[0]) }
            Button("join") {
                context.insert(Item("joined"))
                signIn(Identity("ada"))
            }
            Button("interrupt") { Interruption.action() }
            Text("seen").onChange(of: items.count) { seen += 1 }
        }

        private func add() {
            context.insert(Item("new"))
            added += 1
            uses += 1
        }
    }
}

/// Pages whose process ends after their data was committed, and before they were stored.
@Suite(.serialized) @MainActor
final class ReceiptTests {
    private let store = BrokenStore()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID())")

    init() { Shelf.folder = folder }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// A process that stores pages only when they have to be stored.
    private func process() -> Application {
        var settings = SessionSettings()
        settings.writeDelay = 1000
        let resources = AppResources(measurer: TenByTenFont())
        return Application(
            app: AppBlueprint(Shelf.self, resources: resources), resources: resources,
            renderer: PageRenderer(assets: PageAssets(), symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: store, settings: settings, log: Log { _ in }, now: { 1000 }, wallClock: { 1000 })
    }

    private func batch(_ labels: [String], on page: Visitor.Page, number: Int) -> String {
        let events = labels.map { #"{"node":\#(page.node($0) ?? 0),"type":"tap"}"# }
        return #"{"session":"\#(page.session)","page":"p","n":\#(number),"from":\#(number),"#
            + #""events":[\#(events.joined(separator: ","))]}"#
    }

    /// Sends a batch as a browser's page does, which does not wait until the page is stored.
    private func send(_ body: String, as visitor: Visitor, to application: Application) async -> HTTPStatus {
        var headers: RequestHeaders = [
            .accept: PageRenderer(assets: PageAssets(), symbols: SymbolFiles()).patchType,
            .contentType: "application/json",
        ]
        headers[.cookie] = visitor.cookies.map { "\($0)=\($1)" }.joined(separator: "; ")
        return await application.respond(
            to: HTTPRequest(.post, "/events", headers: headers, body: Array(body.utf8))
        ).status
    }

    private func text(of page: Visitor.Page, at application: Application, _ visitor: Visitor) async -> String {
        let shown = await Visitor(application, cookies: visitor.cookies).get("/?session=\(page.session)").text
        return shown.firstMatch(of: /\d+ items[^"]*/).map { String($0.0) } ?? shown
    }

    /// Opens a page whose record is stored.
    private func open(_ visitor: Visitor) async -> Visitor.Page {
        let page = await visitor.get("/")
        return await visitor.post("", batch(["add"], on: page, number: 1))
    }

    @Test(arguments: [
        (["add"], "2 items, 2 added, 2 seen, 2 uses"), (["save"], "2 items, 2 added, 2 seen, 1 uses"),
        (["remove"], "0 items, 1 added, 2 seen, 1 uses"), (["add", "save"], "3 items, 3 added, 3 seen, 2 uses"),
    ]) func `do no event twice`(labels: [String], expected: String) async throws {
        let first = process()
        let ada = Visitor(first)
        let page = await open(ada)
        let batch = batch(labels, on: page, number: 2)
        #expect(await send(batch, as: ada, to: first) == .ok)
        #expect(await text(of: page, at: first, ada) == expected)
        let second = process()
        #expect(await send(batch, as: ada, to: second) == .ok)
        #expect(await text(of: page, at: second, ada) == expected)
        // The record and that of the browser are stored from now on.
        second.shutDown()
        #expect(await text(of: page, at: process(), ada) == expected)
    }

    @Test func `continue a batch after the events that are done`() async throws {
        let first = process()
        let ada = Visitor(first)
        let page = await open(ada)
        let batch = batch(["add", "interrupt", "add"], on: page, number: 2)
        let copy = folder.appendingPathExtension("copy")
        Interruption.action = { [folder] in try? FileManager.default.copyItem(at: folder, to: copy) }
        #expect(await send(batch, as: ada, to: first) == .ok)
        #expect(await text(of: page, at: first, ada).hasPrefix("3 items, 3 added"))
        // The files are as they were during the batch.
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.moveItem(at: copy, to: folder)
        var interruptions = 0
        Interruption.action = { interruptions += 1 }
        let second = process()
        #expect(await text(of: page, at: second, ada).hasPrefix("2 items, 2 added"))
        #expect(await send(batch, as: ada, to: second) == .ok)
        #expect(await text(of: page, at: second, ada).hasPrefix("3 items, 3 added"))
        #expect(interruptions == 1)
        #expect(await send(batch, as: ada, to: second) == .ok)
        #expect(await text(of: page, at: second, ada).hasPrefix("3 items, 3 added"))
    }

    @Test func `continue from their record if it is newer`() async throws {
        let first = process()
        let ada = Visitor(first)
        let page = await open(ada)
        #expect(await send(batch(["add"], on: page, number: 2), as: ada, to: first) == .ok)
        #expect(await send(batch(["interrupt"], on: page, number: 3), as: ada, to: first) == .ok)
        let session = try #require(first.sessions.live[page.session])
        first.sessions.write([session])
        first.sessions.writer.flush()
        let record = try #require(try store.read(page.session))
        #expect(record.link.files?.count == 1)
        #expect(PageReceipt.newest(for: record) == nil)
        #expect(await text(of: page, at: process(), ada) == "2 items, 2 added, 2 seen, 2 uses")
    }

    @Test func `leave no receipt of a page that is stored, as soon as another event commits`() async throws {
        let first = process()
        let (ada, eve) = (Visitor(first), Visitor(first))
        let page = await open(ada)
        _ = await open(eve)
        let session = try #require(first.sessions.live[page.session])
        #expect(await send(batch(["add"], on: page, number: 2), as: ada, to: first) == .ok)
        var record = try #require(try store.read(page.session))
        #expect(PageReceipt.newest(for: record) != nil)
        await withCheckedContinuation { continuation in
            first.sessions.store(session) { _ in continuation.resume() }
        }
        let second = await ada.get("/")
        _ = await ada.post("", batch(["add"], on: second, number: 1))
        record.batches = Data()
        #expect(PageReceipt.newest(for: record) == nil)
    }

    @Test func `keep the ticket of an event that has also signed a user in`() async throws {
        let first = process()
        let ada = Visitor(first)
        let page = await open(ada)
        let batch = batch(["join"], on: page, number: 2)
        #expect(await send(batch, as: ada, to: first) == .ok)
        let tickets = try #require(first.sessions.live[page.session]?.live.openTickets)
        #expect(tickets.count == 1)
        let second = process()
        #expect(await send(batch, as: ada, to: second) == .ok)
        #expect(second.sessions.live[page.session]?.live.openTickets == tickets)
    }

    /// A process in which a page has added an item and is not stored yet, the page's record in the store, and the file of the data.
    private func afterAdding() async throws -> (process: Application, record: SnapshotRecord, file: String) {
        let first = process()
        let ada = Visitor(first)
        let page = await open(ada)
        #expect(await send(batch(["add"], on: page, number: 2), as: ada, to: first) == .ok)
        let record = try #require(try store.read(page.session))
        return (first, record, try #require(record.link.files?.first))
    }

    @Test func `tell no id of a page or a browser`() async throws {
        let (process, record, file) = try await afterAdding()
        defer { withExtendedLifetime(process) {} }
        var receipts: [Data] = []
        try SQLiteDatabase(path: file).run("SELECT owner, record FROM espalier_receipts") {
            receipts.append(Data($0.text(0).utf8) + $0.blob(1))
        }
        #expect(receipts.count == 1)
        for id in [record.session, record.link.client] {
            #expect(receipts.allSatisfy { $0.firstRange(of: Data(id.utf8)) == nil })
        }
    }

    @Test func `continue from their record if the data is gone or damaged`() async throws {
        let (process, record, file) = try await afterAdding()
        defer { withExtendedLifetime(process) {} }
        for log in ["-wal", "-shm"] { try FileManager.default.removeItem(atPath: file + log) }
        try Data("no database".utf8).write(to: URL(fileURLWithPath: file))
        #expect(PageReceipt.newest(for: record) == nil)
        try FileManager.default.removeItem(atPath: file)
        #expect(PageReceipt.newest(for: record) == nil)
        #expect(!FileManager.default.fileExists(atPath: file))
    }
}

@Suite struct `A list of batches` {
    private static func batch(_ number: Int, of page: String = "p") -> EventPost.Batch {
        EventPost.Batch(page: page, number: number)
    }

    @Test func `knows the first events of a batch until it is done`() {
        var batches = BatchDeduplicator()
        batches.insert(Self.batch(1))
        batches.begin(Self.batch(2), events: 3)
        #expect(batches.doneEvents(of: Self.batch(2)) == 3)
        #expect(batches.doneEvents(of: Self.batch(3)) == 0)
        #expect(batches.standing(of: Self.batch(2)) == .new)
        #expect(BatchDeduplicator(batches.data) == batches)
        for count in 1..<batches.data.count where count != 10 {
            #expect(BatchDeduplicator(batches.data.prefix(count)) == nil)
        }
        batches.insert(Self.batch(2))
        #expect(batches.doneEvents(of: Self.batch(2)) == 0)
        #expect(batches.data.count == 10)
    }

    @Test func `is behind one with more batches, or more events of a batch`() {
        var one = BatchDeduplicator()
        #expect(!one.isBehind(one))
        one.insert(Self.batch(4))
        #expect(BatchDeduplicator().isBehind(one))
        #expect(!one.isBehind(BatchDeduplicator()))
        var two = one
        two.begin(Self.batch(5), events: 1)
        #expect(one.isBehind(two) && !two.isBehind(one) && !two.isBehind(two))
        var three = two
        three.begin(Self.batch(5), events: 2)
        #expect(two.isBehind(three) && !three.isBehind(two))
        three.insert(Self.batch(5))
        #expect(two.isBehind(three) && !three.isBehind(two))
        #expect(
            one.isBehind(
                {
                    var other = one; other.insert(Self.batch(1, of: "q")); return other
                }()))
    }
}
