import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

private let red = DisplayColor.rgb(1, 0, 0)

private func style(_ appearance: Appearance) -> String { css(node(1, appearance: appearance)) }

@Suite struct `The style of an element` {
    @Test func `has its position, without zeros, and always its size`() {
        func geometry(_ x: Int, _ y: Int, isInFlow: Bool = false) -> String {
            var writer = ByteWriter()
            writer.declareGeometry(
                ElementPlace(isInFlow: isInFlow, x: x, y: y), GridFrame(CGRect(x: 9, y: 9, width: 10.25, height: 0)))
            return writer.string()
        }
        #expect(geometry(0, 0) == "width:10.25px;height:0;")
        #expect(geometry(6, -4) == "left:1.5px;top:-1px;width:10.25px;height:0;")
        #expect(geometry(6, -4, isInFlow: true) == "margin-left:1.5px;margin-top:-1px;width:10.25px;height:0;")
    }

    @Test func `does not depend on whether its declarations are recorded`() {
        let box = node(
            1, "Box", .shape(DisplayShape(outline: .capsule, fill: .color(red))), appearance: Appearance(opacity: 0.5))
        var recorded = ByteWriter(capacity: 64, recordsDeclarations: true)
        recorded.declareStyle(of: box, at: ElementPlace(isInFlow: true, x: 3, y: 0), isVoid: false)
        var plain = ByteWriter()
        plain.declareStyle(of: box, at: ElementPlace(isInFlow: true, x: 3, y: 0), isVoid: false)
        #expect(recorded.string() == plain.string())
        #expect(
            recorded.declarations.map { recorded.string(from: $0.valueStart, to: $0.valueEnd) }
                == ["0.75px", "10px", "10px", "#ff0000", "9999px", "0.5"])
    }

    @Test func `has a background with corners`() {
        #expect(
            style(Appearance(background: .color(red), cornerRadius: 3)) == "background:#ff0000;border-radius:3px;")
        #expect(style(Appearance(cornerRadius: 99)) == "border-radius:5px;")
    }

    @Test func `blurs behind each of the five materials`() {
        #expect(
            style(Appearance(background: .material(thickness: 2)))
                == "background:var(--material-2);backdrop-filter:blur(20px) saturate(1.8);")
        #expect(style(Appearance(background: .material(thickness: 9))).hasPrefix("background:var(--material-4);"))
    }

    @Test(arguments: [
        (DisplayOutline.roundedRectangle(radius: 0), "overflow:clip;"),
        (.roundedRectangle(radius: 4), "overflow:clip;border-radius:4px;"),
        (.capsule, "overflow:clip;border-radius:9999px;"), (.ellipse, "overflow:clip;border-radius:50%;"),
    ]) func `clips to an outline`(outline: DisplayOutline, declarations: String) {
        #expect(style(Appearance(clips: true, clipOutline: outline)) == declarations)
    }

    @Test func `clips to a path, by its fill rule`() {
        func clip(_ usesEvenOddRule: Bool) -> String {
            let path = DisplayPath(
                verbs: [.move, .line, .close], points: [.zero, CGPoint(x: 5, y: 0)], usesEvenOddRule: usesEvenOddRule)
            return style(Appearance(clips: true, clipOutline: .path(path)))
        }
        #expect(clip(false) == "clip-path:path('M0 0L5 0Z');")
        #expect(clip(true) == "clip-path:path(evenodd,'M0 0L5 0Z');")
    }

    @Test func `draws its border by a pseudo-element, or by a ring if the element cannot have one`() {
        let border = DisplayBorder(paint: .color(red), width: 2)
        #expect(style(Appearance(border: border)) == "--bw:2px;--b:#ff0000;")
        let image = node(
            1, "Image", .image(DisplayImage(source: .url("/a.png"))), appearance: Appearance(border: border))
        #expect(css(image) == "box-shadow:inset 0 0 0 2px #ff0000;")
    }

    @Test func `casts the shadow of a box from its outline, and other shadows from the drawn pixels`() {
        let shadow = DisplayShadow(color: red, radius: 4, x: 1, y: -2)
        #expect(style(Appearance(shadow: shadow)) == "filter:drop-shadow(1px -2px 2px #ff0000);")
        #expect(
            style(Appearance(background: .color(red), shadow: shadow))
                == "background:#ff0000;box-shadow:1px -2px 4px #ff0000;")
        #expect(
            style(Appearance(background: .color(.rgb(1, 0, 0, opacity: 0.5)), shadow: shadow))
                .contains("filter:drop-shadow"))
        #expect(style(Appearance(clips: true, shadow: shadow)).contains("box-shadow"))
    }

    @Test func `of a rectangle has its background, corners and ring`() {
        func shape(_ outline: DisplayOutline, _ stroke: DisplayStroke? = nil) -> String {
            css(node(1, "Shape", .shape(DisplayShape(outline: outline, fill: .color(red), stroke: stroke))))
        }
        #expect(shape(.roundedRectangle(radius: 2)) == "background:#ff0000;border-radius:2px;")
        #expect(shape(.ellipse) == "background:#ff0000;border-radius:50%;")
        let inside = DisplayStroke(paint: .color(.named(.label)), width: 1, isInside: true)
        #expect(
            shape(.capsule, inside)
                == "background:#ff0000;border-radius:9999px;box-shadow:inset 0 0 0 1px var(--label);")
        #expect(shape(.capsule, DisplayStroke(paint: .color(red), width: 1)) == "")
    }

    @Test(arguments: [
        (Appearance(opacity: 0.25), "opacity:0.25;"), (Appearance(opacity: 7), "opacity:1;"),
        (Appearance(opacity: 0), "opacity:0;visibility:hidden;"), (Appearance(isHidden: true), "visibility:hidden;"),
        (Appearance(ignoresPointer: true), "pointer-events:none;"), (Appearance(zIndex: 1.5), "z-index:150;"),
        (Appearance(zIndex: -1e300), "z-index:-10000000;"), (Appearance(), ""),
    ]) func `determines visibility and reachability`(appearance: Appearance, declarations: String) {
        #expect(style(appearance) == declarations)
    }

    @Test func `applies filters in order, after a shadow`() {
        let effects = DisplayEffects(filters: [
            .contrast(1.5), .saturation(0), .hueRotation(degrees: 90), .grayscale(0.5), .inversion, .blur(radius: -1),
        ])
        let shadow = DisplayShadow(color: red, radius: 2, x: 0, y: 0)
        #expect(
            style(Appearance(shadow: shadow, effects: effects))
                == "filter:drop-shadow(0 0 1px #ff0000) contrast(1.5) saturate(0) hue-rotate(90deg) grayscale(0.5) invert(1) blur(0);"
        )
    }

    @Test func `transforms around an anchor`() {
        func transform(_ transform: DisplayTransform) -> String {
            style(Appearance(effects: DisplayEffects(transform: transform)))
        }
        let matrix = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 4)
        #expect(transform(DisplayTransform(.matrix(matrix), anchor: .center)) == "transform:matrix(1,0,0.5,1,3,4);")
        // Browsers cannot animate a matrix without an inverse.
        let nothing = CGAffineTransform(a: 0, b: 0, c: 0, d: 1e-5, tx: 3, ty: 4)
        #expect(
            transform(DisplayTransform(.matrix(nothing), anchor: .center)) == "transform:matrix(0.0001,0,0,0.0001,3,4);"
        )
        #expect(
            transform(DisplayTransform(.turn(degrees: 5), anchor: .bottomTrailing))
                == "transform:rotate(5deg);transform-origin:100% 100%;")
    }

    @Test func `isolates blending inside a group`() {
        #expect(
            style(Appearance(effects: DisplayEffects(blendMode: .multiply, isIsolated: true)))
                == "mix-blend-mode:multiply;isolation:isolate;")
    }

    @Test func `of contents has the declarations that their HTML elements need`() {
        func scroll(_ insets: EdgeInsets, _ axes: Axis.Set) -> String {
            css(node(1, "ScrollView", .scroll(DisplayScroll(axes: axes, snapAxes: axes, snapInsets: insets))))
        }
        #expect(
            scroll(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), .vertical)
                == "scroll-padding:1px 4px 3px 2px;")
        #expect(scroll(EdgeInsets(), .vertical) == "")
        #expect(css(node(1, "HStack", .flow(DisplayFlow(axis: .horizontal, gap: 8)))) == "gap:8px;")
        #expect(css(node(1, "Tap", .tapArea)) == "pointer-events:auto;")
        for (edge, name) in [(Edge.top, "top"), (.leading, "left"), (.bottom, "bottom"), (.trailing, "right")] {
            #expect(css(node(1, "Header", .part(.pinned(edge, inset: 4)))) == "\(name):4px;")
        }
        #expect(css(node(1, "Row", .part(.swipeRow))) == "")
        let icon = DisplayImage(source: .symbol(name: "a"), isPixelated: true, paint: .color(red))
        #expect(css(node(1, "Image", .image(icon))) == "image-rendering:pixelated;color:#ff0000;")
    }

    @Test func `of a control has its tint, and the fraction of a slider`() {
        func slider(_ value: Double, _ minimum: Double, _ maximum: Double) -> String {
            css(
                node(
                    1, "Slider",
                    .control(
                        DisplayControl(
                            kind: .slider(value: value, minimum: minimum, maximum: maximum, step: nil),
                            tint: .named(.green)))))
        }
        #expect(slider(3, 1, 5) == "--fill:0.5;--tint:var(--green);")
        #expect(slider(9, 1, 5) == "--fill:1;--tint:var(--green);")
        #expect(slider(1, 1, 1) == "--fill:0;--tint:var(--green);")
        var entry = field("")
        entry.alignment = .trailing
        #expect(css(control(.textField(entry))) == "line-height:20px;text-align:end;")
        entry.alignment = .center
        #expect(css(control(.textArea(entry))) == "line-height:20px;text-align:center;")
    }
}

