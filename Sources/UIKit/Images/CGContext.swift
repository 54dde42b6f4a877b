import EspalierPictures
public import EspalierViews
public import Foundation

/// The name of URLs in Core Foundation.
public typealias CFURL = URL

/// Draws on an image or a view, in points from the top left corner. An image renderer makes it, or the view in `draw(_:)`.
public final class CGContext {
    /// The image; nil for a drawing of a view.
    let canvas: BitmapCanvas?
    /// The drawing of a view.
    private(set) var steps: [DrawingStep] = []
    private var transform = CGAffineTransform.identity
    private var transforms: [CGAffineTransform] = []
    private var state = State()
    private var states: [State] = []

    private struct State {
        var fill = CGColor(gray: 0, alpha: 1)
        var stroke = CGColor(gray: 0, alpha: 1)
        var lineWidth: CGFloat = 1
        var lineCap = CGLineCap.butt
        var lineJoin = CGLineJoin.miter
        var miterLimit: CGFloat = 10
        var dashes: [CGFloat] = []
        var dashPhase: CGFloat = 0

        var style: StrokeStyle {
            StrokeStyle(
                lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit, dash: dashes,
                dashPhase: dashPhase)
        }
    }

    init(_ canvas: BitmapCanvas) {
        self.canvas = canvas
        document = nil
    }

    /// A context that records the drawing of a view.
    init() {
        canvas = nil
        document = nil
    }

    // MARK: Documents

