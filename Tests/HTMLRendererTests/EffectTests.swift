import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `An element's effects` {
    private func box(_ effects: DisplayEffects?) -> DisplayNode {
        DisplayNode(
            id: 1, type: "Box", frame: CGRect(x: 0, y: 0, width: 40, height: 20),
            appearance: Appearance(effects: effects))
    }

    @Test func `use CSS where possible`() {
        let transform = DisplayTransform(
            .rotation(degrees: 30, x: 0, y: 1, z: 0, distance: 40), anchor: .leading, anchorZ: 4)
        #expect(
            html(box(DisplayEffects(transform: transform, filters: [.blur(radius: 2)], blendMode: .colorBurn)))
                == #"<div id=n1 style="width:40px;height:20px;filter:blur(2px);transform:perspective(40px) rotate3d(0,1,0,30deg);transform-origin:0% 50% 4px;mix-blend-mode:color-burn;"></div>"#
        )
    }

    @Test(arguments: [(0.0, "0"), (45, "45"), (360, "360"), (-750, "-750")])
    func `rotate by a number of degrees, even beyond a full turn`(degrees: Double, written: String) {
        #expect(
            html(box(DisplayEffects(transform: DisplayTransform(.turn(degrees: degrees), anchor: .center))))
                .contains("transform:rotate(\(written)deg);"))
    }

    @Test func `without a length keep an inverse, so that browsers can animate them`() {
        func matrix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> String {
            var writer = ByteWriter(capacity: 64)
            writer.append(CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0))
            return writer.string()
        }
        #expect(matrix(0, 0, 0, 0) == "matrix(0.0001,0,0,0.0001,0,0)")
        #expect(matrix(0, 1, -1, 0) == "matrix(0,1,-1,0,0,0)")
        #expect(matrix(0, 0.0001, 0, 1) == "matrix(0,0.0001,0,1,0,0)")
        #expect(matrix(1, 0, 0.0001, 0) == "matrix(1,0,0.0001,0,0,0)")
    }

    @Test func `of a projection are a matrix of four by four`() {
        let matrix = ProjectionMatrix(1, 0, 0.5, 0, 1, 0, 8, 9, 1)
        #expect(
            html(box(DisplayEffects(transform: DisplayTransform(.projection(matrix), anchor: .topLeading))))
                .contains("transform:matrix3d(1,0,0,0.5,0,1,0,0,0,0,1,0,8,9,0,1);transform-origin:0% 0%;"))
    }

    @Test func `that follow scrolling approximate filters that CSS lacks`() {
        func filters(_ filters: [DisplayFilter]) -> String {
            tag(
                box(
                    DisplayEffects(
                        scroll: DisplayScrollEffect(area: 1, axis: .vertical, filters: [.init(0, filters)]))))
        }
        #expect(filters([.brightness(0.25)]).contains("filter|0|brightness(1.25)"))
        #expect(filters([.brightness(-0.25)]).contains("filter|0|brightness(0.75)"))
        #expect(filters([.brightness(-2)]).contains("filter|0|brightness(0)"))
        #expect(filters([.gain(-1)]).contains("filter|0|brightness(0)"))
        #expect(filters([.luminance]).contains("filter|0|opacity(1)"))
    }

    @Test func `are defined in the element where CSS lacks them`() {
        #expect(
            html(box(DisplayEffects(filters: [.brightness(0.5)])))
                == ##"<div id=n1 style="width:40px;height:20px;filter:url(#k1f0);"><svg class=q aria-hidden=true><filter color-interpolation-filters=sRGB id=k1f0><feComponentTransfer><feFuncR type=linear intercept="0.5"/><feFuncG type=linear intercept="0.5"/><feFuncB type=linear intercept="0.5"/></feComponentTransfer></filter></svg></div>"##
        )
    }

    @Test func `without CSS's own function multiply colors, or keep the luminance as opacity`() {
        #expect(
            html(box(DisplayEffects(filters: [.luminance, .inversion, .multiplication(.rgb(1, 0, 0))])))
                == ##"<div id=n1 style="width:40px;height:20px;filter:url(#k1f0) invert(1) url(#k1f2);"><svg class=q aria-hidden=true><filter color-interpolation-filters=sRGB id=k1f0><feColorMatrix type=luminanceToAlpha /></filter><filter color-interpolation-filters=sRGB id=k1f2><feFlood style="flood-color:#ff0000"/><feBlend mode=multiply in2=SourceGraphic /><feComposite operator=in in2=SourceGraphic /></filter></svg></div>"##
        )
    }

    @Test func `turn about an axis without perspective, if none is given`() {
        let transform = DisplayTransform(
            .rotation(degrees: -30, x: 1, y: 0.5, z: 0, distance: nil), anchor: .center)
        #expect(
            html(box(DisplayEffects(transform: transform))).contains(
                #"height:20px;transform:rotate3d(1,0.5,0,-30deg);">"#))
        let deep = DisplayTransform(.turn(degrees: 1), anchor: .center, anchorZ: -2)
        #expect(html(box(DisplayEffects(transform: deep))).contains("transform-origin:50% 50% -2px;"))
    }

    @Test func `may be a mask of shapes, each in its own coordinates`() {
        let dot = DisplayNode(
            id: 2, type: "Circle", frame: CGRect(x: 5, y: 6, width: 8, height: 8),
            content: .shape(DisplayShape(outline: .ellipse, fill: .color(.rgb(0, 0, 0)))))
        #expect(
            html(box(DisplayEffects(mask: DisplayMask([dot]))))
                == ##"<div id=n1 style="width:40px;height:20px;mask:url(#k1m);"><svg class=q aria-hidden=true><mask maskUnits=userSpaceOnUse x=-9999 y=-9999 width=29999 height=29999 style="mask-type:alpha" id=k1m><g><svg x="5" y="6" width="8" height="8"><ellipse cx=50% cy=50% rx=50% ry=50% style="fill:#000000"/></svg></g></mask></svg></div>"##
        )
    }

    @Test func `fill with copies of an image`() {
        func background(_ address: String, origin: CGPoint = .zero) -> String {
            let paint = DisplayImagePaint(address: address, size: CGSize(width: 8, height: 4), origin: origin)
            return css(node(1, appearance: Appearance(background: .image(paint))))
        }
        #expect(background("/public/a.png") == "background:url('/public/a.png') 0 0/8px 4px;")
        #expect(
            background("/public/a.png", origin: CGPoint(x: 3, y: -2))
                == "background:url('/public/a.png') 3px -2px/8px 4px;")
        // A patch takes declarations apart at semicolons, and a page has them in an attribute.
        #expect(
            background("data:image/png;base64,AA&'\"")
                == #"background:url('data:image/png\3b base64,AA\26 %27%22') 0 0/8px 4px;"#)
        #expect(background("javascript:alert(1)") == "background:none;")
    }

    @Test func `draw a shadow in front, alone or of everything around`() {
        func filter(_ place: DisplayShadowPlace) -> String {
            let shadow = DisplayShadow(color: .rgb(1, 0, 0), radius: 4, x: 1, y: 2)
            let text = html(box(DisplayEffects(filters: [.specialShadow(shadow, place)])))
            return String(
                text[(text.range(of: "sRGB id=k1f0>")?.upperBound ?? text.startIndex)...].prefix { $0 != "!" }
            )
            .components(separatedBy: "</filter>")[0]
        }
        let shadow =
            #"<feGaussianBlur stdDeviation="2"/><feOffset dx="1" dy="2" result=o /><feFlood style="flood-color:#ff0000"/><feComposite operator=in in2=o result=w />"#
        #expect(
            filter(DisplayShadowPlace(isAbove: true, blendMode: .multiply))
                == #"<feComponentTransfer in=SourceGraphic><feFuncA type=table tableValues="0 1"/></feComponentTransfer>"#
                + shadow
                + "<feBlend in=w mode=multiply in2=SourceGraphic />")
        #expect(
            filter(DisplayShadowPlace(isAlone: true, isInverse: true))
                == #"<feComponentTransfer in=SourceGraphic><feFuncA type=table tableValues="1 0"/></feComponentTransfer>"#
                + shadow
                + "<feMerge ><feMergeNode in=w /></feMerge>")
        #expect(
            filter(DisplayShadowPlace(isInverse: true)).hasSuffix(
                "<feMergeNode in=w /><feMergeNode in=SourceGraphic /></feMerge>"))
    }
}