@Suite struct `A color` {
    private func written(_ color: DisplayColor) -> String {
        var writer = ByteWriter()
        writer.append(color)
        return writer.string()
    }

    @Test(arguments: [
        (DisplayColor.rgb(0, 0.5, 1), "#0080ff"), (.rgb(0, 0, 0, opacity: 0.5), "#00000080"), (.clear, "#00000000"),
        (.rgb(-1, 2, .nan), "#00ff00"), (.named(.accent), "var(--accent)"),
        (.named(.label, opacity: 0.65), "var(--dim)"),
        (.named(.secondaryLabel, opacity: 0.25), "color-mix(in srgb,var(--secondary-label) 25%,transparent)"),
        (.named(.red, opacity: -1), "color-mix(in srgb,var(--red) 0%,transparent)"),
    ]) func `is digits, or a variable that follows the page's scheme`(color: DisplayColor, css: String) {
        #expect(written(color) == css)
    }

    @Test func `with a name is a variable of the style sheet`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../public/style.css")
        let sheet = try String(contentsOf: file, encoding: .utf8)
        for name in NamedColor.allCases { #expect(sheet.contains("--\(name.rawValue): ")) }
    }
}

@Suite struct `A gradient` {
    private let stops = [
        DisplayPaint.GradientStop(color: .rgb(1, 0, 0), location: 0),
        DisplayPaint.GradientStop(color: .rgb(0, 0, 1), location: 1),
    ]

