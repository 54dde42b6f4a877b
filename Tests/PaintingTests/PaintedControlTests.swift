import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierPainting
import EspalierPictures
import Foundation
import Testing

/// Colors by their components, and letters that are squares of the font's size.
private struct SquareLetters: PaintingResources {
    func symbolMarkup(_ name: String) -> [UInt8]? { nil }

    func components(of color: DisplayColor, isDark: Bool) -> CanvasColor {
        guard case .rgb(let red, let green, let blue) = color.base else {
            return CanvasColor(0, 0, 0, 1)
        }
        return CanvasColor(red, green, blue, color.opacity)
    }

    func outlines(of run: MeasuredRun) -> GlyphOutlines? {
        let width = CGFloat(run.text.count) * 10
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: width, y: 0), CGPoint(x: width, y: -10), CGPoint(x: 0, y: -10)]
        var outlines = GlyphOutlines()
        outlines.verbs = [.move, .line, .line, .line, .close]
        outlines.points = ContiguousArray(points)
        outlines.width = width
        return outlines
    }

    func metrics(of font: FontFace) -> FontMetrics {
        FontMetrics(ascent: 10, descent: 0, capHeight: 7, xHeight: 5, lineHeight: 10)
    }

    func bitmap(at address: String, atLeast pixels: (width: Int, height: Int)) -> Bitmap? { nil }
}

@Suite struct `A painted control` {
    private let red = DisplayColor.rgb(1, 0, 0)
    private let clear: [UInt8] = [0, 0, 0, 0]
    private let fullRed: [UInt8] = [255, 0, 0, 255]
    private let fullBlue: [UInt8] = [0, 0, 255, 255]
    private let white: [UInt8] = [255, 255, 255, 255]
    private let green: [UInt8] = [0, 255, 0, 255]

    private func pixels(
        _ control: DisplayControl, _ size: CGSize, drawsControls: Bool = true, _ places: (Int, Int)...
    ) throws -> [[UInt8]] {
        let canvas = try BitmapCanvas(size: size, scale: 1, isOpaque: false)
        let node = DisplayNode(
            id: 2, type: "Control", frame: CGRect(origin: .zero, size: size), content: .control(control))
        Painter(on: canvas, resources: SquareLetters(), isDark: false, drawsControls: drawsControls).paint(node)
        return places.map { canvas.bitmap.pixel(x: $0.0, y: $0.1) }
    }

    private func field(_ entry: (inout DisplayControl.TextEntry) -> Void) -> DisplayControl.TextEntry {
        let style = DisplayTextStyle(
            font: FontFace(size: 10, weight: 400), paint: .color(.rgb(0, 0, 1)), lineHeight: 10)
        var made = DisplayControl.TextEntry(value: "", style: style)
        entry(&made)
        return made
    }

    @Test func `is a switch with its thumb at the side of its state`() throws {
        let size = CGSize(width: 51, height: 31)
        let on = DisplayControl(kind: .toggle(isOn: true), tint: red)
        #expect(try pixels(on, size, (8, 15), (35, 15)) == [fullRed, white])
        let off = DisplayControl(kind: .toggle(isOn: false), tint: red)
        #expect(try pixels(off, size, (15, 15), (45, 15))[0] == white)
        #expect(try pixels(off, size, (45, 15)) == [[233, 233, 234, 255]])
        let mirrored = DisplayControl(kind: .toggle(isOn: true), tint: red, direction: .rightToLeft)
        #expect(try pixels(mirrored, size, (15, 15), (45, 15)) == [white, fullRed])
    }

    @Test func `is a slider that is filled up to its thumb`() throws {
        let slider = DisplayControl(kind: .slider(value: 5, minimum: 0, maximum: 10, step: nil), tint: red)
        let shown = try pixels(slider, CGSize(width: 128, height: 28), (10, 14), (64, 14), (120, 14))
        #expect(shown[0] == fullRed && shown[1] == white && shown[2] != fullRed && shown[2] != clear)
    }

    @Test func `is a field with its text, or with its placeholder`() throws {
        let size = CGSize(width: 60, height: 20)
        let text = DisplayControl(kind: .textField(field { $0.value = "ab" }))
        #expect(try pixels(text, size, (10, 10), (25, 10), (10, 2)) == [fullBlue, clear, clear])
        let secret = DisplayControl(
            kind: .textField(field { ($0.value, $0.isSecure, $0.alignment) = ("abc", true, .trailing) }))
        #expect(try pixels(secret, size, (25, 10), (35, 10), (55, 10)) == [clear, fullBlue, fullBlue])
        let empty = DisplayControl(
            kind: .textField(field { ($0.placeholder, $0.placeholderColor) = ("a", .rgb(0, 1, 0)) }))
        #expect(try pixels(empty, size, (5, 10), (15, 10)) == [green, clear])
    }

    @Test func `is an area whose text is wrapped at spaces`() throws {
        let area = DisplayControl(kind: .textArea(field { $0.value = "ab cd\n\nef" }))
        // Five letters do not fit into 40 points.
        let shown = try pixels(
            area, CGSize(width: 40, height: 50), (5, 5), (25, 5), (5, 15), (5, 25), (15, 35), (5, 45))
        #expect(shown == [fullBlue, clear, fullBlue, clear, fullBlue, clear])
    }

    @Test func `is a placeholder for images of views`() throws {
        let field = DisplayControl(kind: .textField(field { $0.value = "ab" }))
        let shown = try pixels(field, CGSize(width: 60, height: 20), drawsControls: false, (50, 10))
        #expect(shown == [[255, 215, 10, 255]])
    }
}
