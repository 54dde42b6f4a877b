import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierPainting
import EspalierPictures
import Foundation
import Testing

/// Colors by their components, no fonts, and two icons.
private struct TestResources: PaintingResources {
    func symbolMarkup(_ name: String) -> [UInt8]? {
        switch name {
        case "square": Array(#"<path d="M4 4h8v8H4z"/>"#.utf8)
        case "circle": Array(#"<circle cx="8" cy="8" r="8"/>"#.utf8)
        default: nil
        }
    }

    func components(of color: DisplayColor, isDark: Bool) -> CanvasColor {
        guard case .rgb(let red, let green, let blue) = color.base else {
            // The label.
            return isDark ? CanvasColor(1, 1, 1, color.opacity) : CanvasColor(0, 0, 0, color.opacity)
        }
        return CanvasColor(red, green, blue, color.opacity)
    }

    func outlines(of run: MeasuredRun) -> GlyphOutlines? { nil }

    func metrics(of font: FontFace) -> FontMetrics {
        FontMetrics(ascent: 8, descent: 2, capHeight: 7, xHeight: 5, lineHeight: 10)
    }

    func bitmap(at address: String, atLeast pixels: (width: Int, height: Int)) -> Bitmap? {
        guard address == "/public/halves.png" else { return nil }
        // A red and a blue pixel.
        return try? Bitmap(width: 2, height: 1, pixels: [0, 0, 255, 255, 255, 0, 0, 255])
    }
}

@Suite struct `A painted node` {
    private let red = DisplayPaint.color(.rgb(1, 0, 0))
    private let blue = DisplayPaint.color(.rgb(0, 0, 1))
    private let whole = CGRect(x: 0, y: 0, width: 20, height: 20)

    private func node(
        _ frame: CGRect, _ content: DisplayContent = .box, _ appearance: Appearance? = nil,
        _ children: DisplayChildren = .none
    ) -> DisplayNode {
        DisplayNode(id: 2, type: "Box", frame: frame, content: content, appearance: appearance, children: children)
    }

    /// Red, green, blue and opacity at places of 20 × 20 pixels.
    private func pixels(_ node: DisplayNode, isDark: Bool = false, _ places: (Int, Int)...) throws -> [[UInt8]] {
        let canvas = try BitmapCanvas(size: CGSize(width: 20, height: 20), scale: 1, isOpaque: false)
        Painter(on: canvas, resources: TestResources(), isDark: isDark).paint(node)
        return places.map { canvas.bitmap.pixel(x: $0.0, y: $0.1) }
    }

    private let clear: [UInt8] = [0, 0, 0, 0]
    private let fullRed: [UInt8] = [255, 0, 0, 255]
    private let fullBlue: [UInt8] = [0, 0, 255, 255]

    @Test func `has its background at its frame`() throws {
        let box = node(CGRect(x: 5, y: 5, width: 10, height: 10), .box, Appearance(background: red))
        #expect(try pixels(box, (4, 10), (5, 5), (14, 14), (15, 10)) == [clear, fullRed, fullRed, clear])
    }

    @Test func `draws its children above its background, relative to its corner`() throws {
        let child = node(CGRect(x: 5, y: 5, width: 5, height: 5), .box, Appearance(background: blue))
        let box = node(CGRect(x: 5, y: 5, width: 15, height: 15), .box, Appearance(background: red), [child])
        #expect(try pixels(box, (9, 9), (10, 10), (15, 15)) == [fullRed, fullBlue, fullRed])
    }

    @Test func `clips its children to its corners`() throws {
        let child = node(whole, .box, Appearance(background: blue))
        let box = node(whole, .box, Appearance(cornerRadius: 10, clips: true), [child])
        #expect(try pixels(box, (0, 0), (10, 10), (10, 1)) == [clear, fullBlue, fullBlue])
    }

    @Test func `fades as a whole`() throws {
        let child = node(whole, .box, Appearance(background: blue))
        let box = node(whole, .box, Appearance(background: red, opacity: 0.5), [child])
        // The red background does not shine through the child. Colors are multiplied by the opacity.
        #expect(try pixels(box, (10, 10)) == [[0, 0, 128, 128]])
    }

    @Test func `turns about its middle`() throws {
        let effects = DisplayEffects(transform: DisplayTransform(.turn(degrees: 90), anchor: .center))
        let bar = node(CGRect(x: 0, y: 8, width: 20, height: 4), .box, Appearance(background: red, effects: effects))
        #expect(try pixels(bar, (1, 10), (10, 1), (10, 18)) == [clear, fullRed, fullRed])
    }

    @Test func `is visible where its mask is opaque`() throws {
        let mask = DisplayMask([node(CGRect(x: 0, y: 0, width: 10, height: 20), .box, Appearance(background: blue))])
        let box = node(whole, .box, Appearance(background: red, effects: DisplayEffects(mask: mask)))
        #expect(try pixels(box, (9, 10), (10, 10)) == [fullRed, clear])
    }

    @Test func `multiplies its colors with those below`() throws {
        let effects = DisplayEffects(blendMode: .multiply)
        let yellow = DisplayPaint.color(.rgb(1, 1, 0))
        let child = node(whole, .box, Appearance(background: yellow, effects: effects))
        let box = node(whole, .box, Appearance(background: .color(.rgb(0, 1, 1))), [child])
        #expect(try pixels(box, (10, 10)) == [[0, 255, 0, 255]])
    }

    @Test func `without blur casts a sharp shadow`() throws {
        let shadow = DisplayShadow(color: .rgb(0, 0, 1), radius: 0, x: 5, y: 5)
        let box = node(CGRect(x: 2, y: 2, width: 8, height: 8), .box, Appearance(background: red, shadow: shadow))
        #expect(try pixels(box, (3, 3), (9, 9), (12, 12), (16, 16)) == [fullRed, fullRed, fullBlue, clear])
    }

    @Test func `with blur casts a soft shadow`() throws {
        let shadow = DisplayShadow(color: .rgb(0, 0, 1), radius: 4, x: 0, y: 0)
        let box = node(CGRect(x: 6, y: 6, width: 8, height: 8), .box, Appearance(background: red, shadow: shadow))
        let found = try pixels(box, (10, 10), (10, 5), (10, 3))
        #expect(found[0] == fullRed)
        #expect(found[1][2] > found[2][2] && found[2][2] > 0)
    }

    @Test func `casts a shadow in front of it, or without it`() throws {
        let shadow = DisplayShadow(color: .rgb(0, 0, 1), radius: 0, x: 5, y: 0)
        func pixels(_ place: DisplayShadowPlace) throws -> [[UInt8]] {
            let effects = DisplayEffects(filters: [.specialShadow(shadow, place)])
            let frame = CGRect(x: 2, y: 2, width: 8, height: 8)
            return try self.pixels(
                node(frame, .box, Appearance(background: red, effects: effects)), (3, 5), (8, 5), (12, 5))
        }
        #expect(try pixels(DisplayShadowPlace(isAbove: true)) == [fullRed, fullBlue, fullBlue])
        #expect(try pixels(DisplayShadowPlace(isAlone: true)) == [clear, fullBlue, fullBlue])
    }

    @Test func `is filled with copies of an image`() throws {
        let paint = DisplayImagePaint(
            address: "/public/halves.png", size: CGSize(width: 8, height: 8), origin: CGPoint(x: 4, y: 0))
        let found = try pixels(
            node(whole, .box, Appearance(background: .image(paint))), (5, 1), (10, 1), (13, 1), (2, 1))
        // A larger copy has smooth edges between its pixels.
        #expect(found.map { $0[0] > 200 } == [true, false, true, false])
        #expect(found.map { $0[2] > 200 } == [false, true, false, true])
    }

    @Test func `changes its colors by filters in order`() throws {
        let effects = DisplayEffects(filters: [.inversion, .gain(0.5)])
        let box = node(whole, .box, Appearance(background: red, effects: effects))
        #expect(try pixels(box, (10, 10)) == [[0, 128, 128, 255]])
    }

    @Test func `that is blurred spreads over its edge`() throws {
        let effects = DisplayEffects(filters: [.blur(radius: 2)])
        let box = node(CGRect(x: 0, y: 0, width: 10, height: 20), .box, Appearance(background: red, effects: effects))
        let found = try pixels(box, (9, 10), (10, 10), (19, 10))
        #expect(found[0][3] > 128 && found[1][3] < 128 && found[1][3] > 64)
        #expect(found[2] == clear)
    }

    @Test func `has the colors of a gradient`() throws {
        let stops = [
            DisplayPaint.GradientStop(color: .rgb(0, 0, 0), location: 0),
            DisplayPaint.GradientStop(color: .rgb(1, 1, 1), location: 1),
        ]
        let across = DisplayPaint.linearGradient(stops: stops, start: .leading, end: .trailing)
        let found = try pixels(node(whole, .box, Appearance(background: across)), (0, 10), (10, 10), (19, 10))
        #expect(found.map { $0[0] } == [6, 134, 249])
        let around = DisplayPaint.angularGradient(stops: stops, center: .center, startAngle: 0, endAngle: 360)
        let turned = try pixels(node(whole, .box, Appearance(background: around)), (19, 10), (10, 19), (0, 9), (9, 0))
        #expect(turned[0][0] < 10 && (60...70).contains(turned[1][0]) && (125...135).contains(turned[2][0]))
        #expect((188...198).contains(turned[3][0]))
    }

    @Test func `strokes an outline inside of it or on both sides`() throws {
        let frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        func shape(_ isInside: Bool) -> DisplayNode {
            let stroke = DisplayStroke(paint: red, width: 4, isInside: isInside)
            return node(frame, .shape(DisplayShape(outline: .roundedRectangle(radius: 0), stroke: stroke)))
        }
        #expect(try pixels(shape(true), (4, 10), (5, 10), (8, 10), (9, 10)) == [clear, fullRed, fullRed, clear])
        #expect(try pixels(shape(false), (3, 10), (6, 10), (7, 10)) == [fullRed, fullRed, clear])
    }

    @Test func `fills a path by the even-odd rule`() throws {
        let path = DisplayPath(
            verbs: [.move, .line, .line, .line, .close, .move, .line, .line, .line, .close],
            points: [
                CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20), CGPoint(x: 0, y: 20),
                CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 5), CGPoint(x: 15, y: 15), CGPoint(x: 5, y: 15),
            ])
        let shape = DisplayShape(outline: .path(path), fill: red, usesEvenOddRule: true)
        #expect(try pixels(node(whole, .shape(shape)), (2, 10), (10, 10)) == [fullRed, clear])
    }

