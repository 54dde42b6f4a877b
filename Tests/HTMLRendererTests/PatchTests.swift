import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

/// The patches of single changes, as the browser receives them.
@Suite struct `A patch` {
    private struct OneFont: WebFontRules {
        func typeface(for variant: FontVariant) -> String { "sans-\(variant.weight)" }
        func files(of typefaces: [String], for text: UnsafeBufferPointer<UInt8>) -> [WebFontFile] { [] }
    }

    private let ease = DisplayAnimation(curve: .bezier(0.42, 0, 1, 1), duration: 0.5)

    private func box(
        _ id: Int, x: CGFloat = 0, width: CGFloat = 10, opacity: Double = 1, children: DisplayChildren = .none,
        animation: DisplayAnimation? = nil, matched: MatchedGeometry? = nil
    ) -> DisplayNode {
        DisplayNode(
            id: id, type: "Box", frame: CGRect(x: x, y: 0, width: width, height: 10),
            appearance: opacity == 1 ? nil : Appearance(opacity: opacity), children: children, animation: animation,
            matchedGeometry: matched)
    }

    private func text(_ line: String, _ semantics: Semantics? = nil, weight: UInt16 = 400) -> DisplayNode {
        DisplayNode(
            id: 2, type: "Text", frame: CGRect(x: 0, y: 0, width: 40, height: 20),
            content: .text(DisplayText(line: line, style: style(weight))),
            semantics: semantics)
    }

    private func style(_ weight: UInt16) -> DisplayTextStyle {
        var face = FontFace()
        face.weight = weight
        return DisplayTextStyle(font: face, lineHeight: 20)
    }

    private func tree(
        _ children: DisplayChildren, revision: Int = 1, title: String = "", scheme: DisplayColorScheme? = nil,
        focus: DisplayFocus? = nil, animation: DisplayAnimation? = nil
    ) -> DisplayTree {
        let size = CGSize(width: 100, height: 100)
        return DisplayTree(
            revision: revision, size: size, title: title, colorScheme: scheme, focus: focus,
            root: DisplayNode(
                id: 1, type: "Window", frame: CGRect(origin: .zero, size: size), children: children,
                animation: animation))
    }

    private func patch(_ old: DisplayTree, _ new: DisplayTree, fonts: (any WebFontRules)? = nil) -> String {
        String(
            decoding: Difference.patch(from: old, to: new, symbols: NoSymbols(), fonts: fonts).encoded(), as: UTF8.self)
    }

    private func patch(_ old: DisplayChildren, _ new: DisplayChildren, _ animation: DisplayAnimation? = nil) -> String {
        patch(tree(old), tree(new, revision: 2, animation: animation))
    }

    @Test func `of a context menu that is opened contains its list, and one that is closed loses it`() {
        func opener(_ children: DisplayChildren) -> DisplayChildren {
            [
                DisplayNode(
                    id: 2, type: "ContextMenu", frame: CGRect(x: 0, y: 0, width: 10, height: 10),
                    content: .part(.contextMenu(9)), events: .menu, children: children)
            ]
        }
        let list = DisplayNode(
            id: 9, type: "MenuItems", frame: CGRect(x: 0, y: 18, width: 250, height: 44), content: .popup,
            semantics: Semantics(role: .menu))
        let html =
            #"<div id=n9 class=\"menu\" popover=\"auto\" role=\"menu\" style=\"top:18px;width:250px;height:44px;\"></div>"#
        #expect(patch(opener([]), opener([list])) == #"{"f":1,"t":2,"o":[["i",2,0,"\#(html)"]]}"#)
        #expect(patch(opener([list]), opener([])) == #"{"f":1,"t":2,"o":[["r",9]]}"#)
    }

    @Test func `of equal trees has no operation`() {
        #expect(patch([box(2)], [box(2)]) == #"{"f":1,"t":2,"o":[]}"#)
    }

    @Test func `sets the declarations that differ, and removes those that are gone`() {
        #expect(patch([box(2)], [box(2, x: 30)]) == #"{"f":1,"t":2,"o":[["s",2,"left:30px"]]}"#)
        #expect(
            patch([box(2, opacity: 0.5)], [box(2, width: 20)])
                == #"{"f":1,"t":2,"o":[["s",2,"width:20px;opacity:"]]}"#)
    }

    @Test func `animates declarations by the transaction of their change`() {
        #expect(
            patch([box(2)], [box(2, x: 30, animation: ease)])
                == #"{"f":1,"t":2,"a":[[500,0,"cubic-bezier(0.42,0,1,1)"]],"o":[["s",2,"left:30px",0]]}"#)
    }

    @Test func `sets the attributes that differ, and removes those that are gone`() {
        #expect(
            patch([text("Ada", Semantics(label: "Name"))], [text("Ada", Semantics(hint: "First"))])
                == #"{"f":1,"t":2,"o":[["a",2,{"aria-description":"First","aria-label":null,"role":null}]]}"#)
    }

    @Test func `sets a line of text`() {
        #expect(patch([text("Ada")], [text("Grace")]) == #"{"f":1,"t":2,"o":[["t",2,"Grace"]]}"#)
    }

