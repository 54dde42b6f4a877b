import Combine
import EspalierDisplayTree
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A control` {
    // MARK: Progress

    @Test(
        arguments: [(0.25, 25.0), (-1, 0), (7, 100), (.nan, 0)] as [(Double, Double)])
    func `of progress shows the completed part, clamped to the total`(value: Double, width: Double) {
        let page = TestPage { ProgressView(value: value).frame(width: 100) }
        #expect(page.frames(ofType: "Capsule").map { Double($0.width) } == [100, width])
    }

    @Test func `of progress shows the fraction`() throws {
        let page = TestPage { ProgressView("Copying", value: 3, total: 4) }
        let bar = try #require(page.nodes.first { $0.semantics?.role == .progressbar })
        #expect(bar.semantics?.fraction == 0.75)
        #expect(bar.semantics?.label == "Copying")
    }

    @Test func `of indeterminate progress is a spinner of twenty points`() {
        let page = TestPage { ProgressView() }
        #expect(page.frames(ofType: "ProgressView") == [CGRect(x: 140, y: 90, width: 20, height: 20)])
    }

    struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
        }
    }

    @Test func `of progress uses its style`() {
        let page = TestPage { ProgressView(value: 0.5).progressViewStyle(Percent()) }
        #expect(page.texts == ["50 %"])
    }

    @Test func `of a gauge shows its labels`() {
        let page = TestPage {
            Gauge(value: 30, in: 20...40) {
                Text("heat")
            } currentValueLabel: {
                Text("30")
            }
        }
        #expect(page.texts == ["heat", "30"])
        #expect(page.nodes.contains { $0.semantics?.role == .meter && $0.semantics?.fraction == 0.5 })
    }

    // MARK: Containers

    @Test func `with labeled content has the content at the trailing end`() {
        let page = TestPage { LabeledContent("a", value: "b").frame(width: 100) }
        #expect(page.frame(of: "a") == CGRect(x: 100, y: 95, width: 10, height: 10))
        #expect(page.frame(of: "b") == CGRect(x: 190, y: 95, width: 10, height: 10))
    }

    @Test func `that discloses shows its content after a tap and reports it`() throws {
        let page = TestPage { DisclosureGroup("more") { Text("inside") } }
        #expect(page.texts == ["more"])
        #expect(page.nodes.contains { $0.semantics?.isExpanded == false })
        try page.tap("more")
        #expect(page.texts == ["more", "inside"])
        #expect(page.nodes.contains { $0.semantics?.isExpanded == true })
    }

    struct Plain: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                configuration.label
                configuration.content
            }
        }
    }

    @Test func `that groups has a background with sixteen points of padding, or its style's appearance`() {
        let page = TestPage { GroupBox { Text("ab") }.frame(width: 100) }
        #expect(page.frame(of: "ab") == CGRect(x: 140, y: 95, width: 20, height: 10))
        #expect(page.nodes.contains { $0.frame.size == CGSize(width: 100, height: 42) })
        let styled = TestPage { GroupBox("t") { Text("c") }.groupBoxStyle(Plain()) }
        #expect(styled.frame(of: "t")?.maxX == styled.frame(of: "c")?.minX)
    }

    // MARK: Toggles

    struct Worded: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
        }
    }

    struct Switches: View {
        @State var isOn = false
        var body: some View { Toggle("light", isOn: $isOn) }
    }

    @Test func `that toggles is set by its style`() throws {
        let page = TestPage { Switches().toggleStyle(Worded()) }
        #expect(page.texts == ["off"])
        try page.tap("off")
        #expect(page.texts == ["on"])
    }

    @Test(arguments: [0, 1]) func `that toggles may be a button or a box`(kind: Int) throws {
        let page = TestPage {
            if kind == 0 { Switches().toggleStyle(.button) } else { Switches().toggleStyle(.checkbox) }
        }
        #expect(page.nodes.contains { $0.semantics?.isSelected == false })
        try page.tap("light")
        #expect(page.nodes.contains { $0.semantics?.isSelected == true })
    }

    @Test func `that toggles is named by its label`() throws {
        let page = TestPage { Toggle("net", systemImage: "wifi", isOn: .constant(true)) }
        #expect(throws: Never.self) { try page.send(.change, .bool(false), to: "net") }
    }

    @Test func `that toggles several values is on if all values are on`() throws {
        struct Lamp { var isOn: Binding<Bool> }
        struct Lamps: View {
            @State var left = true
            @State var right = false
            var body: some View {
                Toggle("all", sources: [Lamp(isOn: $left), Lamp(isOn: $right)], isOn: \.isOn)
                Text("\(left) \(right)")
            }
        }
        let page = TestPage { Lamps() }
        try page.send(.change, .bool(true), to: "all")
        #expect(page.texts.last == "true true")
    }

    // MARK: Menus

    @Test func `with a list keeps it in the page, and its entries act`() throws {
        struct Sorting: View {
            @State var order = "name"
            var body: some View {
                Text(order)
                Menu("sort") {
                    Button("size") { order = "size" }
                    Menu("more") { Button("kind") { order = "kind" } }
                }
            }
        }
        let page = TestPage { Sorting() }
        #expect(page.texts == ["name", "sort", "size", "more", "kind"])
        let list = try #require(page.nodes.first { "\($0.type)" == "MenuItems" })
        #expect(list.frame.size == CGSize(width: 250, height: 87.5))
        try page.tap("kind")
        #expect(page.texts.first == "kind")
        try page.tap("size")
        #expect(page.texts.first == "size")
    }

    @Test func `with a list acts on a tap if it has an action`() throws {
        var count = 0
        let page = TestPage {
            Menu("sort") {
                Button("size") {}
            } primaryAction: {
                count += 1
            }
        }
        try page.tap("sort")
        #expect(count == 1)
    }

    @Test func `with a list shows a picker in it as one entry per choice`() throws {
        struct Sorting: View {
            @State var order = 1
            var body: some View {
                Text("order \(order)")
                Menu("sort") {
                    Picker("by", selection: $order) {
                        Text("name").tag(1)
                        Text("size").tag(2)
                    }
                }
            }
        }
        let page = TestPage { Sorting() }
        #expect(page.texts == ["order 1", "sort", "name", "size"])
        #expect(
            page.nodes.compactMap { $0.semantics?.role == .menuitemcheckbox ? $0.semantics?.isSelected : nil } == [
                true, false,
            ])
        try page.tap("size")
        #expect(page.texts.first == "order 2")
    }

    @Test func `with a list gives texts and section titles in it the insets of its entries`() throws {
        let page = TestPage(width: 400) {
            Menu("sort") {
                Text("sorted")
                Button("size") {}
                Section("by") { Button("name") {} }
                Divider()
                Label("about", systemImage: "star")
            }
        }
        let list = try #require(page.nodes.first { "\($0.type)" == "MenuItems" })
        func frame(_ text: String) throws -> CGRect {
            let frame = try #require(page.frame(of: text))
            return frame
        }
        for text in ["sorted", "size", "by", "name", "about"] {
            #expect(try frame(text).minX - (try frame("size").minX) == 0)
        }
        #expect(try frame("sorted").midY + 44 == (try frame("size").midY))
        // A section title is less high: its margins and its text.
        #expect(try frame("name").midY - (try frame("size").midY) == 44 + 12 + (try frame("by").height) + 6)
        let dividers = page.frames(ofType: "Divider")
        #expect(dividers.contains { $0.width == list.frame.width })
    }

    // MARK: Links

    @Test func `that links is handled by the browser, or by the app on request`() throws {
        let address = try #require(URL(string: "https://example.org/a"))
        let page = TestPage { Link("there", destination: address) }
        #expect(
            page.nodes.contains {
                if case .link(let link) = $0.content { link.url == "https://example.org/a" } else { false }
            })
        var opened: [URL] = []
        let own = TestPage {
            Link("there", destination: address)
                .environment(
                    \.openURL,
                    OpenURLAction {
                        opened.append($0)
                        return .handled
                    })
        }
        try own.tap("there")
        #expect(opened == [address])
    }

    // MARK: Lifecycle

    @Test func `that receives gets each value while it is present`() throws {
        struct Listener: View {
            let subject: PassthroughSubject<Int, Never>
            @State var sum = 0
            var body: some View { Text("\(sum)").onReceive(subject) { sum += $0 } }
        }
        let subject = PassthroughSubject<Int, Never>()
        let page = TestPage { Listener(subject: subject) }
        subject.send(2)
        subject.send(3)
        page.update()
        #expect(page.texts == ["5"])
    }

    // MARK: Environment

    struct Widening: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier {
            Framing(width: environment.controlSize == .large ? 80 : 40)
        }
    }

    struct Framing: ViewModifier {
        let width: CGFloat
        func body(content: Content) -> some View { content.frame(width: width).background(Color.red) }
    }

    @Test func `follows an environment modifier`() throws {
        struct Sized: View {
            @State var isLarge = false
            var body: some View {
                Text("a").modifier(Widening()).controlSize(isLarge ? .large : .regular)
                    .onTapGesture { isLarge = true }
            }
        }
        let page = TestPage { Sized() }
        #expect(page.frames(ofType: "Rectangle").map(\.width) == [40])
        try page.tap("a")
        #expect(page.frames(ofType: "Rectangle").map(\.width) == [80])
    }

    @Test func `that dismisses outside a presentation does nothing`() throws {
        struct Closer: View {
            @Environment(\.dismiss) var dismiss
            @Environment(\.presentationMode) var mode
            var body: some View {
                Button(mode.wrappedValue.isPresented ? "shown" : "close") {
                    dismiss()
                    mode.wrappedValue.dismiss()
                }
            }
        }
        let page = TestPage { Closer() }
        try page.tap("close")
        #expect(page.texts == ["close"])
    }

    struct Stored: View {
        @AppStorage("name") var name = "none"
        @SceneStorage("name") var draft = 0
        var body: some View {
            Text(name).onTapGesture { name = "Ada" }
            Text("\(draft)").onTapGesture { draft += 1 }
        }
    }

    @Test func `that stores a value shares it with the others of its page, and of its browser`() throws {
        let values = ClientValues()
        func open(_ snapshot: Data? = nil) -> TestPage {
            TestPage(
                ViewGraph(
                    host: HostEnvironment(size: CGSize(width: 300, height: 200)),
                    resources: AppResources(measurer: TenByTenFont()),
                    values: values, snapshot: snapshot
                ) {
                    VStack {
                        Stored()
                        Stored()
                    }
                })
        }
        let page = open()
        try page.tap("none")
        try page.tap("0")
        #expect(page.texts == ["Ada", "1", "Ada", "1"])
        // Scene storage belongs to the page, and is in its snapshot.
        #expect(open().texts == ["Ada", "0", "Ada", "0"])
        #expect(open(page.graph.snapshot()).texts == ["Ada", "1", "Ada", "1"])
        #expect(TestPage { Stored() }.texts == ["none", "0"])
    }

    @Test func `that edits changes its environment's mode`() throws {
        struct Editing: View {
            @State var mode = EditMode.inactive
            var body: some View {
                VStack {
                    EditButton()
                    Text(mode.isEditing ? "editing" : "reading")
                }
                .environment(\.editMode, $mode)
            }
        }
        let page = TestPage { Editing() }
        try page.tap("Edit")
        #expect(page.texts == ["Done", "editing"])
    }
}