    @Test func `draws the shadow of an edge inside of a shape`() throws {
        let shadow = DisplayPaintShadow(DisplayShadow(color: .rgb(0, 0, 1), radius: 0, x: 4, y: 0), isInner: true)
        let shape = DisplayShape(outline: .roundedRectangle(radius: 0), fill: red, shadows: [shadow])
        let box = node(CGRect(x: 4, y: 4, width: 12, height: 12), .shape(shape))
        #expect(try pixels(box, (3, 10), (5, 10), (10, 10)) == [clear, fullBlue, fullRed])
    }

    @Test func `stretches, repeats and tints an image file`() throws {
        func image(_ fitting: DisplayImage.Fitting, isTemplate: Bool = false) -> DisplayNode {
            let image = DisplayImage(
                source: .url("/public/halves.png"), fitting: fitting, isTemplate: isTemplate, isPixelated: true,
                paint: .color(.rgb(0, 1, 0)))
            return node(whole, .image(image))
        }
        #expect(try pixels(image(.stretched), (2, 10), (17, 10)) == [fullRed, fullBlue])
        let tile = CGSize(width: 4, height: 4)
        #expect(try pixels(image(.tiled(tile)), (1, 1), (3, 1), (5, 1)) == [fullRed, fullBlue, fullRed])
        #expect(try pixels(image(.stretched, isTemplate: true), (2, 10)) == [[0, 255, 0, 255]])
    }

