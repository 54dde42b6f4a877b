import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierServer

/// The form of a whole page, as a browser without JavaScript posts it.
@Suite struct FormTests {
    private static let style = DisplayTextStyle(font: FontFace(), lineHeight: 20)

    /// A page with the controls, from node 2 on.
    private func page(_ controls: [(kind: DisplayControl.Kind, events: EventTypes)], isDisabled: Bool = false)
        -> DisplayTree
    {
        let nodes = controls.enumerated().map { index, control in
            DisplayNode(
                id: index + 2, type: "Control", frame: CGRect(x: 0, y: 0, width: 10, height: 10),
                content: .control(DisplayControl(kind: control.kind, isDisabled: isDisabled)), events: control.events)
        }
        return DisplayTree(
            revision: 1, size: CGSize(width: 100, height: 100), title: "",
            root: DisplayNode(
                id: 1, type: "Window", frame: CGRect(x: 0, y: 0, width: 100, height: 100),
                children: DisplayChildren(ContiguousArray(nodes))))
    }

    private func events(_ form: String, _ tree: DisplayTree, isCurrent: Bool = true) throws -> [DisplayEvent] {
        let fields = try #require(Parameters(formEncoded: Array(form.utf8)))
        return try FormEvents.events(fields, in: tree, isCurrent: isCurrent)
    }

    private func field(_ value: String) -> DisplayControl.Kind {
        .textField(DisplayControl.TextEntry(value: value, style: FormTests.style))
    }

    @Test func `a changed text is an event, with the page's line feeds`() throws {
        let tree = page([(field("Ada"), .input), (field("a\nb"), .change)])
        #expect(try events("n2=Ada&n3=a%0D%0Ab", tree) == [])
        #expect(
            try events("n2=Bob&n3=a%0D%0Ac", tree) == [
                DisplayEvent(node: 2, type: .input, value: .text("Bob")),
                DisplayEvent(node: 3, type: .change, value: .text("a\nc")),
            ])
    }

    @Test func `a field for a value is posted at the end of editing`() throws {
        #expect(
            try events("n2=12", page([(field("1"), [.input, .change])])) == [
                DisplayEvent(node: 2, type: .change, value: .text("12"))
            ])
    }

    @Test func `controls that the user cannot reach have no events`() throws {
        let toggle = page([(.toggle(isOn: true), .change)]).root.children[0]
        func shown(_ children: DisplayChildren) -> DisplayTree {
            DisplayTree(
                revision: 1, size: CGSize(width: 100, height: 100), title: "",
                root: DisplayNode(
                    id: 1, type: "Window", frame: CGRect(x: 0, y: 0, width: 100, height: 100), children: children))
        }
        var semantics = Semantics(role: .dialog)
        semantics.isModal = true
        let dialog = DisplayNode(
            id: 9, type: "Sheet", frame: .zero, content: .dialog(isElevated: true, isModeless: false),
            semantics: semantics)
        #expect(try events("", shown([toggle])).count == 1)
        #expect(try events("", shown([toggle.replacing(appearance: Appearance(isHidden: true))])) == [])
        #expect(try events("", shown([toggle, dialog])) == [])
    }

    @Test func `a missing checkbox is off if the form was created from this page`() throws {
        let tree = page([(.toggle(isOn: true), .change), (.toggle(isOn: false), .change)])
        #expect(
            try events("n3=on", tree) == [
                DisplayEvent(node: 2, type: .change, value: .bool(false)),
                DisplayEvent(node: 3, type: .change, value: .bool(true)),
            ])
        #expect(
            try events("n3=on", tree, isCurrent: false) == [
                DisplayEvent(node: 3, type: .change, value: .bool(true))
            ])
        #expect(try events("n2=on", tree) == [])
    }

    @Test func `a slider and a choice report only changed numbers`() throws {
        let tree = page([
            (.slider(value: 3, minimum: 0, maximum: 10, step: 1), [.input, .change]),
            (.choice(options: ["A", "B"], selected: 0), .change),
        ])
        #expect(
            try events("n2=4&n3=1", tree) == [
                DisplayEvent(node: 2, type: .change, value: .number(4)),
                DisplayEvent(node: 3, type: .change, value: .number(1)),
            ])
        for form in ["n2=3&n3=0", "n2=x&n3=x", "n2=inf&n3=2", "n2=nan&n3=-1"] { #expect(try events(form, tree) == []) }
    }

    @Test func `a date and a color report only changed values`() throws {
        let tree = page([
            (.date(DisplayControl.DateEntry(isTime: false, value: "2026-11-21")), .change),
            (.color("#12ab00"), .change),
        ])
        #expect(try events("n2=2026-11-21&n3=%2312ab00", tree) == [])
        #expect(
            try events("n2=2027-01-01&n3=%23000000", tree) == [
                DisplayEvent(node: 2, type: .change, value: .text("2027-01-01")),
                DisplayEvent(node: 3, type: .change, value: .text("#000000")),
            ])
    }

    @Test func `the pressed button comes after all controls, at any position in the form`() throws {
        let tree = page([(field(""), .input), (.button(.fade), .tap)])
        #expect(
            try events("tap=3&n2=A", tree) == [
                DisplayEvent(node: 2, type: .input, value: .text("A")), DisplayEvent(node: 3, type: .tap),
            ])
        #expect(try events("step=3%3A-1", tree) == [DisplayEvent(node: 3, type: .change, value: .number(-1))])
        #expect(try events("step=3%3A1", tree) == [DisplayEvent(node: 3, type: .change, value: .number(1))])
    }

    @Test func `a malformed button is refused`() throws {
        let tree = page([])
        for form in ["tap=x", "step=3", "step=3%3A2", "step=x%3A1"] {
            #expect(throws: Problem.self) { try events(form, tree) }
        }
    }

    @Test func `fields without an enabled control are ignored`() throws {
        let tree = page([(field("Ada"), .input), (.toggle(isOn: true), .change)], isDisabled: true)
        #expect(try events("n2=Bob&n9=x&x=y", tree) == [])
        let open = page([(field("Ada"), .input)])
        #expect(try events("x2=Bob&n-2=Bob&n=Bob", open) == [])
    }

    @Test func `a missing text, or one whose control accepts no input, is not an event`() throws {
        #expect(try events("x=y", page([(field("Ada"), .input)])) == [])
        #expect(try events("n2=Bob", page([(field("Ada"), .submit)])) == [])
    }
}
