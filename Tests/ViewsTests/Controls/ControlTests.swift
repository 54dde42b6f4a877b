import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A slider` {
    final class Notes { var editing: [Bool] = [] }

    struct Volume: View {
        let notes: Notes
        @State var level = 3.0
        var body: some View {
            Slider(value: $level, in: 0...10, step: 0.5) {
                Text("volume")
            } onEditingChanged: {
                notes.editing.append($0)
            }
            Text(verbatim: "\(level)")
            Button("wild") { level = .nan }
            Button("loud") { level = 1e9 }
        }
    }

    private func value(_ page: TestPage) -> Double? {
        for node in page.nodes {
            if case .control(let control) = node.content, case .slider(let value, _, _, _) = control.kind {
                return value
            }
        }
        return nil
    }

    @Test func `takes the nearest step, and the end of its range for values beyond it`() throws {
        let page = TestPage { Volume(notes: Notes()) }
        #expect(value(page) == 3)
        try page.send(.input, .number(4.3), to: "volume")
        #expect(page.texts.first == "4.5")
        try page.send(.change, .number(-7), to: "volume")
        #expect(page.texts.first == "0.0")
        try page.send(.change, .number(1e300), to: "volume")
        #expect(page.texts.first == "10.0")
    }

    @Test func `reports when it starts to move and when it is released`() throws {
        let notes = Notes()
        let page = TestPage { Volume(notes: notes) }
        try page.send(.input, .number(4), to: "volume")
        try page.send(.input, .number(5), to: "volume")
        #expect(notes.editing == [true])
        try page.send(.change, .number(5), to: "volume")
        #expect(notes.editing == [true, false])
    }

    @Test(arguments: [EventValue.number(.nan), .number(.infinity), .text("4"), .bool(true), .none])
    func `refuses a value that is not a finite number`(value: EventValue) {
        let page = TestPage { Volume(notes: Notes()) }
        #expect(throws: EventRefusal.self) { try page.send(.change, value, to: "volume") }
        #expect(page.texts.first == "3.0")
    }

    @Test func `shows the nearest position of a value outside its range`() throws {
        let page = TestPage { Volume(notes: Notes()) }
        try page.tap("loud")
        #expect(value(page) == 10)
        try page.tap("wild")
        #expect(value(page) == 0)
    }

    @Test func `is as wide as proposed and thirty-one points high, with its labels at its ends`() {
        let page = TestPage {
            HStack {
                Slider(value: .constant(0.5)) {
                    Text("x")
                } minimumValueLabel: {
                    Text("-")
                } maximumValueLabel: {
                    Text("+")
                }
            }
            .frame(width: 200)
        }
        #expect(page.frames(ofType: "Slider") == [CGRect(x: 68, y: 84.5, width: 164, height: 31)])
        #expect(page.frame(of: "-")?.minX == 50)
        #expect(page.frame(of: "+")?.maxX == 250)
    }
}

@MainActor
@Suite struct `A stepper` {
    struct Guests: View {
        @State var guests = 2
        var body: some View {
            Stepper("guests", value: $guests, in: 1...4, step: 2)
            Text(verbatim: "= \(guests)")
        }
    }

    @Test func `moves by its step to the ends of its range and no further`() throws {
        let page = TestPage { Guests() }
        try page.send(.change, .number(1), to: "guests")
        #expect(page.texts.last == "= 4")
        #expect(throws: EventRefusal.self) { try page.send(.change, .number(1), to: "guests") }
        try page.send(.change, .number(-1), to: "guests")
        try page.send(.change, .number(-1), to: "guests")
        #expect(page.texts.last == "= 1")
    }

    @Test func `without a range moves by its step in both directions`() throws {
        struct Floors: View {
            @State private var floor = 1.0
            var body: some View {
                Stepper("floor", value: $floor, step: 2.5)
                Text(verbatim: "= \(floor)")
            }
        }
        let page = TestPage { Floors() }
        try page.send(.change, .number(-1), to: "floor")
        #expect(page.texts.last == "= -1.5")
        try page.send(.change, .number(1), to: "floor")
        try page.send(.change, .number(1), to: "floor")
        #expect(page.texts.last == "= 3.5")
    }

    @Test(arguments: [EventValue.number(2), .number(0), .number(.nan), .text("1"), .none])
    func `refuses a value that is neither up nor down`(value: EventValue) {
        let page = TestPage { Guests() }
        #expect(throws: EventRefusal.self) { try page.send(.change, value, to: "guests") }
        #expect(page.texts.last == "= 2")
    }

    @Test func `has a disabled half without an action`() throws {
        let page = TestPage { Stepper("only up", onIncrement: {}, onDecrement: nil) }
        try page.send(.change, .number(1), to: "only up")
        #expect(throws: EventRefusal.self) { try page.send(.change, .number(-1), to: "only up") }
        #expect(page.frames(ofType: "Stepper") == [CGRect(x: 206, y: 84, width: 94, height: 32)])
    }
}

@MainActor
@Suite struct `A toggle` {
    struct Light: View {
        @State var isOn = false
        var body: some View {
            Toggle("light", isOn: $isOn)
            Text(verbatim: isOn ? "bright" : "dark")
        }
    }

    @Test func `sets its binding to the page's value`() throws {
        let page = TestPage { Light() }
        try page.send(.change, .bool(true), to: "light")
        #expect(page.texts.last == "bright")
        try page.send(.change, .bool(true), to: "light")
        #expect(page.texts.last == "bright")
        try page.send(.change, .bool(false), to: "light")
        #expect(page.texts.last == "dark")
    }

    @Test func `shows its page the current value again if the app does not take the new one`() throws {
        let page = TestPage { Toggle("light", isOn: .constant(false)) }
        let revision = page.tree.revision
        try page.send(.change, .bool(true), to: "light")
        #expect(page.tree.revision == revision + 1)
    }

    @Test(arguments: [EventValue.number(1), .text("true"), .none])
    func `refuses a value that is neither true nor false`(value: EventValue) {
        let page = TestPage { Light() }
        #expect(throws: EventRefusal.self) { try page.send(.change, value, to: "light") }
        #expect(page.texts.last == "dark")
    }

    @Test func `is at the end of its row, and alone if labels are hidden`() {
        let row = TestPage { Toggle("a", isOn: .constant(true)) }
        #expect(row.frames(ofType: "Toggle") == [CGRect(x: 249, y: 84.5, width: 51, height: 31)])
        let alone = TestPage { Toggle("a", isOn: .constant(true)).labelsHidden() }
        #expect(alone.frames(ofType: "Toggle") == [CGRect(x: 124.5, y: 84.5, width: 51, height: 31)])
    }

    @Test func `that is disabled refuses the page's value`() {
        let page = TestPage { Light().disabled(true) }
        #expect(throws: (any Error).self) { try page.send(.change, .bool(true), to: "light") }
        #expect(page.texts.last == "dark")
    }
}

