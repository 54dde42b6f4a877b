import EspalierPictures
import EspalierViews
public import Foundation

/// Draws on an image, a PDF file or a view.
///
/// An image renderer makes it, a view in `draw(_:)`, or an app, for pixels of its own
/// (`init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`) or a PDF file. Lengths are in points from the top left
/// corner; on pixels of its own, in pixels from the bottom left corner.
public final class CGContext {
    /// The image; nil for a drawing of a view.
    let canvas: BitmapCanvas?
    /// The PDF file; nil for an image and a view.
    let document: PDFFile?
    /// The pixels that the app reads and writes; nil for other contexts.
    let memory: BitmapMemory?
    /// From the coordinates with which the context begins to those of `ctm`.
    private let base: CGAffineTransform
    /// Whether the y axis points up.
    var isUpward: Bool { memory != nil }
    /// Whether an image of Core Graphics is upside down if nothing turns it, as in contexts of UIKit on iOS.
    var turnsImages = true

    /// The rectangle of the drawing of a view.
    let drawingBounds: CGRect
    /// The drawing of a view.
    var steps: [DrawingStep] = []
    /// The texts of the drawing of a view.
    var texts: [DrawnText] = []

    var state = GraphicsState()
    private var saved: [SavedState] = []
    /// The path, in the current coordinates.
    var outline = Path()
    /// Whether edges may be smooth.
    var allowsAntialiasing = true
    /// The transform of text. It has no effect: contexts here draw no glyphs; strings draw themselves.
    public var textMatrix = CGAffineTransform.identity

    private enum SavedState {
        case state(GraphicsState)
        /// The steps of a drawing before a layer.
        case layer(GraphicsState, [DrawingStep])
        /// A layer in too many others, which is drawn without one of its own.
        case flatLayer(GraphicsState)

        var isLayer: Bool { if case .state = self { false } else { true } }
    }

    /// The number of layers in others. Each one on a canvas has pixels of its own.
    private static let layerLimit = 32
    /// The number of times that the steps of a drawing became a layer.
    var innerLayers = 0

    init(_ canvas: BitmapCanvas, scale: CGFloat = 1) {
        self.canvas = canvas
        document = nil
        memory = nil
        drawingBounds = .null
        base = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(canvas.bitmap.height))
    }

    /// A context of bytes.
    init(_ canvas: BitmapCanvas, _ memory: BitmapMemory) {
        self.canvas = canvas
        self.memory = memory
        document = nil
        drawingBounds = .null
        base = .identity
        canvas.transform(1, 0, 0, -1, 0, CGFloat(canvas.bitmap.height))
    }

    /// A context that records the drawing of a view.
    init(drawing bounds: CGRect) {
        canvas = nil
        document = nil
        memory = nil
        drawingBounds = bounds
        base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.height)
        state.clipBounds = bounds
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
        memory = nil
        drawingBounds = .null
        base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        turnsImages = false
    }

    /// Begins a page of a PDF file.
    public func beginPDFPage(_ pageInfo: [String: Any]?) { saveGState() }

    /// Ends a page of a PDF file.
    public func endPDFPage() {
        restoreGState()
        document?.endPage()
    }

    /// Writes the rest of a PDF file.
    public func closePDF() { document?.close() }

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

    // MARK: Saved states

    /// Remembers colors, lines, clipping and coordinates.
    public func saveGState() {
        saved.append(.state(state))
        canvas?.save()
    }

    /// Restores what was remembered last. Inside of a transparency layer it is what was remembered there.
    public func restoreGState() {
        guard case .state(let last) = saved.last else { return }
        saved.removeLast()
        replaceState(last)
        canvas?.restore()
        canvas?.setAntialiasing(state.isSmooth && allowsAntialiasing)
    }

    private func replaceState(_ last: GraphicsState) {
        if !outline.isEmpty {
            outline = outline.applying(state.transform.concatenating(last.transform.inverted()))
        }
        state = last
    }

    /// Remembers the state, and continues with that of a layer. In the drawing of a view, the steps are now those of the layer.
    ///
    /// - Returns: Whether the layer is one of its own.
    func pushLayer() -> Bool {
        guard saved.lazy.filter(\.isLayer).count < Self.layerLimit else {
            saved.append(.flatLayer(state))
            canvas?.save()
            return false
        }
        saved.append(.layer(state, steps))
        steps = []
        state = state.insideLayer
        return true
    }

    /// Restores the state before the innermost layer.
    ///
    /// - Returns: The steps of the layer; nil without a layer of its own.
    func popLayer() -> [DrawingStep]? {
        guard saved.contains(where: \.isLayer) else { return nil }
        while let last = saved.popLast() {
            switch last {
            case .state(let state):
                replaceState(state)
                canvas?.restore()
            case .flatLayer(let state):
                replaceState(state)
                canvas?.restore()
                return nil
            case .layer(let state, let steps):
                defer { self.steps = steps }
                replaceState(state)
                return self.steps
            }
        }
        return nil
    }

    // MARK: Coordinates

    /// Moves the origin.
    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
    }
    /// Scales the coordinates. A scale of 0 changes nothing.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)) }
    /// Rotates the coordinates by radians, from the x axis to the y axis.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0))
    }
    /// Changes the coordinates by a transform. One without an inverse, or without finite numbers, changes nothing.
    public func concatenate(_ transform: CGAffineTransform) {
        let combined = transform.concatenating(state.transform)
        guard transform.isUsable, combined.isUsable else { return }
        if !outline.isEmpty { outline = outline.applying(transform.inverted()) }
        state.transform = combined
        canvas?.transform(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    }

    /// The transform from the current coordinates to pixels from the bottom left corner; for a view, to points.
    public var ctm: CGAffineTransform { state.transform.concatenating(base) }

    /// The transform from the current coordinates to pixels from the bottom left corner; for a view, to points.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// The point in pixels of a point in the current coordinates.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// The point in the current coordinates of a point in pixels.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
}
