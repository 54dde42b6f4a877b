import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `The element of a part` {
    @Test(arguments: [
        (DisplayPart.stop(always: false), #"<div class="n">"#),
        (.stop(always: true), #"<div class="n na">"#),
        (.refresh, #"<div class="pull">"#),
        (.swipeRow, #"<div class="sw">"#),
        (.swipeContent, #"<div class="swc">"#),
        (.swipeActions(isLeading: true, isFull: false), #"<div class="swl">"#),
        (.swipeActions(isLeading: false, isFull: true), #"<div class="swt full">"#),
        (.backButton, #"<div class="bk">"#),
        (.keyboardBar, #"<div class="kbar" data-keys="">"#),
        (.inputBar, #"<div class="ibar" data-keys="">"#),
        (.keepsFocus, #"<div class="kf">"#),
        (.readerActions, #"<div class="ra">"#),
        (.scheme(.dark), #"<div class="dp">"#),
        (.scheme(.light), #"<div class="lp">"#),
        (.dragPreview, #"<div class="pv">"#),
        (.rowHandle(3), #"<div data-row="3">"#),
        (.sheet("0.5 1"), #"<div data-detents="0.5 1">"#),
        (.shortcutHint("8 s"), #"<div data-hint="8 s">"#),
        (.dragSource(accepted: 5), #"<div data-drag="5">"#),
    ]) func `has its class or its attribute`(part: DisplayPart, expected: String) {
        #expect(tag(node(1, "Part", .part(part))) == expected)
    }
}

@Suite struct `The element of a link` {
    @Test func `has the text that the browser shares`() {
        #expect(
            tag(node(1, "Link", .link(DisplayLink(sharing: "A \"b\"", url: "https://a.org", title: "T"))))
                == ##"<a href="mailto:?subject=T&amp;body=A%20%22b%22%0D%0Ahttps%3A%2F%2Fa.org" "##
                + ##"data-share="title=T&amp;text=A%20%22b%22&amp;url=https%3A%2F%2Fa.org" rel="noopener">"##)
    }

    @Test func `is part of a larger element if it contains controls`() {
        let button = node(2, "Button", .control(DisplayControl(kind: .button(.none))), events: .tap)
        let links = DisplayText(line: "a", style: plainStyle)
        #expect(
            ElementKind(of: node(1, "Link", .link(url: "/a"), [button]), context: ElementContext()) == .compoundLink)
        #expect(
            ElementKind(of: node(1, "Link", .link(url: "/a"), events: .tap, [button]), context: ElementContext())
                == .compoundButton)
        #expect(ElementKind(of: node(1, "Link", .link(url: "/a")), context: ElementContext()) == .link)
        #expect(ElementKind(of: node(1, "Text", .text(links), events: .tap), context: ElementContext()) == .button)
        #expect(
            ElementKind(of: node(1, "Text", .text(links), events: .tap, [button]), context: ElementContext())
                == .compoundButton)
    }

    @Test func `inside has neither links nor buttons, and hides them from the keyboard with it`() {
        let link = node(1, "Link", .link(url: "/a"))
        let inside = ElementContext().inside(.link, link)
        #expect(inside.isInsideInteractive && !inside.isAriaHidden && !inside.isRoot)
        #expect(ElementContext().inside(.button, link).isInsideInteractive)
        #expect(!ElementContext().inside(.generic, link).isInsideInteractive)
        #expect(inside.inside(.generic, link).isInsideInteractive)
        let hidden = ElementContext().inside(.generic, node(1, semantics: Semantics(isHidden: true)))
        #expect(hidden.isAriaHidden && hidden.inside(.generic, link).isAriaHidden)
    }
}

@Suite struct `The shadows of a box` {
    @Test func `are separated by commas: the view's, its border and its fill's`() {
        let red = DisplayColor.rgb(1, 0, 0)
        let shadow = DisplayShadow(color: .rgb(0, 0, 0), radius: 2, x: 1, y: 0)
        let stroke = DisplayStroke(paint: .color(red), width: 1, isInside: true)
        let inner = DisplayPaintShadow(DisplayShadow(color: red, radius: 3, x: 0, y: 0), isInner: true)
        func style(_ shape: DisplayShape) -> String {
            css(node(1, "Shape", .shape(shape), appearance: Appearance(shadow: shadow)))
        }
        let box = DisplayOutline.roundedRectangle(radius: 0)
        #expect(
            style(DisplayShape(outline: box, fill: .color(red), stroke: stroke, shadows: [inner]))
                == "background:#ff0000;box-shadow:1px 0 2px #000000,inset 0 0 0 1px #ff0000,inset 0 0 3px #ff0000;")
        #expect(
            style(DisplayShape(outline: box, fill: .color(red))) == "background:#ff0000;box-shadow:1px 0 2px #000000;")
        // A translucent fill shows the shadow of what is drawn, not of its box.
        #expect(
            style(DisplayShape(outline: box, fill: .color(.rgb(1, 0, 0, opacity: 0.5))))
                == "background:#ff000080;filter:drop-shadow(1px 0 1px #000000);")
    }
}

@Suite struct `A gradient in an ellipse` {
    @Test func `is a circle that is stretched to the view`() {
        let stops = [
            DisplayPaint.GradientStop(color: .rgb(1, 0, 0), location: 0),
            DisplayPaint.GradientStop(color: .rgb(0, 0, 1), location: 1),
        ]
        let path = DisplayPath(
            verbs: [.move, .line, .line], points: [.zero, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)])
        let paint = DisplayPaint.ellipticalGradient(
            stops: stops, center: .center, startFraction: 0.25, endFraction: 0.5)
        #expect(
            html(node(1, "Shape", .shape(DisplayShape(outline: .path(path), fill: paint)))).contains(
                ##"<radialGradient gradientUnits=userSpaceOnUse id=g1-0 cx=0 cy=0 r=1 gradientTransform="translate(5 5) "##
                    + ##"scale(5 5)"><stop offset="0.5" style="stop-color:#ff0000"/><stop offset="1" "##
                    + ##"style="stop-color:#0000ff"/></radialGradient><path d="M0 0L9 0L0 9" style="fill:url(#g1-0)"/>"##
            ))
    }
}

@Suite struct `A page with a place` {
    @Test func `names its path`() {
        let size = CGSize(width: 100, height: 100)
        let root = DisplayNode(id: 1, type: "Window", frame: CGRect(origin: .zero, size: size))
        let tree = DisplayTree(
            revision: 1, size: size, title: "", place: DisplayPlace(path: "/shop/Item/1", screens: 1), root: root)
        let json = String(decoding: JSONTree.write(tree, session: "s", scene: "shop"), as: UTF8.self)
        #expect(json.contains(#""scene":"shop","path":"/shop/Item/1","size":[100,100]"#))
    }
}