@MainActor
@Suite struct `A secure field` {
    struct Login: View {
        @State var word = ""
        var body: some View {
            SecureField("password", text: $word)
            Text(verbatim: "\(word.count)")
        }
    }

    @Test func `hides the typed text and keeps it in its binding`() throws {
        let page = TestPage { Login() }
        try page.send(.input, .text("open"), to: "password")
        #expect(page.texts == ["4"])
        let entries: [DisplayControl.TextEntry] = page.nodes.compactMap {
            if case .control(let control) = $0.content, case .textField(let entry) = control.kind { entry } else { nil }
        }
        #expect(entries.map(\.isSecure) == [true])
        #expect(throws: EventRefusal.self) { try page.send(.input, .number(1), to: "password") }
        #expect(page.texts == ["4"])
    }
}

@MainActor
@Suite struct `A tab view` {
    struct Counter: View {
        let name: String
        @State var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    struct House: View {
        @State var room = "kitchen"
        var body: some View {
            TabView(selection: $room) {
                Counter(name: "pots").tabItem { Text("Kitchen") }.tag("kitchen")
                Counter(name: "books").tabItem { Text("Study") }.tag("study")
                Button("back") { room = "nowhere" }.tabItem { Text("Hall") }.tag("hall")
            }
        }
    }