    @Test func `inserts a node before its next sibling, or at the end`() {
        #expect(
            patch([box(2)], [box(3), box(2)])
                == #"{"f":1,"t":2,"o":[["i",1,2,"<div id=n3 style=\"width:10px;height:10px;\"></div>"]]}"#)
        #expect(
            patch([box(2)], [box(2), box(3)])
                == #"{"f":1,"t":2,"o":[["i",1,0,"<div id=n3 style=\"width:10px;height:10px;\"></div>"]]}"#)
    }

    @Test func `removes a node without naming its children`() {
        #expect(patch([box(2, children: [box(3)]), box(4)], [box(4)]) == #"{"f":1,"t":2,"o":[["r",2]]}"#)
    }

    @Test func `moves a node with all its content into another one`() {
        let inner = box(3, children: [box(4)])
        #expect(
            patch([box(2), inner], [box(2, children: [inner])])
                == #"{"f":1,"t":2,"o":[["m",3,2,0],["s",3,"margin-left:;margin-top:"]]}"#)
    }

    @Test func `moves the fewest siblings to reach a new order`() {
        #expect(
            patch([box(2), box(3), box(4)], [box(4), box(2), box(3)]) == #"{"f":1,"t":2,"o":[["m",4,1,2]]}"#)
    }

    @Test func `replaces a node whose element changes`() {
        let link = DisplayNode(
            id: 2, type: "Box", frame: CGRect(x: 0, y: 0, width: 10, height: 10), content: .link(url: "https://a.b"))
        #expect(patch([box(2)], [link]).hasPrefix(#"{"f":1,"t":2,"o":[["p",2,"<a id=n2 "#))
    }

    @Test(arguments: [.tapArea, .part(.swipeRow), .part(.refresh)] as [DisplayContent])
    func `moves a part of a list or a tap area without its content`(content: DisplayContent) {
        func part(y: CGFloat) -> DisplayNode {
            DisplayNode(
                id: 2, type: "Part", frame: CGRect(x: 5, y: y, width: 10, height: 10), content: content,
                children: [box(3)])
        }
        #expect(patch([part(y: 20)], [part(y: 64)]) == #"{"f":1,"t":2,"o":[["s",2,"top:64px"]]}"#)
    }

    @Test func `sets the classes of a part that differ`() {
        func actions(isFull: Bool) -> DisplayNode {
            DisplayNode(
                id: 2, type: "SwipeActions", frame: CGRect(x: 0, y: 0, width: 10, height: 10),
                content: .part(.swipeActions(isLeading: true, isFull: isFull)))
        }
        #expect(
            patch([actions(isFull: false)], [actions(isFull: true)])
                == #"{"f":1,"t":2,"o":[["a",2,{"class":"swl full"}]]}"#)
    }

    @Test func `names the node from which a matched node starts`() {
        let (here, there) = (MatchedGeometry(number: 7, isSource: true), MatchedGeometry(number: 7, isSource: true))
        let patch = patch([box(2, matched: here)], [box(3, x: 50, animation: ease, matched: there)], ease)
        #expect(patch.contains(#"["g",3,2,0]"#))
    }

    @Test func `finds matched nodes inside others, those that leave first, then those that stay`() {
        let matched = MatchedGeometry(number: 7, isSource: true)
        func group(_ id: Int, _ inner: DisplayNode) -> DisplayNode { box(id, children: [inner]) }
        let new = group(30, box(31, x: 50, animation: ease, matched: matched))
        #expect(patch([group(20, box(21, matched: matched))], [new], ease).contains(#"["g",31,21,0]"#))
        // One that stays is the source, too.
        let staying = group(20, box(21, matched: matched))
        #expect(patch([staying], [staying, new], ease).contains(#"["g",31,21,0]"#))
        // One that is removed at the same time comes before it.
        let removed = group(40, box(41, matched: matched))
        #expect(patch([staying, removed], [staying, new], ease).contains(#"["g",31,41,0]"#))
        let other = group(30, box(31, x: 50, animation: ease, matched: MatchedGeometry(number: 8, isSource: true)))
        #expect(!patch([staying], [staying, other], ease).contains(#"["g","#))
    }

    @Test func `names the node with the focus, or none`() {
        #expect(
            patch(tree([box(2)]), tree([box(2)], revision: 2, focus: DisplayFocus(node: 2, count: 1)))
                == #"{"f":1,"t":2,"o":[["f",2]]}"#)
        #expect(
            patch(tree([box(2)]), tree([box(2)], revision: 2, focus: DisplayFocus(node: nil, count: 1)))
                == #"{"f":1,"t":2,"o":[["f",0]]}"#)
    }

    @Test func `sets the document's title and its color scheme`() {
        #expect(
            patch(tree([]), tree([], revision: 2, title: "A \"b\"", scheme: .dark))
                == #"{"f":1,"t":2,"o":[["d","A \"b\""],["k","dark"]]}"#)
        #expect(patch(tree([], scheme: .light), tree([], revision: 2)) == #"{"f":1,"t":2,"o":[["k",""]]}"#)
    }

    @Test func `names the typefaces of its texts first`() {
        #expect(
            patch(tree([]), tree([text("Ada", weight: 600)], revision: 2), fonts: OneFont())
                .hasPrefix(#"{"f":1,"t":2,"o":[["w","sans-600"],["i",1,0,"#))
    }
}
