import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

private func html(_ content: DisplayContent, size: CGFloat = 100) -> String {
    var writer = HTMLWriter(capacity: 1024, symbols: NoSymbols())
    let node = DisplayNode(
        id: 7, type: "Shape", frame: CGRect(x: 0, y: 0, width: size, height: size), content: content)
    writer.write(node, at: ElementPlace(isInFlow: false, x: 0, y: 0), context: ElementContext())
    let text = writer.out.string()
    return String(text.dropFirst(#"<div id=n7 style="width:100px;height:100px;">"#.count).dropLast("</div>".count))
}

private let black = DisplayPaint.color(.rgb(0, 0, 0))
private let stops = [
    DisplayPaint.GradientStop(color: .rgb(1, 0, 0), location: 0),
    DisplayPaint.GradientStop(color: .rgb(0, 0, 1), location: 1),
]

private func path(_ points: [(CGFloat, CGFloat)], usesEvenOddRule: Bool = false) -> DisplayPath {
    var verbs: ContiguousArray<DisplayPath.Verb> = [.move]
    verbs.append(contentsOf: Array(repeating: .line, count: points.count - 1))
    verbs.append(.close)
    return DisplayPath(
        verbs: verbs, points: ContiguousArray(points.map { CGPoint(x: $0.0, y: $0.1) }),
        usesEvenOddRule: usesEvenOddRule)
}

private let triangle = path([(0, 0), (10, 0), (0, 10)])

@Suite struct `A shape's markup` {
    private func shape(
        _ fill: DisplayPaint?, evenOdd: Bool = false, stroke: DisplayStroke? = nil, outline: DisplayOutline? = nil
    ) -> String {
        html(
            .shape(
                DisplayShape(
                    outline: outline ?? .path(triangle), fill: fill, usesEvenOddRule: evenOdd, stroke: stroke)))
    }

    @Test func `is a path with a fill rule`() {
        #expect(
            shape(black) == ##"<svg aria-hidden=true><path d="M0 0L10 0L0 10Z" style="fill:#000000"/></svg>"##)
        #expect(
            shape(black, evenOdd: true)
                == ##"<svg aria-hidden=true><path d="M0 0L10 0L0 10Z" style="fill:#000000;fill-rule:evenodd"/></svg>"##)
    }

    @Test func `has a line's caps, joins and dashes`() {
        let line = DisplayStroke(
            paint: black, width: 2.5, cap: .round, join: .bevel, dash: [3, 1.5], dashPhase: 1)
        #expect(
            shape(nil, stroke: line)
                == ##"<svg aria-hidden=true><path d="M0 0L10 0L0 10Z" style="fill:none;stroke:#000000;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:bevel;stroke-dasharray:3 1.5;stroke-dashoffset:1"/></svg>"##
        )
    }

    @Test func `draws a line with its own outline over the fill`() {
        let line = DisplayStroke(
            paint: black, width: 2, isInside: true, outline: .path(path([(1, 1), (8, 1), (1, 8)])))
        #expect(
            shape(black, stroke: line)
                == ##"<svg aria-hidden=true><path d="M0 0L10 0L0 10Z" style="fill:#000000"/><path d="M1 1L8 1L1 8Z" style="fill:none;stroke:#000000;stroke-width:2;stroke-miterlimit:10"/></svg>"##
        )
    }

    @Test(arguments: [
        (DisplayStroke.Cap.butt, DisplayStroke.Join.miter, ";stroke-miterlimit:1"),
        (.square, .round, ";stroke-linecap:square;stroke-linejoin:round"),
        (.butt, .bevel, ";stroke-linejoin:bevel"),
    ]) func `omits a line's properties that equal SVG's defaults`(
        cap: DisplayStroke.Cap, join: DisplayStroke.Join, declarations: String
    ) {
        let line = DisplayStroke(paint: black, width: 2, cap: cap, join: join, miterLimit: 0)
        #expect(shape(nil, stroke: line).hasSuffix("fill:none;stroke:#000000;stroke-width:2\(declarations)\"/></svg>"))
    }

    private let dashed = DisplayStroke(paint: black, width: 4, dash: [1], isInside: true)
    private let plain = DisplayStroke(paint: black, width: 4)

    @Test(arguments: [
        (DisplayOutline.ellipse, "<ellipse cx=50% cy=50% rx=50% ry=50%"),
        (.roundedRectangle(radius: 0), "<rect width=100% height=100%"),
        (.roundedRectangle(radius: 9), #"<rect width=100% height=100% rx="9""#),
        (.roundedRectangle(radius: 70), #"<rect width=100% height=100% rx="50""#),
        (.capsule, #"<rect width=100% height=100% rx="50""#),
    ]) func `follows the size of its element`(outline: DisplayOutline, element: String) {
        #expect(
            shape(black, stroke: plain, outline: outline)
                == "<svg aria-hidden=true>\(element) style=\"fill:#000000;stroke:#000000;stroke-width:4;stroke-miterlimit:10\"/></svg>"
        )
    }

    @Test(arguments: [
        (DisplayOutline.ellipse, #"<ellipse cx=50% cy=50% rx="48" ry="48""#),
        (.roundedRectangle(radius: 0), #"<rect x="2" y="2" width="96" height="96""#),
        (.roundedRectangle(radius: 2), #"<rect x="2" y="2" width="96" height="96""#),
        (.roundedRectangle(radius: 9), #"<rect x="2" y="2" width="96" height="96" rx="7""#),
        (.capsule, #"<rect x="2" y="2" width="96" height="96" rx="48""#),
    ]) func `keeps a line inside by half of its width`(outline: DisplayOutline, element: String) {
        #expect(
            shape(nil, stroke: dashed, outline: outline)
                == "<svg aria-hidden=true>\(element) style=\"fill:none;stroke:#000000;stroke-width:4;stroke-miterlimit:10;stroke-dasharray:1;stroke-dashoffset:0\"/></svg>"
        )
        #expect(
            shape(black, stroke: dashed, outline: outline)
                .hasSuffix(
                    "\(element) style=\"fill:none;stroke:#000000;stroke-width:4;stroke-miterlimit:10;stroke-dasharray:1;stroke-dashoffset:0\"/></svg>"
                ))
    }

    @Test func `has no negative size, however wide its inner line is`() {
        var wide = dashed
        wide.width = 300
        #expect(shape(nil, stroke: wide, outline: .ellipse).contains(#"rx="0" ry="0""#))
        #expect(
            shape(nil, stroke: wide, outline: .roundedRectangle(radius: 9))
                .contains(#"<rect x="150" y="150" width="0" height="0" style="#))
    }

    @Test func `draws a line in a gradient, and converts it to an area for paints that only fill areas`() {
        var line = plain
        line.paint = .linearGradient(stops: stops, start: .top, end: .bottom)
        let gradient = shape(line.paint, stroke: line)
        #expect(gradient.contains("id=g7-0 ") && gradient.contains("id=g7-1 "))
        #expect(gradient.contains("style=\"fill:url(#g7-0);stroke:url(#g7-1);stroke-width:4"))
        line.paint = .material(thickness: 1)
        line.area = triangle
        #expect(
            shape(nil, stroke: line)
                == "<i aria-hidden=true style=\"position:absolute;left:0;top:0;width:100px;height:100px;background:var(--material-1);backdrop-filter:blur(20px) saturate(1.8);mask:url('data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22%3E%3Cpath d=%22M0 0L10 0L0 10Z%22/%3E%3C/svg%3E');\"></i>"
        )
        #expect(
            shape(black, stroke: line).hasPrefix(
                "<svg aria-hidden=true><path d=\"M0 0L10 0L0 10Z\" style=\"fill:#000000\"/></svg><i aria"))
    }

    @Test func `fills simple outlines by CSS corners if SVG lacks the paint`() {
        let angular = DisplayPaint.angularGradient(stops: stops, center: .center, startAngle: 0, endAngle: 360)
        func corners(_ outline: DisplayOutline) -> String {
            let text = shape(angular, stroke: plain, outline: outline)
            return String(
                text[text.firstRange(of: "360deg);")!.upperBound..<text.firstRange(of: "\"></i><svg")!.lowerBound])
        }
        #expect(corners(.ellipse) == "border-radius:50%;")
        #expect(corners(.capsule) == "border-radius:9999px;")
        #expect(corners(.roundedRectangle(radius: 8)) == "border-radius:8px;")
        #expect(corners(.path(path([(0, 0), (0.5, 99.5), (4, 4)]))) == "clip-path:path('M0 0L0.5 99.5L4 4Z');")
    }

    @Test func `has a single color for a gradient without a radius`() {
        #expect(
            shape(.radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 0))
                .hasSuffix("fill:#ff0000\"/></svg>"))
        #expect(
            shape(.ellipticalGradient(stops: stops, center: .center, startFraction: 0, endFraction: 0))
                .hasSuffix("fill:#ff0000\"/></svg>"))
    }

    @Test func `has no invalid number`() {
        let wild = path([(.nan, .infinity), (-.infinity, 1e300), (0.00049, -1234.5678)])
        let text = shape(black, outline: .path(wild))
        #expect(text.contains(#"d="M0 0L0 1000000000000L0 -1234.568Z""#))
        #expect(!text.lowercased().contains("nan") && !text.lowercased().contains("inf"))
    }

    @Test func `has gradients in the node's coordinates`() {
        let linear = shape(.linearGradient(stops: stops, start: .topLeading, end: .bottom))
        #expect(
            linear.contains(
                ##"<linearGradient gradientUnits=userSpaceOnUse id=g7-0 x1="0" y1="0" x2="50" y2="100"><stop offset="0" style="stop-color:#ff0000"/><stop offset="1" style="stop-color:#0000ff"/></linearGradient>"##
            ))
        #expect(linear.contains("style=\"fill:url(#g7-0)\""))
        let radial = shape(.radialGradient(stops: stops, center: .center, startRadius: 10, endRadius: 40))
        #expect(radial.contains(#"<radialGradient gradientUnits=userSpaceOnUse id=g7-0 cx="50" cy="50" r="40">"#))
        #expect(radial.contains(#"<stop offset="0.25""#))
        let elliptical = shape(
            .ellipticalGradient(stops: stops, center: .top, startFraction: 0, endFraction: 0.5))
        #expect(elliptical.contains(#"cx=0 cy=0 r=1 gradientTransform="translate(50 0) scale(50 50)""#))
    }

    @Test func `is a clipped element for a paint that SVG lacks`() {
        let angular = DisplayPaint.angularGradient(stops: stops, center: .center, startAngle: 0, endAngle: 360)
        #expect(
            shape(angular)
                == ##"<i aria-hidden=true style="position:absolute;left:0;top:0;width:100px;height:100px;background:conic-gradient(from 90deg at 50% 50%,#ff0000 0deg,#0000ff 360deg);clip-path:path('M0 0L10 0L0 10Z');"></i>"##
        )
        let over = shape(angular, outline: .path(path([(-10, 0), (10, 0), (0, 10)])))
        #expect(over.contains("left:-10px;top:0;width:110px;height:100px;"))
        #expect(over.contains("at 54.5455% 50%") && over.contains("path('M0 0L20 0L10 10Z')"))
        #expect(
            shape(.material(thickness: 2), evenOdd: true).contains("%3Cpath fill-rule=%22evenodd%22 d=%22M0 0L10 0"))
    }

    @Test func `fills the rest of an angular gradient with the colors of both ends`() {
        func css(_ start: Double, _ end: Double) -> String {
            var writer = ByteWriter()
            writer.append(
                DisplayPaint.angularGradient(stops: stops, center: .center, startAngle: start, endAngle: end),
                size: CGSize(width: 10, height: 10))
            return writer.string()
        }
        #expect(
            css(0, 180)
                == "conic-gradient(from 90deg at 50% 50%,#ff0000 0deg,#0000ff 180deg,#0000ff 270deg,#ff0000 270deg)")
        #expect(css(-90, 630) == "conic-gradient(from 360deg at 50% 50%,#ff0000 -360deg,#0000ff 360deg)")
        #expect(css(360, 0) == "conic-gradient(from 90deg at 50% 50%,#0000ff 0deg,#ff0000 360deg)")
    }
}

