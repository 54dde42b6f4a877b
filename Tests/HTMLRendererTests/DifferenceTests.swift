import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `The difference between two lists of siblings` {
    private func boxes(_ ids: [Int]) -> DisplayChildren {
        DisplayChildren(ContiguousArray(ids.map { node($0) }))
    }

    /// Applies operations to the numbers of siblings, as a page does.
    private func perform(_ operations: [PatchOperation], on siblings: [Int]) -> [Int] {
        var siblings = siblings
        func put(_ id: Int, before: Int?) {
            siblings.insert(id, at: before.flatMap { siblings.firstIndex(of: $0) } ?? siblings.count)
        }
        for operation in operations {
            switch operation {
            case .insert(parent: 1, let before, let markup, _, _):
                let number = markup.description.firstMatch(of: /id=n(\d+)/).flatMap { Int($0.1) }
                if let number { put(number, before: before) }
            case .remove(let id, _): siblings.removeAll { $0 == id }
            case .move(let id, parent: 1, let before, _):
                siblings.removeAll { $0 == id }
                put(id, before: before)
            default: Issue.record("\(operation)")
            }
        }
        return siblings
    }

    private func permutations(_ ids: [Int]) -> [[Int]] {
        ids.isEmpty
            ? [[]] : ids.flatMap { first in permutations(ids.filter { $0 != first }).map { [first] + $0 } }
    }

    @Test func `turns each order of four siblings into each order of any of them and a new one`() {
        let old = [11, 12, 13, 14]
        for subset in 0..<32 {
            let kept = [11, 12, 13, 14, 20].enumerated().filter { subset >> $0.offset & 1 == 1 }.map(\.element)
            for new in permutations(kept) {
                let steps = operations(boxes(old), boxes(new))
                #expect(perform(steps, on: old) == new)
            }
        }
    }

    @Test(arguments: [
        ([11, 12, 13], [11, 12, 13], 0), ([11, 12, 13], [13, 11, 12], 1), ([11, 12, 13, 14], [14, 13, 12, 11], 3),
        ([11, 12, 13, 14, 15], [12, 11, 13, 15, 14], 2), ([11, 12, 13], [], 3), ([], [11, 12], 2),
        ([11, 12, 13, 14], [11, 20, 14], 3),
    ]) func `has as few operations as possible`(old: [Int], new: [Int], count: Int) {
        #expect(operations(boxes(old), boxes(new)).count == count)
    }

    @Test func `inserts no node that already leaves`() {
        let leaving = node(13).replacing(transition: .leaving)
        #expect(operations(boxes([11]), DisplayChildren([leaving, node(11)])).isEmpty)
        #expect(operations(boxes([11, 12]), DisplayChildren([leaving, node(11), node(12)])).isEmpty)
    }

    @Test func `moves a leaving node behind its siblings, and moves no sibling`() {
        let leaving = node(13).replacing(transition: .leaving)
        let steps = operations(boxes([11, 12, 13]), DisplayChildren([leaving, node(11), node(12)]))
        #expect(steps == [.move(13, parent: 1, before: 11), .leave(13, animation: nil)])
        let back = operations(DisplayChildren([leaving, node(11), node(12)]), boxes([11, 12, 13]))
        #expect(back.first == .move(13, parent: 1, before: nil) && back.contains(.comeBack(13)))
    }

    @Test func `removes before it inserts, so that no number appears twice on the page`() {
        let steps = operations(boxes([11]), boxes([20]))
        #expect(steps == [.remove(11), .insert(parent: 1, before: nil, Markup(bytes: Array(html(node(20)).utf8)))])
    }

    @Test func `compares long lists by their blocks, and finds a single changed node`() {
        let old = boxes(Array(10..<210))
        var new = old
        new.replace(at: 70, with: node(80, appearance: Appearance(opacity: 0.5)))
        #expect(operations(old, new) == [.style(80, [StyleChange(.opacity, "0.5")])])
    }

    @Test func `finds nodes in other blocks`() {
        let ids = Array(10..<210)
        let steps = operations(boxes(ids), boxes(Array(ids.reversed().prefix(3)) + ids.dropLast(3)))
        #expect(steps.count == 3)
        #expect(perform(steps, on: ids) == [209, 208, 207] + ids.dropLast(3))
    }
}

@Suite struct `The difference between two versions of a node` {
    @Test func `is empty for the same object, at any depth`() {
        let deep = node(2, "Box", .box, [node(3, "Box", .box, [text(4, "a")])])
        #expect(operations([deep], [deep]) == [])
    }

