import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

private let black = DisplayPaint.color(.rgb(0, 0, 0))

/// The elements of a mask of nodes.
private func mask(_ nodes: DisplayNode...) -> String {
    let masked = node(
        1, appearance: Appearance(effects: DisplayEffects(mask: DisplayMask(ContiguousArray(nodes)))))
    let text = html(masked)
    return String(text[text.firstRange(of: "id=k1m>")!.upperBound..<text.firstRange(of: "</mask>")!.lowerBound])
}

private func part(
    _ content: DisplayContent = .box, appearance: Appearance? = nil, _ children: DisplayChildren = .none
) -> DisplayNode {
    DisplayNode(
        id: 2, type: "Part", frame: CGRect(x: 5, y: 6, width: 20, height: 8), content: content, appearance: appearance,
        children: children)
}

/// The element of a part with the given content.
private func svg(_ inner: String, style: String = "") -> String {
    #"<svg x="5" y="6" width="20" height="8"\#(style)>\#(inner)</svg>"#
}

@Suite struct `A mask` {
    @Test func `holds nodes in their parents' coordinates`() {
        let inner = DisplayNode(
            id: 3, type: "Part", frame: CGRect(x: 1, y: 2, width: 3, height: 4),
            content: .shape(DisplayShape(outline: .roundedRectangle(radius: 0), fill: black)))
        #expect(
            mask(part(.box, [inner]))
                == "<g>"
                + svg(
                    ##"<g><svg x="1" y="2" width="3" height="4"><rect width=100% height=100% style="fill:#000000"/></svg></g>"##
                ) + "</g>")
    }

    @Test func `omits invisible nodes`() {
        #expect(mask(part(appearance: Appearance(isHidden: true))) == "")
        #expect(mask(part(appearance: Appearance(opacity: 0))) == "")
        #expect(mask(part(appearance: Appearance(opacity: 0.25))) == #"<g opacity="0.25">"# + svg("") + "</g>")
        #expect(mask(part(appearance: Appearance(cornerRadius: 2))) == "<g>" + svg("") + "</g>")
    }

    @Test func `draws backgrounds in their outlines`() {
        #expect(
            mask(part(appearance: Appearance(background: black, cornerRadius: 3)))
                == "<g>" + svg(##"<rect width=100% height=100% rx="3" style="fill:#000000"/>"##) + "</g>")
        #expect(
            mask(part(appearance: Appearance(background: black, clipOutline: .ellipse))).contains(
                ##"<ellipse cx=50% cy=50% rx=50% ry=50% style="fill:#000000"/>"##))
    }

    @Test(arguments: [
        (Appearance(cornerRadius: 3, clips: true), "3px"), (Appearance(cornerRadius: 9, clips: true), "4px"),
        (Appearance(clips: true), "0"), (Appearance(clipOutline: .capsule), "4px"),
        (Appearance(clipOutline: .roundedRectangle(radius: 2)), "2px"),
        (Appearance(clipOutline: .path(DisplayPath(verbs: [.move], points: [.zero]))), "0"),
    ]) func `clips nodes to their outlines`(appearance: Appearance, radius: String) {
        #expect(
            mask(part(appearance: appearance))
                == "<g>" + svg("", style: #" style="clip-path:inset(0 round \#(radius))""#) + "</g>")
    }

    @Test func `turns nodes in its plane about their anchors`() {
        func transformed(_ transform: DisplayTransform) -> String {
            mask(part(appearance: Appearance(effects: DisplayEffects(transform: transform))))
        }
        let matrix = CGAffineTransform(a: 2, b: 0.5, c: 0.25, d: 3, tx: 1, ty: 2)
        #expect(
            transformed(DisplayTransform(.matrix(matrix), anchor: .topLeading))
                == #"<g transform="matrix(2,0.5,0.25,3,-5.5,-12.5)">"# + svg("") + "</g>")
        #expect(
            transformed(DisplayTransform(.turn(degrees: 90), anchor: .center))
                == #"<g transform="matrix(0,1,-1,0,25,-5)">"# + svg("") + "</g>")
        #expect(
            transformed(DisplayTransform(.rotation(degrees: 90, x: 1, y: 0, z: 0, distance: nil), anchor: .center))
                == "<g>" + svg("") + "</g>")
    }

    @Test func `draws images from allowed places only`() {
        func image(_ source: DisplayImage.Source) -> String { mask(part(.image(DisplayImage(source: source)))) }
        #expect(
            image(.url("/public/a.png?b&c"))
                == "<g>"
                + svg(#"<image width=100% height=100% preserveAspectRatio=none href="/public/a.png?b&amp;c"/>"#)
                + "</g>")
        #expect(image(.url("javascript:x")) == "<g>" + svg("") + "</g>")
        #expect(image(.symbol(name: "x")).contains(#"height="8"><svg viewBox="0 0 16 16" fill=currentColor"#))
    }

    @Test func `draws canvases, and omits tap areas and controls`() {
        let square = DisplayPath(
            verbs: [.move, .line, .line, .close],
            points: [.zero, CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 4)])
        let drawing = CanvasDisplayList(
            steps: [.init(content: .fill(square, black, box: CGRect(x: 0, y: 0, width: 4, height: 4)))], clips: [])
        #expect(
            mask(part(.drawing(drawing)))
                == "<g>"
                + svg(
                    ##"<svg aria-hidden=true style="overflow:hidden"><path d="M0 0L4 0L4 4Z" style="fill:#000000"/></svg>"##
                ) + "</g>")
        #expect(mask(part(.tapArea)) == "<g>" + svg("") + "</g>")
        #expect(mask(part(.control(DisplayControl(kind: .toggle(isOn: true))))) == "<g>" + svg("") + "</g>")
    }

    private func text(
        _ lines: [[(String, Int)]], alignment: DisplayTextAlignment = .leading,
        direction: LayoutDirection = .leftToRight, lineSpacing: CGFloat = 0,
        attachments: [DisplayTextRun.Attachment?] = []
    ) -> [String] {
        let made = lines.map { pieces in
            TextLine(
                fragments: ContiguousArray(pieces.map { TextFragment(run: $0.1, text: $0.0) }), width: 10, height: 20)
        }
        let layout = TextLayout(
            size: CGSize(width: 20, height: 40), firstBaseline: 15, lastBaseline: 35, lines: ContiguousArray(made))
        let bold = DisplayTextStyle(font: FontFace(weight: 700), lineHeight: 20)
        let appearance = DisplayTextAppearance(
            styles: [plainStyle, bold], attachments: attachments, alignment: alignment, direction: direction,
            lineSpacing: lineSpacing)
        let written = mask(part(.text(DisplayText(layout, appearance))))
        return written.matches(of: /<text .*?<\/text>/).map { String($0.0) }
    }

    @Test func `writes texts line by line on their baselines`() {
        #expect(
            text([[("a<", 0), ("b", 1)], [("c", 0)]], lineSpacing: 5) == [
                #"<text fill=currentColor xml:space=preserve direction=ltr text-anchor=start x="0" y="15"><tspan style="line-height:20px;">a&lt;</tspan><tspan style="line-height:20px;font-weight:700;">b</tspan></text>"#,
                #"<text fill=currentColor xml:space=preserve direction=ltr text-anchor=start x="0" y="40"><tspan style="line-height:20px;">c</tspan></text>"#,
            ])
        #expect(
            text([[("a", 0), ("x", 1)]], attachments: [nil, .symbol("star")])[0].hasSuffix(";\">a</tspan></text>"))
    }

    @Test(arguments: [
        (DisplayTextAlignment.leading, LayoutDirection.leftToRight, #"direction=ltr text-anchor=start x="0" y="#),
        (.center, .leftToRight, #"direction=ltr text-anchor=middle x="10" y="#),
        (.trailing, .leftToRight, #"direction=ltr text-anchor=end x="20" y="#),
        (.leading, .rightToLeft, #"direction=rtl text-anchor=start x="20" y="#),
        (.trailing, .rightToLeft, #"direction=rtl text-anchor=end x="0" y="#),
    ]) func `aligns texts at the edges that their direction gives`(
        alignment: DisplayTextAlignment, direction: LayoutDirection, attributes: String
    ) {
        #expect(text([[("a", 0)]], alignment: alignment, direction: direction)[0].contains(attributes))
    }
}
