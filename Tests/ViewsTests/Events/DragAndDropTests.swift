import CoreTransferable
import EspalierDisplayTree
import Foundation
import TestKit
import Testing
import UniformTypeIdentifiers

@testable import EspalierViews

private struct Card: Codable, Hashable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.example.card"))
        ProxyRepresentation(exporting: \.title)
    }
}

/// A card with another type and the same bytes.
private struct Copy: Codable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.example.card"))
    }
}

@MainActor
extension TestPage {
    fileprivate func begin(_ text: String) throws { try send(.drag, .bool(true), to: text) }
    fileprivate func aim(_ text: String, _ point: CGPoint = .zero) throws { try send(.aim, .point(point), to: text) }
    fileprivate func leave(_ text: String) throws { try send(.aim, .none, to: text) }
    fileprivate func drop(_ text: String, _ point: CGPoint = .zero) throws { try send(.drop, .point(point), to: text) }

    /// The number of accepted drops of the view with a text.
    fileprivate func acceptedDrops(of text: String) -> Int? {
        guard case .part(.dragSource(let count))? = target(text, for: .drag)?.content else { return nil }
        return count
    }

    /// The effect that a drop on the view with a text would have.
    fileprivate func effect(on text: String) -> DropFeedback.Effect? {
        guard case .part(.dropTarget(let feedback))? = target(text, for: .aim)?.content else { return nil }
        return feedback.effect
    }
}

@MainActor
@Suite struct `A drag to another view` {
    struct Board<Payload: Transferable>: View {
        let payload: Payload
        @State private var isTargeted = false
        @State private var found = "nothing"

        var body: some View {
            VStack {
                Text("card").draggable(payload)
                Text(isTargeted ? "targeted" : "idle")
                Text("target").dropDestination(for: String.self) { items, location in
                    found = "\(items.joined()) at \(Int(location.x)), \(Int(location.y))"
                    return items != ["refused"]
                } isTargeted: {
                    isTargeted = $0
                }
                Text(found)
            }
        }
    }

    @Test func `delivers its value where it is dropped`() throws {
        let page = TestPage { Board(payload: "value") }
        #expect(page.acceptedDrops(of: "card") == 0)
        try page.begin("card")
        try page.aim("target")
        #expect(page.texts.contains("targeted"))
        #expect(page.effect(on: "target") == .copy)
        try page.leave("target")
        #expect(page.texts.contains("idle"))
        #expect(page.effect(on: "target") == nil)
        try page.drop("target", CGPoint(x: 3, y: 4))
        #expect(page.texts == ["card", "idle", "target", "value at 3, 4"])
        #expect(page.acceptedDrops(of: "card") == 1)
        #expect(page.effect(on: "target") == nil)
    }

    @Test func `converts its value to what the view takes, by a proxy`() throws {
        let page = TestPage { Board(payload: Card(title: "proxy")) }
        try page.begin("card")
        try page.drop("target")
        #expect(page.texts.contains("proxy at 0, 0"))
    }

    @Test func `… or by its bytes`() async throws {
        struct Bytes: View {
            @State private var found = ""

            var body: some View {
                Text("card").draggable(Card(title: "coded"))
                Text("target").dropDestination(for: Copy.self) { items, _ in
                    found = items.map(\.title).joined()
                    return true
                }
                Text(found)
            }
        }
        let page = TestPage { Bytes() }
        try page.begin("card")
        try page.drop("target")
        #expect(page.acceptedDrops(of: "card") == 1)
        await page.change()
        #expect(page.texts == ["card", "target", "coded"])
    }

    @Test func `is refused by a view that does not take its value, or whose action refuses it`() throws {
        let other = TestPage { Board(payload: Color.red) }
        try other.begin("card")
        try other.aim("target")
        #expect(other.texts.contains("idle"))
        #expect(other.effect(on: "target") == nil)
        try other.drop("target")
        #expect(other.texts.contains("nothing"))
        #expect(other.acceptedDrops(of: "card") == 0)

        let refusing = TestPage { Board(payload: "refused") }
        try refusing.begin("card")
        try refusing.drop("target")
        #expect(refusing.texts == ["card", "idle", "target", "refused at 0, 0"])
        #expect(refusing.acceptedDrops(of: "card") == 0)
    }