@Suite struct `The shadows of a shape's path` {
    @Test func `are filters of its drawing, the inner ones defined with it`() {
        let outer = DisplayPaintShadow(DisplayShadow(color: .rgb(0, 0, 0), radius: 4, x: 1, y: 2), isInner: false)
        let path = DisplayPath(
            verbs: [.move, .line, .line], points: [.zero, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)])
        let shape = DisplayShape(outline: .path(path), fill: .color(.rgb(0, 0, 0)), shadows: [outer])
        #expect(
            html(node(1, "Shape", .shape(shape))).contains(
                #"<svg aria-hidden=true style="filter:drop-shadow(1px 2px 2px #000000) opacity(1)"><path d=""#))
    }
}

@Suite struct `The shadows of a fill` {
    private let shadows = [
        DisplayPaintShadow(DisplayShadow(color: .rgb(0, 0, 0), radius: 4, x: 1, y: 2), isInner: false),
        DisplayPaintShadow(DisplayShadow(color: .rgb(1, 0, 0), radius: 6, x: 0, y: 0), isInner: true),
    ]

    @Test func `are those of a box`() {
        var writer = ByteWriter()
        let shape = DisplayShape(outline: .capsule, fill: black, shadows: shadows)
        writer.declareStyle(
            of: node(1, "Capsule", .shape(shape)), at: ElementPlace(isInFlow: false, x: 0, y: 0), isVoid: false)
        #expect(writer.string().contains("box-shadow:1px 2px 4px #000000,inset 0 0 6px #ff0000;"))
    }