    /// A context that draws a PDF file; nil if the file cannot be written. The origin is the top left corner of a page.
    ///
    /// - Parameters:
    ///   - url: The place of the file.
    ///   - mediaBox: The size of the pages in points; nil for US Letter.
    ///   - auxiliaryInfo: It has no effect.
    public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [String: Any]?) {
        let size = mediaBox?.pointee.size ?? CGSize(width: 612, height: 792)
        guard url.isFileURL, let document = PDFFile(path: url.path, size: size) else { return nil }
        self.document = document
        canvas = document.canvas
    }

    /// The PDF file; nil for an image and a view.
    let document: PDFFile?

    /// Begins a page of a PDF file.
    public func beginPDFPage(_ pageInfo: [String: Any]?) { saveGState() }

    /// Ends a page of a PDF file.
    public func endPDFPage() {
        restoreGState()
        document?.endPage()
    }

    /// Writes the rest of a PDF file.
    public func closePDF() { document?.close() }

    /// The image as it is drawn so far; nil in the drawing of a view or a document.
    public func makeImage() -> CGImage? {
        guard document == nil, let copy = canvas?.copy() else { return nil }
        return CGImage(StoredPicture(copy.bitmap))
    }

    /// Draws an image into a rectangle.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let image = UIImage(cgImage: image)
        guard let canvas else { return draw(image, in: rect, opacity: 1) }
        image.paint(on: canvas, in: rect, opacity: 1)
    }

    // MARK: The current context

    private static let key = "Espalier.CGContext"

    /// The contexts in use on a thread, the innermost last. An object, because Foundation would bridge an array at each use.
    private final class Stack: NSObject {
        var contexts: [CGContext] = []
    }

    private static var stack: Stack {
        let values = Thread.current.threadDictionary
        if let known = values[key] as? Stack { return known }
        let made = Stack()
        values[key] = made
        return made
    }

    static var current: CGContext? { stack.contexts.last }
    static func push(_ context: CGContext) { stack.contexts.append(context) }
    static func pop() { _ = stack.contexts.popLast() }

    // MARK: State

    /// Remembers colours, lines, clipping and coordinates.
    public func saveGState() {
        states.append(state)
        transforms.append(transform)
        if let canvas { canvas.save() } else { steps.append(.save) }
    }

    /// Restores what was remembered last.
    public func restoreGState() {
        guard let last = states.popLast() else { return }
        state = last
        transform = transforms.popLast() ?? .identity
        if let canvas { canvas.restore() } else { steps.append(.restore) }
    }

    /// Moves the origin.
    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
    }
    /// Scales the coordinates.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)) }
    /// Rotates the coordinates by radians, clockwise.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0))
    }
    /// Changes the coordinates by a transform.
    public func concatenate(_ transform: CGAffineTransform) {
        guard let canvas else { return self.transform = transform.concatenating(self.transform) }
        canvas.transform(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    }

    /// The colour of filled areas.
    public func setFillColor(_ color: CGColor) { state.fill = color }
    /// The colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }
    /// The width of lines in points.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    /// The ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    /// The corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    /// The ratio of a sharp corner's length to the width of the line, above which the corner is cut off.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
    /// The lengths of dashes and gaps in points, none for a line without gaps, and the place in them at which lines begin.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.dashes, state.dashPhase) = (lengths, phase) }

    // MARK: Drawing

    private func use(_ color: CGColor) {
        let values = color.values
        canvas?.setColor(values.red, values.green, values.blue, values.opacity)
    }

    private var path = Path()

    /// Begins a path.
    public func beginPath() { path = Path() }
    /// Begins a part of the path.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line to the path.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a curve with two control points to the path.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    /// Adds an ellipse to the path.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    /// Adds a curve with one control point to the path.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    /// Adds lines between points to the path.
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    /// Adds an arc to the path, in radians. With the y axis down, `clockwise: false` runs clockwise on the screen.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise)
    }
    /// Adds another path to the path.
    public func addPath(_ path: CGPath) { self.path.addPath(Path(path)) }
    /// Ends a part of the path with a line to its start.
    public func closePath() { path.closeSubpath() }

    /// Fills the path and forgets it.
    public func fillPath() {
        fill(path)
        path = Path()
    }

    /// Strokes the path and forgets it.
    public func strokePath() {
        stroke(path)
        path = Path()
    }

    /// Fills the path, strokes it, or both, and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fill(path)
        case .eoFill: fill(path, evenOdd: true)
        case .stroke: break
        case .fillStroke: fill(path)
        case .eoFillStroke: fill(path, evenOdd: true)
        }
        if mode != .fill, mode != .eoFill { stroke(path) }
        path = Path()
    }

    /// Restricts the drawing to the path and forgets it.
    public func clip() {
        clip(path)
        path = Path()
    }

    /// Restricts the drawing to a rectangle.
    public func clip(to rect: CGRect) { clip(Path(rect)) }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(Path(rect)) }
    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
    /// Strokes an ellipse.
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
    /// Makes a rectangle transparent.
    ///
    /// In the drawing of a view it has no effect.
    public func clear(_ rect: CGRect) { canvas?.clear(rect) }

    func fill(_ path: Path, evenOdd: Bool = false) {
        guard let canvas else {
            return steps.append(.fill(path.applying(transform), Color(state.fill), evenOdd: evenOdd))
        }
        use(state.fill)
        trace(path, on: canvas)
        canvas.fill(evenOdd: evenOdd)
    }

    /// Strokes a path.
    ///
    /// - Parameter style: The line; nil for that of the context.
    func stroke(_ path: Path, as style: StrokeStyle? = nil) {
        var style = style ?? state.style
        guard let canvas else {
            let scale = transform.scale
            style.lineWidth *= scale
            style.dash = style.dash.map { $0 * scale }
            style.dashPhase *= scale
            return steps.append(.stroke(path.applying(transform), Color(state.stroke), style))
        }
        use(state.stroke)
        canvas.setLine(
            width: style.lineWidth, cap: Int(style.lineCap.rawValue), join: Int(style.lineJoin.rawValue),
            miterLimit: style.miterLimit, dash: style.dash, phase: style.dashPhase)
        trace(path, on: canvas)
        canvas.stroke()
    }

    func clip(_ path: Path) {
        guard let canvas else { return steps.append(.clip(path.applying(transform))) }
        trace(path, on: canvas)
        canvas.clip(evenOdd: false)
    }

    /// Adds a text to the drawing of a view.
    func record(_ text: DrawnText, at point: CGPoint) {
        steps.append(.text(text, point, transform))
    }

    /// Draws an image of UIKit into a rectangle of a view.
    func draw(_ image: UIImage, in rect: CGRect, opacity: CGFloat) {
        steps.append(.image(Image(uiImage: image), rect.around(transform), opacity: Double(opacity)))
    }

    private func trace(_ path: Path, on canvas: BitmapCanvas) {
        canvas.beginPath()
        var last = CGPoint.zero
        path.forEach { element in
            switch element {
            case .move(let point):
                canvas.move(to: point)
                last = point
            case .line(let point):
                canvas.line(to: point)
                last = point
            case .quadCurve(let point, let control):
                func toward(_ point: CGPoint) -> CGPoint {
                    CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
                }
                canvas.curve(to: point, toward(last), toward(point))
                last = point
            case .curve(let point, let first, let second):
                canvas.curve(to: point, first, second)
                last = point
            case .closeSubpath: canvas.close()
            }
        }
    }
}