    @Test func `ends before another one begins, and without a drop`() throws {
        let page = TestPage { Board(payload: "value") }
        try page.drop("target")
        #expect(page.texts.contains("nothing"))
        try page.begin("card")
        try page.aim("target")
        try page.send(.drag, .bool(false), to: "card")
        #expect(page.texts.contains("idle"))
        try page.drop("target")
        #expect(page.texts.contains("nothing"))
    }

    @Test func `is taken by the innermost view that accepts it`() throws {
        struct Nested: View {
            @State private var found = ""

            var body: some View {
                Text("text").draggable("a")
                Text("color").draggable(Color.red)
                VStack(spacing: 0) {
                    Text("above")
                    Text("inner").dropDestination(for: Color.self) { _, point in
                        found += "inner at \(Int(point.y))"
                        return true
                    }
                }
                .dropDestination(for: String.self) { _, point in
                    found += "outer at \(Int(point.y))"
                    return true
                }
                Text(found)
            }
        }
        let page = TestPage { Nested() }
        try page.begin("color")
        try page.drop("inner", CGPoint(x: 0, y: 2))
        #expect(page.texts.last == "inner at 2")
        try page.begin("text")
        try page.drop("inner", CGPoint(x: 0, y: 2))
        #expect(page.texts.last == "inner at 2outer at 12")
    }

    @Test func `shows its preview only meanwhile`() throws {
        let page = TestPage {
            Text("card").draggable("a") { Text("preview") }
            Text("target").dropDestination(for: String.self) { _, _ in true }
        }
        #expect(page.texts == ["card", "target"])
        try page.begin("card")
        #expect(page.texts == ["card", "preview", "target"])
        #expect(page.frames(ofType: "DragPreview").map(\.size) == [CGSize(width: 70, height: 10)])
        try page.drop("target")
        #expect(page.texts == ["card", "target"])
    }

    @Test func `goes on when its view has gone`() throws {
        struct Vanishing: View {
            @State private var isGone = false
            @State private var found = ""

            var body: some View {
                if !isGone { Text("card").draggable("value") }
                Button("remove") { isGone = true }
                Text("target").dropDestination(for: String.self) { items, _ in
                    found = items.joined()
                    return true
                }
                Text(found)
            }
        }
        let page = TestPage { Vanishing() }
        try page.begin("card")
        try page.tap("remove")
        try page.drop("target")
        #expect(page.texts.last == "value")
    }

    @Test func `begins and ends at no disabled view`() throws {
        let page = TestPage {
            Text("card").draggable("a").disabled(true)
            Text("target").dropDestination(for: String.self) { _, _ in true }.disabled(true)
        }
        #expect(page.target("card", for: .drag) == nil)
        #expect(page.target("target", for: .drop) == nil)
    }

    @Test func `refuses values of other forms`() throws {
        let page = TestPage { Board(payload: "value") }
        #expect(throws: EventRefusal.self) { try page.send(.drag, .none, to: "card") }
        #expect(throws: EventRefusal.self) { try page.send(.aim, .bool(true), to: "target") }
        #expect(throws: EventRefusal.self) { try page.send(.drop, .none, to: "target") }
    }

    @Test func `of a row of a list drags the whole row`() {
        let page = TestPage(height: 400) { List { Text("row").draggable("a") } }
        #expect(page.frames(ofType: "Draggable") == [CGRect(x: 16, y: 10, width: 268, height: 44)])
    }
}

@MainActor
@Suite struct `A drop delegate` {
    final class Log: DropDelegate {
        var lines: [String] = []
        var accepts = true
        var operation: DropOperation?

        func validateDrop(info: DropInfo) -> Bool {
            lines.append("validate")
            return accepts
        }
        func dropEntered(info: DropInfo) { lines.append("entered \(Int(info.location.x))") }
        func dropUpdated(info: DropInfo) -> DropProposal? {
            lines.append("updated \(Int(info.location.x))")
            return operation.map { DropProposal(operation: $0) }
        }
        func dropExited(info: DropInfo) { lines.append("exited") }
        func performDrop(info: DropInfo) -> Bool {
            lines.append(info.hasItemsConforming(to: [.plainText]) ? "text" : "other")
            return true
        }
    }

    private func page(_ log: Log) -> TestPage {
        TestPage {
            Text("card").onDrag { NSItemProvider(object: "abc" as NSString) }
            Text("color").draggable(Color.red)
            Text("target").onDrop(of: [UTType.text], delegate: log)
        }
    }