    private func selected(_ page: TestPage) -> [String] {
        page.nodes.filter { $0.semantics?.isSelected == true }.compactMap { node in
            func text(of node: DisplayNode) -> String? {
                if case .text(let text) = node.content { return text.plainText }
                return node.children.lazy.compactMap(text).first
            }
            return node.semantics?.label ?? text(of: node)
        }
    }

    @Test func `shows the page with the selected tag, and the others keep their state`() throws {
        let page = TestPage { House() }
        #expect(page.texts == ["pots 0", "Kitchen", "Study", "Hall"])
        try page.tap("pots 0")
        try page.tap("Study")
        #expect(page.texts == ["books 0", "Kitchen", "Study", "Hall"])
        #expect(selected(page) == ["Study"])
        try page.tap("Kitchen")
        #expect(page.texts == ["pots 1", "Kitchen", "Study", "Hall"])
    }

    @Test func `keeps the last page for a selection without a page`() throws {
        let page = TestPage { House() }
        try page.tap("Hall")
        try page.tap("back")
        #expect(page.texts == ["back", "Kitchen", "Study", "Hall"])
    }

    @Test func `keeps the selection itself without a binding`() throws {
        let page = TestPage {
            TabView {
                Text("one").tabItem { Text("A") }
                Text("two").tabItem { Text("B") }
            }
        }
        #expect(page.texts == ["one", "A", "B"])
        try page.tap("B")
        #expect(page.texts == ["two", "A", "B"])
    }

    @Test func `shows a badge beside a title without an image, and over the corner of an image`() throws {
        let page = TestPage {
            TabView {
                Text("one").tabItem { Text("A") }.badge(3)
                Text("two").tabItem { Label("B", systemImage: "star") }.badge(4)
            }
        }
        let title = try #require(page.frame(of: "A"))
        let badge = try #require(page.frames(ofType: "Capsule").first)
        #expect(badge.minX >= title.maxX)
        let text = try #require(page.frame(of: "4"))
        let image = try #require(page.frames(ofType: "Image").first)
        // The badge covers a corner of the icon, less than half of each side.
        let cover = try #require(page.frames(ofType: "Capsule").last)
        #expect(cover.intersection(image).width < image.width / 2 && cover.minY < image.minY)
        #expect(image.minX < text.minX && text.minX < image.maxX + 8)
        let other = try #require(page.frame(of: "B"))
        #expect(text.maxY < other.minY)
    }

    @Test func `has a bar of forty-nine points, and centers its page in the rest`() {
        let page = TestPage { House() }
        #expect(page.frame(of: "pots 0") == CGRect(x: 120, y: 70.5, width: 60, height: 10))
        #expect(page.frame(of: "Kitchen").map { $0.midX } == 50)
        #expect(page.frame(of: "Hall").map { $0.midX } == 250)
        #expect((page.frame(of: "Hall")?.minY ?? 0) > 151)
    }
}

@MainActor
@Suite struct `A button without text` {
    @Test(arguments: [
        ("square.and.arrow.up", "Share"), ("trash.circle.fill", "Delete"), ("folder.badge.plus", "Folder badge plus"),
    ])
    func `is called after its symbol`(symbol: String, name: String) throws {
        let page = TestPage {
            Button {
            } label: {
                Image(systemName: symbol).padding(4)
            }
        }
        #expect(page.nodes.first { "\($0.type)" == "Button" }?.semantics?.label == name)
    }

    @Test func `that is a tapped view is also named after its symbol`() throws {
        let page = TestPage { Image(systemName: "trash.fill").onTapGesture {} }
        #expect(page.target("Delete", for: .tap)?.semantics?.role == .button)
    }

    @Test func `has the author's label`() {
        let page = TestPage {
            Button {
            } label: {
                Image(systemName: "trash")
            }.accessibilityLabel("Empty the bin")
            Button {
            } label: {
                Image(systemName: "trash").accessibilityLabel("Throw away")
            }
            Button {
            } label: {
                HStack {
                    Image(systemName: "trash"); Text("Clear")
                }
            }
        }
        let labels = page.nodes.filter { "\($0.type)" == "Button" }.map { $0.semantics?.label }
        #expect(labels == ["Empty the bin", nil, nil])
    }
}
