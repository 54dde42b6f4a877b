import EspalierViews
import Testing
import TestKit

@MainActor
@Suite struct `A child's binding` {
    struct Person {
        var first = "Ada"
        var last = "Byron"
    }

    private struct Field: View {
        @Binding var text: String

        var body: some View { Button("edit \(text)") { text += "!" } }
    }

    private struct Names: View {
        @State var person = Person()
        @State private var isLast = false

        var body: some View {
            Field(text: isLast ? $person.last : $person.first)
            Button("switch") { isLast.toggle() }
            Text("\(person.first), \(person.last)")
        }
    }

    @Test func `that switches to another member shows and changes that member`() throws {
        let page = TestPage { Names() }
        #expect(page.texts == ["edit Ada", "switch", "Ada, Byron"])
        try page.tap("switch")
        #expect(page.texts == ["edit Byron", "switch", "Ada, Byron"])
        try page.tap("edit Byron")
        #expect(page.texts == ["edit Byron!", "switch", "Ada, Byron!"])
        try page.tap("switch")
        try page.tap("edit Ada")
        #expect(page.texts == ["edit Ada!", "switch", "Ada!, Byron!"])
    }

    @Test func `that switches to a member of the same value changes the new member`() throws {
        let page = TestPage { Names(person: Person(first: "Lee", last: "Lee")) }
        try page.tap("switch")
        try page.tap("edit Lee")
        #expect(page.texts == ["edit Lee!", "switch", "Lee, Lee!"])
    }

    private struct Words: View {
        @State private var words = ["one", "two"]
        @State private var index = 0

        var body: some View {
            Field(text: $words[index])
            Button("next") { index += 1 }
            Text(words.joined(separator: ", "))
        }
    }

    @Test func `that switches to another element changes that element`() throws {
        let page = TestPage { Words() }
        try page.tap("next")
        #expect(page.texts == ["edit two", "next", "one, two"])
        try page.tap("edit two")
        #expect(page.texts == ["edit two!", "next", "one, two!"])
    }

    private struct Sources: View {
        @State private var left = "left"
        @State private var right = "right"
        @State private var isRight = false

        var body: some View {
            Field(text: isRight ? $right : $left)
            Button("switch") { isRight.toggle() }
        }
    }

    @Test func `that switches to another state follows that state`() throws {
        let page = TestPage { Sources() }
        try page.tap("switch")
        try page.tap("edit right")
        #expect(page.texts == ["edit right!", "switch"])
        try page.tap("switch")
        #expect(page.texts == ["edit left", "switch"])
    }

    private struct Kinds: View {
        @State private var person = Person()
        @State private var name = "own"
        @State private var optional: String? = "some"
        @State private var kind: Int
        let step: Int

        init(step: Int) {
            self.step = step
            kind = 0
        }

        private var binding: Binding<String> {
            switch kind {
            case 0: $person.first
            case 1: .constant("fixed")
            case 2: Binding($optional) ?? .constant("none")
            default: $name
            }
        }

        var body: some View {
            Field(text: binding)
            Button("next") { kind = (kind + step) % 4 }
        }
    }

    @Test(arguments: [1, 3]) func `that switches to one of another kind follows that one`(step: Int) throws {
        let page = TestPage { Kinds(step: step) }
        let texts = ["edit Ada", "edit fixed", "edit some", "edit own"]
        for turn in 1...4 {
            try page.tap("next")
            #expect(page.texts.first == texts[turn * step % 4])
        }
        try page.tap("edit Ada")
        #expect(page.texts.first == "edit Ada!")
    }

    private struct Optionals: View {
        @State private var name: String?

        var body: some View {
            if let bound = Binding($name) { Field(text: bound) }
            Button("name") { name = "Ada" }
            Button("forget") { name = nil }
        }
    }

    @Test func `to an optional's value exists while there is a value`() throws {
        let page = TestPage { Optionals() }
        #expect(page.texts == ["name", "forget"])
        try page.tap("name")
        try page.tap("edit Ada")
        #expect(page.texts == ["edit Ada!", "name", "forget"])
        try page.tap("forget")
        #expect(page.texts == ["name", "forget"])
    }

    private struct Rows: View {
        struct Item: Identifiable {
            let id: Int
            var name: String
        }

        @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

        var body: some View {
            ForEach($items) { $item in Field(text: $item.name) }
            Button("turn") { items.reverse() }
            Text(items.map(\.name).joined())
        }
    }

    @Test func `of a row follows its element when the rows are reordered`() throws {
        let page = TestPage { Rows() }
        try page.tap("turn")
        #expect(page.texts == ["edit b", "edit a", "turn", "ba"])
        try page.tap("edit a")
        #expect(page.texts == ["edit b", "edit a!", "turn", "ba!"])
    }
}