    private func css(_ paint: DisplayPaint, width: CGFloat = 100, height: CGFloat = 50) -> String {
        var writer = ByteWriter()
        writer.append(paint, size: CGSize(width: width, height: height))
        return writer.string()
    }

    @Test func `runs from point to point, although CSS runs from corner to corner`() {
        #expect(
            css(.linearGradient(stops: stops, start: .top, end: .bottom))
                == "linear-gradient(180deg,#ff0000 0%,#0000ff 100%)")
        #expect(
            css(.linearGradient(stops: stops, start: .leading, end: .center))
                == "linear-gradient(90deg,#ff0000 0%,#0000ff 50%)")
        #expect(
            css(.linearGradient(stops: stops, start: .topLeading, end: .bottomTrailing), width: 50)
                == "linear-gradient(135deg,#ff0000 0%,#0000ff 100%)")
    }

    @Test func `without a length is its last color`() {
        #expect(css(.linearGradient(stops: stops, start: .top, end: .top)) == "#0000ff")
        #expect(css(.linearGradient(stops: [], start: .top, end: .top)) == "none")
    }

    @Test func `of circles has radii in points, of ellipses in fractions`() {
        #expect(
            css(.radialGradient(stops: stops, center: .topLeading, startRadius: 10, endRadius: 40))
                == "radial-gradient(circle at 0% 0%,#ff0000 10px,#0000ff 40px)")
        #expect(
            css(.ellipticalGradient(stops: stops, center: .center, startFraction: 0.1, endFraction: 0.5))
                == "radial-gradient(50px 25px at 50% 50%,#ff0000 20%,#0000ff 100%)")
    }

    @Test func `around a point keeps its center in a larger area`() {
        let paint = DisplayPaint.angularGradient(stops: stops, center: .center, startAngle: 0, endAngle: 360)
        let box = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(paint.recentered(from: box, to: box) == paint)
        #expect(
            paint.recentered(from: box, to: CGRect(x: -100, y: 0, width: 200, height: 100))
                == .angularGradient(stops: stops, center: UnitPoint(x: 0.75, y: 0.25), startAngle: 0, endAngle: 360))
        #expect(
            paint.recentered(from: box, to: .zero)
                == .angularGradient(stops: stops, center: .center, startAngle: 0, endAngle: 360))
    }

    @Test func `is opaque if all its colors are`() {
        func isOpaque(_ colors: DisplayColor...) -> Bool {
            DisplayPaint.linearGradient(
                stops: colors.map { .init(color: $0, location: 0) }, start: .top, end: .bottom
            ).isOpaque
        }
        #expect(isOpaque(.rgb(1, 0, 0), .named(.red)) && !isOpaque(.rgb(1, 0, 0), .rgb(1, 0, 0, opacity: 0.5)))
        for name in [
            NamedColor.secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholder, .separator, .fill,
            .secondaryFill, .tertiaryFill, .quaternaryFill,
        ] { #expect(!isOpaque(.named(name))) }
        for name in [NamedColor.label, .background, .accent, .gray6] { #expect(isOpaque(.named(name))) }
        #expect(!isOpaque(.named(.red, opacity: 0.5)))
    }

    @Test func `of more than a turn shows its last turn, and of less fills the gap with its end colors`() {
        func angular(_ start: Double, _ end: Double, _ stops: [DisplayPaint.GradientStop]) -> String {
            css(.angularGradient(stops: stops, center: .topTrailing, startAngle: start, endAngle: end))
        }
        let three = stops + [DisplayPaint.GradientStop(color: .rgb(0, 1, 0), location: 0.25)]
        #expect(
            angular(90, 30, three)
                == "conic-gradient(from 120deg at 100% 0%,#00ff00 45deg,#0000ff 0deg,#ff0000 60deg,#ff0000 210deg,#00ff00 210deg)"
        )
        #expect(angular(0, 450, stops) == "conic-gradient(from 180deg at 100% 0%,#ff0000 -90deg,#0000ff 360deg)")
        #expect(angular(0, 90, []) == "conic-gradient(from 90deg at 100% 0%)")
    }

    @Test func `has the slope of its points in any box`() {
        #expect(
            css(
                .linearGradient(stops: stops, start: UnitPoint(x: 0, y: 0.5), end: UnitPoint(x: 0.5, y: 1)), width: 50,
                height: 50)
                == "linear-gradient(135deg,#ff0000 25%,#0000ff 75%)")
        #expect(
            css(.linearGradient(stops: stops, start: .bottom, end: .top))
                == "linear-gradient(0deg,#ff0000 0%,#0000ff 100%)")
        #expect(
            css(.linearGradient(stops: stops, start: .trailing, end: .leading))
                == "linear-gradient(-90deg,#ff0000 0%,#0000ff 100%)")
        #expect(
            css(.ellipticalGradient(stops: stops, center: .center, startFraction: 0, endFraction: 0))
                == "radial-gradient(0.001px 0.001px at 50% 50%,#ff0000 0%,#0000ff 100%)")
    }

    @Test func `is a single color where only a color is allowed`() {
        #expect(
            DisplayPaint.linearGradient(stops: stops, start: .top, end: .bottom).representativeColor == .rgb(1, 0, 0))
        #expect(DisplayPaint.linearGradient(stops: [], start: .top, end: .bottom).representativeColor == .clear)
        #expect(DisplayPaint.material(thickness: 0).representativeColor == .named(.secondaryLabel))
    }
}