    @Test func `follows a drag of its types over the view`() throws {
        let log = Log()
        let page = page(log)
        try page.begin("card")
        try page.aim("target", CGPoint(x: 1, y: 1))
        try page.aim("target", CGPoint(x: 2, y: 1))
        try page.leave("target")
        #expect(log.lines == ["validate", "entered 1", "updated 1", "updated 2", "exited"])
        log.lines = []
        try page.begin("color")
        try page.drop("target")
        #expect(log.lines == [])
    }

    @Test func `decides on the effect`() throws {
        let log = Log()
        let page = page(log)
        log.operation = .move
        try page.begin("card")
        try page.aim("target")
        #expect(page.effect(on: "target") == .move)
        log.operation = .forbidden
        try page.aim("target")
        #expect(page.effect(on: "target") == DropFeedback.Effect.none)
        try page.drop("target")
        #expect(!log.lines.contains("text"))
        log.operation = nil
        try page.begin("card")
        try page.drop("target")
        #expect(log.lines.suffix(4) == ["validate", "entered 0", "updated 0", "text"])
        #expect(page.acceptedDrops(of: "card") == 1)
        log.accepts = false
        log.lines = []
        try page.begin("card")
        try page.drop("target")
        #expect(log.lines == ["validate"])
    }

    @Test func `of an action gets providers of values`() async throws {
        struct Providers: View {
            @State private var isTargeted = false
            @State private var found = "nothing"

            var body: some View {
                Text("card").draggable("value")
                Text(isTargeted ? "targeted" : "idle")
                Text("target").onDrop(of: [.text], isTargeted: $isTargeted) { providers in
                    providers[0].loadObject(ofClass: NSString.self) { text, _ in
                        let value = (text as? NSString).map { String(describing: $0) } ?? "none"
                        MainActor.assumeIsolated { found = value }
                    }
                    return true
                }
                Text(found)
            }
        }
        let page = TestPage { Providers() }
        try page.begin("card")
        try page.aim("target")
        #expect(page.texts[1] == "targeted")
        try page.drop("target")
        #expect(page.texts[1] == "idle")
        await page.change()
        #expect(page.texts.last == "value")
    }
}

@MainActor
@Suite struct `Rows that take drops` {
    struct Rows: View {
        @State private var items = ["a", "b"]

        var body: some View {
            Text("new").draggable("x")
            Text("color").draggable(Color.red)
            Text(items.joined())
            List {
                ForEach(items, id: \.self) { Text("row \($0)") }
                    .dropDestination(for: String.self) { items.insert(contentsOf: $0, at: $1) }
            }
        }
    }

    @Test(arguments: [("row a", 5.0, "xab"), ("row a", 40, "axb"), ("row b", 40, "abx")])
    func `insert them in front of the nearest edge`(row: String, y: Double, expected: String) throws {
        let page = TestPage(height: 400) { Rows() }
        try page.begin("new")
        try page.drop(row, CGPoint(x: 10, y: y))
        #expect(page.texts.contains(expected))
    }

    @Test func `refuse values of other types`() throws {
        let page = TestPage(height: 400) { Rows() }
        try page.begin("color")
        try page.drop("row a")
        #expect(page.texts.contains("ab"))
    }
}

@Suite struct `A type of data` {
    @Test func `conforms to its ancestors`() {
        #expect(UTType.utf8PlainText.conforms(to: .text))
        #expect(UTType.utf8PlainText.conforms(to: .data))
        #expect(!UTType.text.conforms(to: .plainText))
        #expect(UTType.png.isSubtype(of: .image) && UTType.image.isSupertype(of: .png))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(UTType.plainText.supertypes == [.text, .data, .content, .item])
    }

    @Test func `is found by its names`() {
        #expect(UTType("public.json") == .json)
        #expect(UTType("org.example.unknown") == nil)
        #expect(UTType(filenameExtension: "PNG") == .png)
        #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
        #expect(UTType(mimeType: "text/csv") == .commaSeparatedText)
        #expect(UTType(exportedAs: "org.example.a", conformingTo: .json).conforms(to: .text))
        #expect(UTType(exportedAs: "org.example.a").conforms(to: .data))
    }
}