    @Test func `are filters of an outline`() {
        let text = html(.shape(DisplayShape(outline: .path(triangle), fill: black, shadows: shadows)))
        #expect(
            text.contains(
                ##"<svg aria-hidden=true style="filter:drop-shadow(1px 2px 2px #000000) opacity(1)"><filter color-interpolation-filters=sRGB id=g7-2><feComponentTransfer in=SourceAlpha><feFuncA type=table tableValues="1 0"/></feComponentTransfer><feGaussianBlur stdDeviation="3"/><feOffset dx="0" dy="0" result=o /><feFlood style="flood-color:#ff0000"/><feComposite operator=in in2=o /><feComposite operator=in in2=SourceAlpha result=s0 /><feMerge><feMergeNode in=SourceGraphic /><feMergeNode in=s0 /></feMerge></filter><g style="filter:url(#g7-2)"><path d="M0 0L10 0L0 10Z" style="fill:#000000"/></g></svg>"##
            ))
    }

    @Test func `are those of letters`() {
        var writer = ByteWriter()
        let style = DisplayTextStyle(font: FontFace(size: 17), shadows: [shadows[0].shadow], lineHeight: 20)
        writer.declareTextStyle(style, lineHeight: 20)
        #expect(writer.string().hasSuffix("text-shadow:1px 2px 4px #000000;"))
    }
}