    @Test func `draws an icon in the middle of its frame`() throws {
        let square = DisplayImage(source: .symbol(name: "square"), paint: red)
        let found = try pixels(
            node(CGRect(x: 0, y: 2, width: 20, height: 16), .image(square)), (5, 10), (6, 6), (13, 13), (14, 10))
        #expect(found == [clear, fullRed, fullRed, clear])
        let circle = DisplayImage(source: .symbol(name: "circle"), paint: red)
        #expect(try pixels(node(whole, .image(circle)), (10, 10), (1, 1)) == [fullRed, clear])
    }

    @Test func `has the scheme of its part of the page`() throws {
        let label = node(whole, .box, Appearance(background: .color(.named(.label))))
        let part = node(whole, .part(.scheme(.dark)), nil, [label])
        #expect(try pixels(label, (10, 10)) == [[0, 0, 0, 255]])
        #expect(try pixels(part, (10, 10)) == [[255, 255, 255, 255]])
    }

    @Test func `shows the visible part of a scroll area`() throws {
        let rows = node(
            CGRect(x: 0, y: 0, width: 20, height: 60), .box, nil,
            [
                node(CGRect(x: 0, y: 0, width: 20, height: 15), .box, Appearance(background: red)),
                node(CGRect(x: 0, y: 15, width: 20, height: 45), .box, Appearance(background: blue)),
            ])
        let area = node(
            CGRect(x: 0, y: 0, width: 20, height: 10),
            .scroll(DisplayScroll(axes: .vertical, offset: CGPoint(x: 0, y: 10))), nil, [rows])
        #expect(try pixels(area, (10, 4), (10, 5), (10, 10)) == [fullRed, fullBlue, clear])
    }