    @Test func `descends to the change`() {
        func nested(_ letters: String) -> DisplayNode {
            node(2, "Box", .box, [node(3), node(4, "Box", .box, [text(5, letters)])])
        }
        #expect(operations([nested("a")], [nested("b")]) == [.text(5, "b")])
    }

    @Test func `sets the position of a node: margins in a flow, coordinates elsewhere`() {
        func row(_ content: DisplayContent, _ x: CGFloat) -> DisplayNode {
            let child = DisplayNode(id: 3, type: "Box", frame: CGRect(x: x, y: 0, width: 5, height: 5))
            return node(2, "HStack", content, [child])
        }
        let flow = DisplayContent.flow(DisplayFlow(axis: .horizontal, gap: 8))
        #expect(operations([row(flow, 0)], [row(flow, 2)]) == [.style(3, [StyleChange(.marginLeft, "2px")])])
        #expect(operations([row(.box, 0)], [row(.box, 2)]) == [.style(3, [StyleChange(.left, "2px")])])
    }

    @Test func `skips siblings that a flow moves by itself`() {
        func column(_ height: CGFloat) -> DisplayNode {
            let first = DisplayNode(id: 3, type: "Box", frame: CGRect(x: 0, y: 0, width: 5, height: height))
            let second = DisplayNode(id: 4, type: "Box", frame: CGRect(x: 0, y: height + 8, width: 5, height: 5))
            return node(2, "VStack", .flow(DisplayFlow(axis: .vertical, gap: 8)), [first, second])
        }
        #expect(operations([column(5)], [column(30)]) == [.style(3, [StyleChange(.height, "30px")])])
    }

