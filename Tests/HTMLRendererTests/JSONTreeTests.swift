import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `The tree for programs` {
    /// The JSON of the root's children.
    private func json(_ children: DisplayChildren) -> String {
        let bytes = JSONTree.write(tree(children, revision: 3), session: "s", scene: "a/b")
        let text = String(decoding: bytes, as: UTF8.self)
        let start =
            #"{"session":"s","revision":3,"scene":"a/b","size":[100,100],"root":{"id":1,"type":"Window","frame":[0,0,100,100]"#
        #expect(text.hasPrefix(start) && text.hasSuffix("}}"))
        return String(text.dropFirst(start.count).dropLast(2).trimmingPrefix(",\"children\":"))
    }

    private func at(
        _ x: CGFloat, _ y: CGFloat, _ id: Int, _ content: DisplayContent = .box, _ children: DisplayChildren = .none,
        height: CGFloat = 10
    ) -> DisplayNode {
        DisplayNode(
            id: id, type: "Box", frame: CGRect(x: x, y: y, width: 10, height: height), content: content,
            children: children)
    }

    @Test func `omits empty members`() {
        #expect(json([]) == "")
        #expect(json([node(2)]) == #"[{"id":2,"type":"Box","frame":[0,0,10,10]}]"#)
    }

    @Test func `has the URLs of images that report their loading`() {
        func image(_ events: EventTypes) -> DisplayNode {
            node(
                2, "Image", .image(DisplayImage(source: .url("/a.png"))),
                events: events)
        }
        #expect(json([image(.load)]).contains(#""value":"/a.png""#))
        #expect(!json([image([])]).contains("value"))
    }

    @Test func `has frames in the page's coordinates`() {
        #expect(
            json([at(10, 20, 2, .box, [at(5, 5.5, 3)])])
                == #"[{"id":2,"type":"Box","frame":[10,20,10,10],"children":[{"id":3,"type":"Box","frame":[15,25.5,10,10]}]}]"#
        )
    }

    @Test func `has the positions of scrolled content`() {
        let scroll = DisplayContent.scroll(DisplayScroll(axes: .vertical, offset: CGPoint(x: 0, y: 30)))
        #expect(
            json([at(0, 10, 2, scroll, [at(0, 40, 3)])])
                == #"[{"id":2,"type":"Box","frame":[0,10,10,10],"scroll":[0,30],"children":[{"id":3,"type":"Box","frame":[0,20,10,10]}]}]"#
        )
    }

    @Test func `has the app's last request to scroll`() {
        let request = DisplayScroll.Request(number: 3, offset: CGPoint(x: 0, y: 40))
        let scroll = DisplayContent.scroll(DisplayScroll(axes: .vertical, request: request))
        #expect(json([at(0, 10, 2, scroll)]).hasSuffix(#","scroll":[0,0],"scrollTo":[3,0,40]}]"#))
    }

    @Test(arguments: [
        // The area shows 0 to 50 of its content. A section of 40 begins at `section`.
        (Edge.top, 10.0, 10.0), (.top, -20, 0), (.top, -38, -8), (.bottom, 0, 30), (.bottom, 45, 45),
    ]) func `has pinned headers at the edge of their area, within their section`(
        edge: Edge, section: CGFloat, y: CGFloat
    ) throws {
        let start = edge == .top ? 0.0 : 30
        let header = at(0, start, 4, .part(.pinned(edge, inset: 0)))
        let group = DisplayNode(
            id: 3, type: "Section", frame: CGRect(x: 0, y: section, width: 10, height: 40), children: [header])
        let area = DisplayNode(
            id: 2, type: "ScrollView", frame: CGRect(x: 0, y: 0, width: 10, height: 50),
            content: .scroll(DisplayScroll(axes: .vertical)), children: [group])
        let written = try #require(json([area]).firstMatch(of: /"id":4,"type":"Box","frame":\[0,(-?\d+),/)).1
        #expect(written == "\(Int(y))")
    }

    @Test(arguments: [
        (Edge.leading, 10.0, 0.0, 10.0), (.leading, -20, 0, 0), (.leading, -38, 0, -8), (.leading, -20, 4, 4),
        (.trailing, 0, 0, 30), (.trailing, 45, 0, 45), (.trailing, 10, 4, 36),
    ]) func `has pinned headers of rows at the sides of their area`(
        edge: Edge, section: CGFloat, inset: CGFloat, x: CGFloat
    ) throws {
        let header = at(edge == .leading ? 0 : 30, 0, 4, .part(.pinned(edge, inset: inset)))
        let group = DisplayNode(
            id: 3, type: "Section", frame: CGRect(x: section, y: 0, width: 40, height: 10), children: [header])
        let area = DisplayNode(
            id: 2, type: "ScrollView", frame: CGRect(x: 0, y: 0, width: 50, height: 10),
            content: .scroll(DisplayScroll(axes: .horizontal)), children: [group])
        let written = try #require(json([area]).firstMatch(of: /"id":4,"type":"Box","frame":\[(-?\d+),/)).1
        #expect(written == "\(Int(x))")
    }

    @Test(arguments: [
        (DisplayControl.Kind.button(.none), #","role":"button""#),
        (.textField(field("a")), #","role":"textbox","value":"a""#),
        (.textField(field("ab", isSecure: true)), #","role":"textbox","value":"••","secure":true"#),
        (.textArea(field("")), #","role":"textbox","multiline":true"#),
        (.toggle(isOn: true), #","role":"switch","value":true"#),
        (
            .slider(value: 0.1, minimum: 0, maximum: 1, step: nil),
            #","role":"slider","value":0.1,"minimum":0,"maximum":1"#
        ),
        (.stepper(canDecrement: true, canIncrement: true), #","role":"group","steps":[-1,1]"#),
        (.stepper(canDecrement: false, canIncrement: true), #","role":"group","steps":[1]"#),
        (.choice(options: ["a", "b"], selected: 1), #","role":"combobox","value":"b","options":["a","b"]"#),
        (.choice(options: [], selected: 4), #","role":"combobox","options":[]"#),
        (.date(DisplayControl.DateEntry(isTime: true, value: "12:30")), #","value":"12:30","time":true"#),
        (.color("#00ff00"), ##","value":"#00ff00""##), (.spinner, #","role":"progressbar""#),
    ]) func `has the role and the value of a control, but no secret`(kind: DisplayControl.Kind, members: String) {
        #expect(
            json([node(2, "C", .control(DisplayControl(kind: kind)))])
                == #"[{"id":2,"type":"C","frame":[0,0,10,10]\#(members)}]"#)
    }

    @Test func `has the author's role, label and value instead of the content's`() {
        let semantics = Semantics(role: .meter, label: "Fuel", value: "half")
        #expect(
            json([node(2, "C", .control(DisplayControl(kind: .toggle(isOn: true))), semantics: semantics)])
                == #"[{"id":2,"type":"C","frame":[0,0,10,10],"role":"meter","label":"Fuel","value":"half"}]"#)
    }

    @Test func `has texts, headings, links, images and tappable views`() {
        #expect(json([text(2, "a\"b")]).hasSuffix(#","text":"a\"b"}]"#))
        let empty = TextLayout(size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [])
        let nothing = DisplayText(empty, DisplayTextAppearance(styles: [plainStyle]))
        #expect(json([node(2, "Text", .text(nothing))]).hasSuffix(#""frame":[0,0,10,10]}]"#))
        #expect(json([text(2, "a", semantics: Semantics(headingLevel: 2))]).contains(#""role":"heading""#))
        #expect(json([node(2, "Link", .link(url: "/a"))]).hasSuffix(#","role":"link","url":"/a"}]"#))
        let image = DisplayContent.image(DisplayImage(source: .url("/a.png"), alternative: "Boat"))
        #expect(json([node(2, "Image", image)]).hasSuffix(#","role":"img","label":"Boat","image":"a"}]"#))
        #expect(json([node(2, "Image", image, events: .tap)]).contains(#""role":"button","label":"Boat""#))
        #expect(json([node(2, events: .tap)]).hasSuffix(#","role":"button","events":["tap"]}]"#))
    }

    @Test func `says what a user sees of a node's state`() {
        var semantics = Semantics(isSelected: true, isDisabled: true, identifier: "save")
        #expect(
            json([node(2, semantics: semantics)]).hasSuffix(
                #","identifier":"save","disabled":true,"selected":true}]"#))
        semantics = Semantics(role: .progressbar, isHidden: true)
        semantics.fraction = 0.25
        semantics.isExpanded = false
        semantics.isModal = true
        #expect(
            json([node(2, semantics: semantics)]).hasSuffix(
                #","role":"progressbar","silent":true,"modal":true,"expanded":false,"fraction":0.25}]"#))
        #expect(
            json([node(2, "ContextMenu", .part(.contextMenu(7)))]).hasSuffix(#","menu":7}]"#))
        #expect(
            json([node(2, "SwipeActions", .part(.swipeActions(isLeading: true, isFull: false)))]).hasSuffix(
                #","edge":"leading"}]"#))
        let symbol = DisplayContent.image(DisplayImage(source: .symbol(name: "star")))
        #expect(json([node(2, "Image", symbol)]).hasSuffix(#","image":"star"}]"#))
    }

    @Test func `names the title, and the app's last request for the focus`() {
        let tree = DisplayTree(
            revision: 1, size: .zero, title: "Shop", focus: DisplayFocus(node: 4, count: 2), root: node(1))
        let text = String(decoding: JSONTree.write(tree, session: "s", scene: ""), as: UTF8.self)
        #expect(text.contains(#","title":"Shop","focus":[4,2],"size":"#))
    }

    @Test func `names the events that a node accepts, in a fixed order`() {
        #expect(
            json([node(2, events: [.blur, .focus, .tap, .press])]).hasSuffix(
                #""events":["tap","focus","blur","press"]}]"#))
        #expect(json([node(2, events: .gesture)]).hasSuffix(#""events":["touch","move","lift","rest"]}]"#))
    }

    @Test func `offers no events of nodes that the user cannot reach, except for reports`() {
        func button(_ id: Int) -> DisplayNode { node(id, events: [.tap, .blur, .load]) }
        func events(_ children: DisplayChildren) -> [String] {
            json(children).matches(of: /"id":(\d+)[^{]*?"events":\[([^\]]*)\]/).map { "\($0.1) \($0.2)" }
        }
        let some = [#"3 "blur","load""#], all = [#"3 "tap","blur","load""#]
        func around(_ child: DisplayNode, _ appearance: Appearance? = nil, inert: Bool = false) -> DisplayNode {
            var semantics = Semantics()
            semantics.isInert = inert
            return DisplayNode(
                id: 2, type: "Box", frame: CGRect(x: 0, y: 0, width: 10, height: 10), appearance: appearance,
                semantics: semantics, children: [child])
        }
        func dialog(isModal: Bool, _ children: DisplayChildren = .none) -> DisplayNode {
            var semantics = Semantics(role: .dialog)
            semantics.isModal = isModal
            return DisplayNode(
                id: 9, type: "Sheet", frame: CGRect(x: 0, y: 0, width: 100, height: 100),
                content: .dialog(isElevated: true, isModeless: !isModal), semantics: semantics, children: children)
        }
        #expect(events([around(button(3))]) == all)
        #expect(events([around(button(3), Appearance(isHidden: true))]) == some)
        #expect(events([around(button(3), Appearance(opacity: 0))]) == some)
        #expect(events([around(button(3), inert: true)]) == some)
        #expect(events([around(button(3)), dialog(isModal: false)]) == all)
        #expect(events([around(button(3)), dialog(isModal: true)]) == some)
        #expect(events([around(node(4)), dialog(isModal: true, [button(3)])]) == all)
    }

    @Test func `is valid JSON for any text`() throws {
        let opened = JSONTree.write(tree([]), session: "s", scene: "a", opened: "tel:1")
        #expect(String(decoding: opened, as: UTF8.self).contains(#","opened":"tel:1","size""#))
        let bytes = JSONTree.write(tree([text(2, "\u{1}\"\\\n😀")]), session: "\"", scene: "\\")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect(json["session"] as? String == "\"" && json["scene"] as? String == "\\")
        let root = try #require(json["root"] as? [String: Any])
        let child = try #require((root["children"] as? [[String: Any]])?.first)
        #expect(child["text"] as? String == "\u{1}\"\\\n😀")
    }

    @Test func `names the animations in progress`() {
        let bytes = JSONTree.write(
            tree([]), session: "s", scene: "",
            animations: [
                RunningAnimation(node: 2, elapsed: 0.25, duration: 1),
                RunningAnimation(node: 3, elapsed: 12.3456, duration: .infinity),
            ])
        #expect(
            String(decoding: bytes, as: UTF8.self).contains(
                #""animations":[{"id":2,"elapsed":0.25,"duration":1},{"id":3,"elapsed":12.346}],"root":"#))
    }
}