    @Test func `is a sign in place of a control of the browser`() throws {
        let control = node(whole, .control(DisplayControl(kind: .toggle(isOn: true))))
        #expect(try pixels(control, (0, 0))[0] == [255, 215, 10, 255])
    }

    @Test func `that is hidden, leaves or presents a layer is not drawn`() throws {
        let hidden = node(whole, .box, Appearance(background: red, isHidden: true))
        let leaving = node(whole, .box, Appearance(background: red)).replacing(transition: .leaving)
        let dialog = node(whole, .dialog(isElevated: false), Appearance(background: red))
        for unseen in [hidden, leaving, dialog] { #expect(try pixels(unseen, (10, 10)) == [clear]) }
    }

    @Test func `of a higher level covers later siblings`() throws {
        let low = node(whole, .box, Appearance(background: blue))
        let high = node(whole, .box, Appearance(background: red, zIndex: 1))
        #expect(try pixels(node(whole, .box, nil, [high, low]), (10, 10)) == [fullRed])
    }

    @Test func `clips the steps of a canvas to a layer`() throws {
        func rectangle(_ frame: CGRect, _ paint: DisplayPaint) -> CanvasDisplayList.Step {
            let path = DisplayPath(
                verbs: [.move, .line, .line, .line, .close],
                points: [
                    CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
                    CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
                ])
            return CanvasDisplayList.Step(content: .fill(path, paint, box: frame))
        }
        let half = rectangle(CGRect(x: 0, y: 0, width: 10, height: 20), blue)
        func drawing(isInverse: Bool) -> DisplayNode {
            var step = rectangle(whole, red)
            step.clip = 0
            let clip = CanvasDisplayList.Clip(area: .layer([half], opacity: 1, isInverse: isInverse), outer: nil)
            return node(whole, .drawing(CanvasDisplayList(steps: [step], clips: [clip])))
        }
        #expect(try pixels(drawing(isInverse: false), (5, 10), (15, 10)) == [fullRed, clear])
        #expect(try pixels(drawing(isInverse: true), (5, 10), (15, 10)) == [clear, fullRed])
    }
}