    @Test func `changes the positions of children when they leave a flow`() {
        let child = DisplayNode(id: 3, type: "Box", frame: CGRect(x: 0, y: 4, width: 5, height: 5))
        let flow = node(2, "VStack", .flow(DisplayFlow(axis: .vertical, gap: 0)), [child])
        #expect(
            operations([flow], [node(2, "VStack", .box, [child])]) == [
                .attributes(2, [AttributeChange(.class, nil)]),
                .style(3, [StyleChange(.top, "4px"), StyleChange(.marginTop, "")]),
            ])
    }

    @Test func `replaces an element by one of another kind, with all its content`() {
        let heading = text(2, "a", semantics: Semantics(role: .heading, headingLevel: 2))
        let plain = text(2, "a")
        #expect(operations([plain], [heading]) == [.replace(2, Markup(bytes: Array(html(heading).utf8)))])
        #expect(operations([heading], [plain]) == [.replace(2, Markup(bytes: Array(html(plain).utf8)))])
    }

    @Test func `replaces an element that hides its children from assistive technology, because they lose the focus`() {
        let inner = text(3, "a")
        let steps = operations(
            [node(2, "Box", .box, [inner])],
            [node(2, "Box", .box, semantics: Semantics(isHidden: true), [inner])])
        #expect(steps.count == 1)
        guard case .replace(2, _, nil) = steps[0] else { return #expect(steps == []) }
    }

    private func isReplaced(_ old: DisplayNode, _ new: DisplayNode) -> Bool {
        operations([old], [new]) == [.replace(2, Markup(bytes: Array(html(new).utf8)))]
    }

    @Test func `replaces an element over a button whose states change, since they are the button's`() {
        let inner = node(8, "Button", .control(DisplayControl(kind: .button(.none))), events: .tap)
        func row(_ semantics: Semantics) -> DisplayNode { node(2, "Row", semantics: semantics, events: .tap, [inner]) }
        let selected = Semantics(label: "a", isSelected: true)
        #expect(operations([row(selected)], [row(selected)]) == [])
        #expect(isReplaced(row(selected), row(Semantics(label: "a", isSelected: false))))
        func link(_ url: String) -> DisplayNode { node(2, "Link", .link(url: url), [inner]) }
        #expect(operations([link("/a")], [link("/a")]) == [] && isReplaced(link("/a"), link("/b")))
    }

    @Test func `keeps the contents of a box that begins or ends to take keys, with the caret in its field`() {
        let field = node(3, "TextField")
        let (box, part) = (node(2, "Box", .box, [field]), node(2, "KeyPresses", .part(.keys("d Backspace")), [field]))
        #expect(operations([box], [part]) == [.attributes(2, [AttributeChange(.keys, "d Backspace")])])
        #expect(operations([part], [box]) == [.attributes(2, [AttributeChange(.keys, nil)])])
    }

    @Test func `replaces contents that stand in front of children, or are of another kind`() {
        func picture(_ source: String, _ children: DisplayChildren) -> DisplayNode {
            node(2, "Image", .image(DisplayImage(source: .url(source))), children)
        }
        let child = node(3)
        #expect(operations([picture("/a", [child])], [picture("/a", [child])]) == [])
        #expect(isReplaced(picture("/a", [child]), picture("/b", [child])))
        #expect(isReplaced(node(2, "Box", .box), node(2, "Shape", .shape(DisplayShape(outline: .ellipse)))))
        func shape(_ outline: DisplayOutline) -> DisplayNode {
            node(2, "Shape", .shape(DisplayShape(outline: outline, fill: .color(.rgb(0, 0, 0)))), [child])
        }
        #expect(operations([shape(.ellipse)], [shape(.capsule)]) == [.style(2, [StyleChange(.borderRadius, "9999px")])])
        let triangle = DisplayPath(verbs: [.move, .line, .close], points: [.zero, CGPoint(x: 5, y: 5)])
        #expect(isReplaced(shape(.ellipse), shape(.path(triangle))))
    }

    @Test func `rewrites drawn contents if they changed`() {
        func line(_ x: CGFloat) -> DisplayPath {
            DisplayPath(verbs: [.move, .line], points: [.zero, CGPoint(x: x, y: 0)])
        }
        let black = DisplayPaint.color(.rgb(0, 0, 0))
        func shape(_ x: CGFloat) -> DisplayNode {
            node(2, "Shape", .shape(DisplayShape(outline: .path(line(x)), fill: black)))
        }
        func drawing(_ x: CGFloat) -> DisplayNode {
            let step = CanvasDisplayList.Step(content: .fill(line(x), black, box: .zero))
            return node(2, "Canvas", .drawing(CanvasDisplayList(steps: [step], clips: [])))
        }
        func effect(_ amount: Double) -> DisplayNode {
            node(2, appearance: Appearance(effects: DisplayEffects(filters: [.brightness(amount)])))
        }
        func icon(_ name: String, _ paint: DisplayPaint? = nil) -> DisplayNode {
            node(2, "Image", .image(DisplayImage(source: .symbol(name: name), paint: paint)))
        }
        func content(_ old: DisplayNode, _ new: DisplayNode) -> String? {
            let steps = operations([old], [new])
            guard steps.count == 1, case .content(2, let markup, _, _) = steps[0] else {
                return steps.isEmpty ? nil : "\(steps)"
            }
            return markup.description
        }
        #expect(content(shape(1), shape(1)) == nil && content(drawing(1), drawing(1)) == nil)
        #expect(content(effect(1), effect(1)) == nil)
        #expect(content(shape(1), shape(2))?.contains("M0 0L2 0") == true)
        #expect(content(drawing(1), drawing(2))?.contains("M0 0L2 0") == true)
        #expect(
            operations([drawing(1)], [drawing(1).replacing(frame: CGRect(x: 3, y: 0, width: 10, height: 10))])
                == [.style(2, [StyleChange(.left, "3px")])])
        #expect(content(effect(0.5), effect(0.25))?.contains(#"intercept="0.25""#) == true)
        #expect(operations([icon("a")], [icon("a", black)]) == [.style(2, [StyleChange(.color, "#000000")])])
        #expect(content(icon("a"), icon("a")) == nil)
    }

    @Test func `sets and takes back attributes, and leaves states to their own operations`() {
        func box(_ semantics: Semantics) -> DisplayNode { node(2, semantics: semantics) }
        #expect(
            operations(
                [box(Semantics(role: .group, label: "a", hint: "b"))], [box(Semantics(role: .group, label: "c"))])
                == [.attributes(2, [AttributeChange(.label, "c"), AttributeChange(.describedBy, nil)])])
        func toggle(_ isOn: Bool) -> DisplayNode {
            node(2, "Toggle", .control(DisplayControl(kind: .toggle(isOn: isOn))))
        }
        #expect(operations([toggle(false)], [toggle(true)]) == [.value(2, "true")])
        func stepper(_ canIncrement: Bool) -> DisplayNode {
            node(2, "Stepper", .control(DisplayControl(kind: .stepper(canDecrement: true, canIncrement: canIncrement))))
        }
        #expect(operations([stepper(true)], [stepper(true)]) == [])
        let halves = operations([stepper(true)], [stepper(false)])
        guard halves.count == 1, case .content(2, let markup, _, _) = halves[0] else { return #expect(halves == []) }
        #expect(markup.description.contains("aria-label=Increment disabled"))
        func choice(_ options: [String], _ selected: Int?) -> DisplayNode {
            node(2, "Picker", .control(DisplayControl(kind: .choice(options: options, selected: selected))))
        }
        #expect(operations([choice(["a"], 0)], [choice(["a"], nil)]) == [.value(2, "")])
        let steps = operations([choice(["a"], 0)], [choice(["a", "b"], 1)])
        #expect(steps.count == 2 && steps.last == .value(2, "1"))
        guard case .content(2, let options, _, _) = steps[0] else { return #expect(steps == []) }
        #expect(options.description == "<option value=0>a</option><option value=1 selected>b</option>")
    }

    @Test func `contains the document's title, scheme and language, and the new fonts`() {
        func patch(_ new: DisplayTree) -> [PatchOperation] {
            Difference.patch(from: tree([], title: "a"), to: new, symbols: NoSymbols()).operations
        }
        #expect(patch(tree([], revision: 2, title: "b")) == [.title("b")])
        let place = DisplayPlace(path: "/shop/Item/1", screens: 1)
        #expect(
            patch(
                DisplayTree(
                    revision: 2, size: tree([]).size, title: "a", place: place, root: tree([]).root)
            ) == [.place("/shop/Item/1", screens: 1)])
        let openings: [DisplayOpening] = [.url("javascript:alert(1)"), .url("mailto:a@b.c"), .close(path: nil)]
        #expect(
            patch(
                DisplayTree(revision: 2, size: tree([]).size, title: "a", root: tree([]).root, openings: openings)
            ) == [.open(.all([.url("mailto:a@b.c"), .close(path: nil)]))])
        #expect(patch(tree([], revision: 2, title: "a", scheme: .dark)) == [.colorScheme(.dark)])
        #expect(patch(tree([], revision: 2, title: "a", language: "de")) == [.language("de", .leftToRight)])
        #expect(
            patch(tree([], revision: 2, title: "a", direction: .rightToLeft)) == [.language("en", .rightToLeft)])
        #expect(patch(tree([], revision: 2, title: "a", focus: DisplayFocus(node: nil, count: 1))) == [.focus(nil)])
    }

    @Test func `writes the place alone of a node that has only moved`() {
        let old = node(2, appearance: Appearance(opacity: 0.5), semantics: Semantics(label: "a"), [node(3)])
        func moved(_ x: CGFloat, _ y: CGFloat, _ animation: DisplayAnimation? = nil) -> DisplayNode {
            old.moved(to: CGRect(x: x, y: y, width: 10, height: 10), animation: animation)
        }
        #expect(operations([old], [moved(0, 5)]) == [.style(2, [StyleChange(.top, "5px")], animation: nil)])
        #expect(
            operations([moved(4, 5)], [moved(0.25, 0)])
                == [.style(2, [StyleChange(.left, "0.25px"), StyleChange(.top, "")], animation: nil)])
        #expect(operations([moved(4, 5)], [moved(4, 5)]).isEmpty)
        let motion = DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: 1)
        #expect(operations([old], [moved(0, 5, motion)]) == [.style(2, [StyleChange(.top, "5px")], animation: 0)])
    }

    @Test func `sets the URL of a link`() {
        func link(_ url: String) -> DisplayNode { node(2, "Link", .link(url: url)) }
        #expect(
            operations([link("https://a.b")], [link("https://c.d")])
                == [.attributes(2, [AttributeChange(.href, "https://c.d")])])
    }

    @Test func `rewrites the pieces of a text if a single text does not suffice`() {
        func twoLines(_ first: String) -> DisplayNode {
            let lines = [first, "b"].map {
                TextLine(fragments: [TextFragment(run: 0, text: $0, heldWidth: nil)], width: 10, height: 20)
            }
            let layout = TextLayout(
                size: CGSize(width: 10, height: 40), firstBaseline: 15, lastBaseline: 35,
                lines: ContiguousArray(lines))
            return node(2, "Text", .text(DisplayText(layout, DisplayTextAppearance(styles: [plainStyle]))))
        }
        #expect(operations([twoLines("a")], [twoLines("c")]) == [.content(2, "c<span class=jn></span>b")])
    }

    @Test func `moves a node to another parent, and sends its position again`() {
        let moved = DisplayNode(id: 4, type: "Box", frame: CGRect(x: 3, y: 0, width: 5, height: 5))
        let steps = operations(
            [node(2, "Box", .box, [moved]), node(3)], [node(2), node(3, "Box", .box, [moved])])
        #expect(
            steps == [
                .move(4, parent: 3, before: nil),
                .style(4, [StyleChange(.left, "3px"), StyleChange(.marginLeft, ""), StyleChange(.marginTop, "")]),
            ])
    }

    @Test func `recreates a node that moves to a parent where HTML requires another element`() {
        let moved = node(4, "Box", .box, [node(5)])
        let button = node(3, "Button", .control(DisplayControl(kind: .button(.none))), events: .tap, [moved])
        let steps = operations(
            [moved, node(3, "Button", .control(DisplayControl(kind: .button(.none))), events: .tap)], [button])
        #expect(steps.count == 2 && steps[0] == .remove(4))
        guard case .insert(parent: 3, before: nil, let markup, _, _) = steps[1] else { return #expect(steps == []) }
        #expect(markup.description.hasPrefix("<span id=n4"))
    }
}