@Suite struct `A drawing's markup` {
    private func drawing(
        _ steps: [CanvasDisplayList.Step], clips: [CanvasDisplayList.Clip] = []
    ) -> String {
        html(.drawing(CanvasDisplayList(steps: ContiguousArray(steps), clips: ContiguousArray(clips))))
    }

    private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    @Test func `is one image of all drawing operations`() {
        let move = CGAffineTransform(translationX: 5, y: -5)
        #expect(
            drawing([
                .init(content: .fill(triangle, black, box: unit), transform: move),
                .init(content: .stroke(triangle, DisplayStroke(paint: black, width: 1), box: unit), opacity: 0.5),
            ])
                == ##"<svg aria-hidden=true style="overflow:hidden"><path d="M0 0L10 0L0 10Z" transform="matrix(1,0,0,1,5,-5)" style="fill:#000000"/><g style="opacity:0.5;"><path d="M0 0L10 0L0 10Z" style="fill:none;stroke:#000000;stroke-width:1;stroke-miterlimit:10"/></g></svg>"##
        )
    }

    @Test func `clips drawing operations to nested areas`() {
        let text = drawing(
            [.init(content: .fill(triangle, black, box: unit), clip: 1)],
            clips: [
                .init(path: triangle, outer: nil),
                .init(path: path([(0, 0), (5, 0), (5, 5)], usesEvenOddRule: true), outer: 0),
            ])
        #expect(text.contains(#"<clipPath id=g7-0><path d="M0 0L10 0L0 10Z"/></clipPath>"#))
        #expect(
            text.contains(
                #"<clipPath id=g7-1 clip-path=url(#g7-0)><path d="M0 0L5 0L5 5Z" clip-rule=evenodd /></clipPath><g clip-path=url(#g7-1)>"#
            ))
    }

    @Test func `has its own filters, layers and gradients`() {
        let paint = DisplayPaint.linearGradient(
            stops: stops, start: UnitPoint(x: 3, y: 4), end: UnitPoint(x: 30, y: 40))
        let text = drawing([
            .init(
                content: .layer([.init(content: .fill(triangle, paint, box: unit))]),
                filters: [.blur(radius: 3), .shadow(DisplayShadow(color: .rgb(0, 0, 0), radius: 4, x: 1, y: 2))])
        ])
        #expect(text.contains(#"<g style="filter:blur(3px) drop-shadow(1px 2px 2px #000000);"><g>"#))
        #expect(text.contains(#"id=g7-0 x1="3" y1="4" x2="30" y2="40""#) && text.contains("fill:url(#g7-0)"))
    }

    @Test func `writes texts at their baselines and escapes them`() {
        let style = DisplayTextStyle(font: FontFace(size: 12), lineHeight: 15)
        let text = drawing([
            .init(
                content: .text([
                    .init(
                        origin: CGPoint(x: 4, y: 20), width: 30,
                        runs: [DisplayTextRun(text: "<a & b>", style: style, heldWidth: 30)])
                ]))
        ])
        #expect(
            text.contains(
                #"<text x="4" y="20"><tspan textLength="30" style="font-size:12px;line-height:15px;fill:var(--label)">&lt;a &amp; b"#
            ))
    }

    @Test func `blends and fades steps in groups`() {
        #expect(
            drawing([
                .init(
                    content: .fill(triangle, black, box: unit), opacity: 0.5, filters: [.inversion, .contrast(2)],
                    blendMode: .softLight),
                .init(content: .fill(triangle, black, box: unit), blendMode: .multiply),
            ])
                == ##"<svg aria-hidden=true style="overflow:hidden"><g style="opacity:0.5;filter:invert(1) contrast(2);mix-blend-mode:soft-light"><path d="M0 0L10 0L0 10Z" style="fill:#000000"/></g><g style="mix-blend-mode:multiply"><path d="M0 0L10 0L0 10Z" style="fill:#000000"/></g></svg>"##
        )
    }

    @Test func `defines filters that CSS lacks, with the others of the step in order`() {
        let text = drawing([
            .init(
                content: .fill(triangle, black, box: unit),
                filters: [.blur(radius: 4), .brightness(0.5), .multiplication(.rgb(1, 0, 0)), .luminance])
        ])
        #expect(
            text.contains(
                #"<filter color-interpolation-filters=sRGB x=-50% y=-50% width=200% height=200% id=g7-0><feGaussianBlur stdDeviation="4" result=e0 /><feComponentTransfer result=e1><feFuncR type=linear intercept="0.5"/><feFuncG type=linear intercept="0.5"/><feFuncB type=linear intercept="0.5"/></feComponentTransfer><feFlood style="flood-color:#ff0000"/><feBlend mode=multiply in2=e1 /><feComposite operator=in in2=e1 result=e2 /><feColorMatrix type=luminanceToAlpha result=e3 /></filter><g style="filter:url(#g7-0);">"#
            ))
    }

    @Test func `defines each other filter beside one that CSS lacks`() {
        func primitives(_ filter: DisplayFilter) -> String {
            let text = drawing([.init(content: .fill(triangle, black, box: unit), filters: [filter, .luminance])])
            let start = text.range(of: "id=g7-0>")?.upperBound ?? text.startIndex
            let end = text.range(of: "<feColorMatrix type=luminanceToAlpha")?.lowerBound ?? text.endIndex
            return String(text[start..<end])
        }
        func transfer(_ attributes: String) -> String {
            "<feComponentTransfer result=e0>"
                + ["R", "G", "B"].map { "<feFunc\($0) type=linear \(attributes)/>" }.joined() + "</feComponentTransfer>"
        }
        #expect(primitives(.contrast(2)) == transfer(#"slope="2" intercept="-0.5""#))
        #expect(primitives(.inversion) == transfer(#"slope="-1" intercept="1""#))
        #expect(primitives(.gain(3)) == transfer(#"slope="3""#))
        #expect(primitives(.saturation(0.5)) == #"<feColorMatrix type=saturate values="0.5" result=e0 />"#)
        #expect(primitives(.grayscale(0.75)) == #"<feColorMatrix type=saturate values="0.25" result=e0 />"#)
        #expect(primitives(.hueRotation(degrees: 90)) == #"<feColorMatrix type=hueRotate values="90" result=e0 />"#)
        #expect(
            primitives(.shadow(DisplayShadow(color: .rgb(0, 0, 0), radius: 4, x: 1, y: 2)))
                == ##"<feDropShadow dx="1" dy="2" stdDeviation="2" style="flood-color:#000000" result=e0 />"##)
    }

    @Test func `keeps what is opaque enough, in one color`() {
        let text = drawing([
            .init(
                content: .fill(triangle, black, box: unit),
                filters: [.alphaThreshold(minimum: 0.5, maximum: 1, .rgb(0, 1, 0))])
        ])
        let table = Array(repeating: "0", count: 32) + Array(repeating: "1", count: 33)
        #expect(
            text.contains(
                "<feComponentTransfer result=t><feFuncA type=table tableValues=\"\(table.joined(separator: " "))\"/></feComponentTransfer>"
                    + ##"<feFlood style="flood-color:#00ff00"/><feComposite operator=in in2=t result=e0 /></filter>"##))
    }

    @Test func `multiplies colors by a matrix`() {
        let numbers: [Float] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0.5, 0, 0.25, 0, 0, 0, 1, 0]
        let text = drawing([.init(content: .fill(triangle, black, box: unit), filters: [.colorMatrix(numbers)])])
        #expect(text.contains(#"<feColorMatrix values="0 1 0 0 0 1 0 0 0 0 0 0 0.5 0 0.25 0 0 0 1 0" result=e0 />"#))
    }

    @Test func `clips to layers by masks, around and inside of areas`() {
        let layer = CanvasDisplayList.Clip(
            area: .layer([.init(content: .fill(triangle, black, box: unit))], opacity: 0.5, isInverse: false), outer: 0)
        let inverse = CanvasDisplayList.Clip(
            area: .layer([.init(content: .fill(triangle, black, box: unit))], opacity: 1, isInverse: true), outer: 2)
        let text = drawing(
            [.init(content: .fill(triangle, black, box: unit), opacity: 0.5, clip: 3)],
            clips: [
                .init(path: triangle, outer: nil), layer, .init(path: triangle, outer: 1), inverse,
            ])
        #expect(
            text.contains(
                #"<mask maskUnits=userSpaceOnUse x=-9999 y=-9999 width=29999 height=29999 style="mask-type:alpha" id=g7-1><g style="opacity:0.5"><path d="M0 0L10 0L0 10Z" style="fill:#000000"/></g></mask><clipPath id=g7-2><path d="M0 0L10 0L0 10Z"/></clipPath>"#
                    .replacingOccurrences(of: "\n", with: "")))
        #expect(
            text.contains(
                ##"style="mask-type:luminance" id=g7-3><path d="M-9999-9999h29999v29999h-29999Z" style="fill:#fff"/><g style="opacity:1;filter:brightness(0)">"##
            ))
        #expect(
            text.hasSuffix(
                ##"<g mask=url(#g7-3)><g clip-path=url(#g7-2)><g mask=url(#g7-1)><g clip-path=url(#g7-0)><g style="opacity:0.5;"><path d="M0 0L10 0L0 10Z" style="fill:#000000"/></g></g></g></g></g></svg>"##
            ))
    }

    @Test func `draws views as nested drawings without ids`() {
        let dot = DisplayNode(
            id: 9, type: "Circle", frame: CGRect(x: 2, y: 3, width: 10, height: 10),
            content: .shape(DisplayShape(outline: .ellipse, fill: black)))
        let text = drawing([
            .init(
                content: .view(
                    DisplayMask([dot]), size: CGSize(width: 20, height: 10),
                    frame: CGRect(x: 5, y: 6, width: 40, height: 20)),
                transform: CGAffineTransform(translationX: 1, y: 2))
        ])
        #expect(
            text.contains(
                #"<g transform="matrix(1,0,0,1,1,2)"><svg x="5" y="6" width="40" height="20" viewBox="0 0 20 10" preserveAspectRatio=none overflow=visible><g><svg x="2" y="3" width="10" height="10">"#
            ))
        #expect(!text.contains("id=n9"))
    }

    @Test func `fills areas with pictures`() throws {
        let picture = DisplayPicture(width: 1, height: 1, pixels: [0, 0, 255, 255])
        var writer = ByteWriter()
        writer.append(DisplayPaint.picture(picture), size: CGSize(width: 10, height: 10))
        let css = writer.string()
        let start = try #require(css.range(of: #"url(data:image/png\3b base64,"#))
        let end = try #require(css.range(of: ") 0 0/100% 100%"))
        let file = try #require(Data(base64Encoded: String(css[start.upperBound..<end.lowerBound])))
        #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // A page takes declarations apart at semicolons.
        #expect(!css.contains(";"))
        #expect(DisplayPaint.picture(picture).representativeColor == .rgb(1, 0, 0))
        #expect(drawing([.init(content: .fill(triangle, .picture(picture), box: unit))]).contains("<foreignObject"))
    }

    @Test func `numbers each gradient, after its areas`() {
        let paint = DisplayPaint.linearGradient(stops: stops, start: .zero, end: .bottomTrailing)
        let text = drawing(
            [
                .init(content: .fill(triangle, paint, box: unit)),
                .init(content: .stroke(triangle, DisplayStroke(paint: paint, width: 1), box: unit)),
                .init(content: .fill(triangle, black, box: unit)),
                .init(content: .fill(triangle, paint, box: unit)),
            ], clips: [.init(path: triangle, outer: nil)])
        #expect(text.matches(of: /id=(g7-\d)/).map { String($0.1) } == ["g7-0", "g7-1", "g7-2", "g7-3"])
        #expect(
            text.matches(of: /style="(fill:[^"]*)"/).map { String($0.1) } == [
                "fill:url(#g7-1)", "fill:none;stroke:url(#g7-2);stroke-width:1;stroke-miterlimit:10", "fill:#000000",
                "fill:url(#g7-3)",
            ])
    }

    @Test func `fills paths by HTML elements if SVG lacks the paint`() {
        let angular = DisplayPaint.angularGradient(stops: stops, center: .center, startAngle: 0, endAngle: 360)
        let square = path([(10, 20), (29.5, 20), (30, 40)], usesEvenOddRule: true)
        let box = CGRect(x: 10, y: 20, width: 40, height: 40)
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        #expect(
            drawing([.init(content: .fill(square, angular, box: box), transform: turn)])
                == ##"<svg aria-hidden=true style="overflow:hidden"><foreignObject x="10" y="20" width="20" height="20" transform="matrix(0,1,-1,0,0,0)"><i style="display:block;height:100%;background:conic-gradient(from 90deg at 100% 100%,#ff0000 0deg,#0000ff 360deg);clip-path:path(evenodd,'M0 0L19.5 0L20 20Z');"></i></foreignObject></svg>"##
        )
        let empty = DisplayPath(verbs: [], points: [])
        #expect(
            drawing([.init(content: .fill(empty, angular, box: box))])
                .contains(#"<foreignObject x="0" y="0" width="0" height="0">"#))
    }

    @Test func `raises texts, draws them in gradients, and leaves out empty lines`() {
        let gradient = DisplayTextStyle(
            font: FontFace(size: 12), paint: .linearGradient(stops: stops, start: .topLeading, end: .bottomTrailing),
            baselineOffset: 4, lineHeight: 15)
        func line(_ text: String) -> CanvasDisplayList.Line {
            .init(
                origin: CGPoint(x: 4, y: 20), width: 30,
                runs: [DisplayTextRun(text: text, style: plainStyle), DisplayTextRun(text: text, style: gradient)])
        }
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let text = drawing([.init(content: .text([line(""), line("a")]), transform: turn)])
        #expect(text.contains(##"id=g7-0 x1="4" y1="3" x2="34" y2="24.25">"##))
        #expect(
            text.hasSuffix(
                ##"<text x="4" y="20" transform="matrix(0,1,-1,0,0,0)"><tspan style="line-height:20px;fill:var(--label)">a</tspan><tspan dy="-4" style="font-size:12px;line-height:15px;color:#ff0000;fill:url(#g7-0)">a</tspan></text></svg>"##
            ))
        #expect(text.matches(of: /<text/).count == 1)
    }

    @Test func `draws pictures where a transform moves them`() {
        let frame = CGRect(x: 1, y: 2, width: 32, height: 16)
        let move = CGAffineTransform(translationX: 3, y: 4)
        #expect(
            drawing([.init(content: .image(.url("/a.png"), paint: nil, frame: frame), transform: move)])
                .contains(#" height="16" transform="matrix(1,0,0,1,3,4)" href="/a.png"/>"#))
        let icon = drawing([.init(content: .image(.symbol(name: "x"), paint: nil, frame: frame), transform: move)])
        #expect(
            icon.contains(
                #"<g transform="matrix(1,0,0,1,3,4)"><g transform="translate(1 2) scale(2 1)" style="fill:currentColor;color:var(--label)">"#
            ))
        #expect(icon.hasSuffix("/></g></g></svg>"))
        let still = drawing([.init(content: .image(.symbol(name: "x"), paint: nil, frame: frame))])
        #expect(still.hasSuffix("/></g></svg>") && !still.hasSuffix("</g></g></svg>"))
    }

    @Test func `draws images from allowed sources only`() {
        let frame = CGRect(x: 1, y: 2, width: 32, height: 16)
        #expect(
            drawing([.init(content: .image(.url("/public/a.png"), paint: nil, frame: frame))])
                .contains(#"<image preserveAspectRatio=none x="1" y="2" width="32" height="16" href="/public/a.png"/>"#)
        )
        #expect(!drawing([.init(content: .image(.url("javascript:x"), paint: nil, frame: frame))]).contains("<image"))
        #expect(
            drawing([.init(content: .image(.symbol(name: "x"), paint: black, frame: frame))])
                .contains(##"<g transform="translate(1 2) scale(2 1)" style="fill:currentColor;color:#000000">"##))
    }
}