@Suite struct `The difference from a page that reported its controls` {
    private func page(_ value: String) -> DisplayChildren {
        [node(2, "TextField", .control(DisplayControl(kind: .textField(field(value)))), events: .input)]
    }

    private func input(_ text: String) -> DisplayEvent { DisplayEvent(node: 2, type: .input, value: .text(text)) }

    @Test func `omits a value that the page already shows`() {
        #expect(operations(page("a"), page("ab"), reported: [input("ab")]) == [])
    }

    @Test func `corrects a value that the app has changed`() {
        #expect(operations(page("a"), page("AB"), reported: [input("ab")]) == [.value(2, "AB")])
    }

    @Test func `corrects a value that the app has refused, although the tree did not change`() {
        let children = page("a")
        #expect(operations(children, children, reported: [input("ab")]) == [.value(2, "a")])
    }

    @Test func `uses the last report of a node`() {
        #expect(operations(page("a"), page("abc"), reported: [input("ab"), input("abc")]) == [])
    }

    @Test func `takes no value from a touch or a tap`() {
        let children = page("a")
        #expect(operations(children, children, reported: [DisplayEvent(node: 2, type: .focus)]) == [])
    }

    @Test(arguments: [
        (DisplayControl.Kind.toggle(isOn: false), EventValue.bool(true), "false"),
        (.slider(value: 1, minimum: 0, maximum: 9, step: nil), .number(2.5), "1"),
        (.choice(options: ["a", "b"], selected: nil), .number(1), ""),
        (.date(DisplayControl.DateEntry(isTime: false, value: "2026-01-01")), .text("2026-02-02"), "2026-01-01"),
        (.color("#000000"), .text("#ffffff"), "#000000"),
    ]) func `corrects each kind of control`(kind: DisplayControl.Kind, report: EventValue, value: String) {
        let children: DisplayChildren = [node(2, "Control", .control(DisplayControl(kind: kind)), events: .change)]
        let event = DisplayEvent(node: 2, type: .change, value: report)
        #expect(operations(children, children, reported: [event]) == [.value(2, value)])
    }
}

@Suite struct `The longest increasing subsequence` {
    /// The length of the longest increasing sequence, found by trying all.
    private func length(_ values: [Int]) -> Int {
        (0..<1 << values.count).map { subset -> Int in
            let chosen = values.indices.filter { subset >> $0 & 1 == 1 }.map { values[$0] }
            return chosen.allSatisfy { $0 >= 0 } && zip(chosen, chosen.dropFirst()).allSatisfy(<) ? chosen.count : 0
        }.max() ?? 0
    }

    @Test func `increases, and has the greatest length, for all lists of five with gaps`() {
        for code in 0..<6 * 6 * 6 * 6 * 6 {
            var rest = code
            var values: [Int] = []
            for _ in 0..<5 {
                values.append(rest % 6 - 1)
                rest /= 6
            }
            guard Set(values.filter { $0 >= 0 }).count == values.filter({ $0 >= 0 }).count else { continue }
            let marked = zip(values, LongestIncreasingSubsequence.mark(values)).filter(\.1).map(\.0)
            #expect(zip(marked, marked.dropFirst()).allSatisfy(<) && marked.allSatisfy { $0 >= 0 })
            #expect(marked.count == length(values))
        }
    }
}
