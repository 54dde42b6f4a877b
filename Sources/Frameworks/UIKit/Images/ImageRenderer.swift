public import Combine
import EspalierDisplayTree
public import EspalierLayoutEngine
import EspalierPagePictures
import EspalierPainting
import EspalierPictures
public import EspalierViews
public import Foundation

/// Draws a view into an image.
///
///     let renderer = ImageRenderer(content: Receipt(order: order))
///     renderer.scale = 2
///     let file = renderer.uiImage?.pngData()
///
/// The view is laid out as on a page, in the light scheme unless it sets another one, and does not appear on any page. Its actions and
/// tasks run, and its state is kept for the next image. Texts, shapes, symbols, canvases and the app's images in the formats PNG and
/// JPEG are drawn with their effects. In place of controls that browsers draw, such as text fields and switches, there is a sign; images
/// at other servers and SVG files are not drawn. A character that the app's fonts lack is a box.
///
/// An image can be drawn once the app has been started, since its fonts are known then.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    /// Sends before the view changes, so that an image of it would be another one.
    public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()  // It locks itself.

    private let model: RenderedModel<Content>
    private var graph: ViewGraph?

    /// A renderer of a view, in the view's ideal size and one pixel per point.
    public init(content view: Content) {
        model = RenderedModel(view)
    }

    isolated deinit {
        graph?.end()
    }

    /// The view to draw.
    public var content: Content {
        get { model.content }
        set {
            objectWillChange.send()
            model.content = newValue
        }
    }

    /// The size that is proposed to the view; by default unspecified, so that the view has its ideal size.
    public var proposedSize: ProposedViewSize {
        get { model.proposal }
        set {
            objectWillChange.send()
            model.proposal = newValue
        }
    }

    /// The pixels per point of the image. Scales that are not positive count as 1.
    public var scale: CGFloat = 1 {
        willSet { objectWillChange.send() }
    }

    /// Whether all pixels of the image are opaque. What the view does not cover is black then.
    public var isOpaque = false {
        willSet { objectWillChange.send() }
    }

    /// The color space of the image. Images are always drawn in sRGB.
    public var colorMode = ColorRenderingMode.nonLinear {
        willSet { objectWillChange.send() }
    }

    /// The image; nil for a view without size, for more than 50 million pixels, and before the app is started.
    public var uiImage: UIImage? { bitmap().map { UIImage(StoredPicture($0), scale: usedScale) } }

    /// The pixels of the image; nil for a view without size, for more than 50 million pixels, and before the app is started.
    public var cgImage: CGImage? { bitmap().map { CGImage(StoredPicture($0)) } }

    /// Draws the view into other contexts, such as that of a PDF file.
    ///
    ///     renderer.render { size, draw in
    ///         var page = CGRect(origin: .zero, size: size)
    ///         guard let pdf = CGContext(url, mediaBox: &page, nil) else { return }
    ///         pdf.beginPDFPage(nil)
    ///         draw(pdf)
    ///         pdf.endPDFPage()
    ///         pdf.closePDF()
    ///     }
    ///
    /// - Parameters:
    ///   - rasterizationScale: The pixels per point of what a context cannot draw itself. Images that differ by resolution are those for
    ///     this scale.
    ///   - renderer: Gets the size of the view in points, and a function that draws it at the origin of a context.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
    ) {
        render(rasterizationScale: rasterizationScale, isUpright: true, renderer)
    }

    /// - Parameter isUpright: Whether the view is upright also where the y axis points up.
    func render(
        rasterizationScale: CGFloat, isUpright: Bool,
        _ renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
    ) {
        guard let drawing = drawing(scale: rasterizationScale) else { return }
        renderer(drawing.size) { context in
            guard let canvas = context.canvas else {
                guard let bitmap = drawing.bitmap(scale: max(rasterizationScale, 1), isOpaque: false) else { return }
                let image = UIImage(StoredPicture(bitmap), scale: max(rasterizationScale, 1))
                return context.draw(image, in: CGRect(origin: .zero, size: drawing.size))
            }
            let turns = isUpright && context.isUpward
            context.compose(in: CGRect(origin: .zero, size: drawing.size), isGroup: true, on: canvas) { canvas in
                if turns { canvas.save() }
                if turns { canvas.transform(1, 0, 0, -1, 0, drawing.size.height) }
                drawing.paint(on: canvas)
                if turns { canvas.restore() }
            }
        }
    }

    private var usedScale: CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

    private func bitmap() -> Bitmap? {
        drawing(scale: usedScale)?.bitmap(scale: usedScale, isOpaque: isOpaque)
    }

    // MARK: The page of the view

    /// The view as it is now.
    private func drawing(scale: CGFloat) -> RenderedDrawing? {
        guard let resources = ViewGraph.current?.appResources ?? AppResources.ofProcess else {
            Warning.once("ImageRenderer draws nothing before the app is started: its fonts are not known.")
            return nil
        }
        return ViewGraph.keepingLastUsed {
            withTransaction(Transaction()) {
                var host = ViewGraph.currentHost
                host.prefersDarkScheme = false
                host.safeAreaInsets = EdgeInsets()
                host.displayScale = Double(scale)
                if let graph { graph.host = host }
                let graph = self.graph ?? makeGraph(host, resources)
                let tree = graph.updatedTree()
                let size = model.size
                guard size.width > 0, size.height > 0 else { return nil }
                return RenderedDrawing(tree: tree, size: size, resources: ViewPaintingResources(resources))
            }
        }
    }

    private func makeGraph(_ host: HostEnvironment, _ resources: AppResources) -> ViewGraph {
        let made = ViewGraph(host: host, resources: resources) { RenderedView(model: model) }
        made.onInvalidation = { [weak self] in self?.objectWillChange.send() }
        graph = made
        return made
    }
}

/// A view as it is drawn.
private struct RenderedDrawing {
    let tree: DisplayTree
    let size: CGSize
    let resources: ViewPaintingResources

    func bitmap(scale: CGFloat, isOpaque: Bool) -> Bitmap? {
        do throws(PictureFault) {
            let canvas = try BitmapCanvas(size: size, scale: scale, isOpaque: isOpaque)
            paint(on: canvas)
            return canvas.bitmap
        } catch {
            Warning.log("a view of \(size.width) × \(size.height) points is not drawn: \(error)")
            return nil
        }
    }

    func paint(on canvas: BitmapCanvas) {
        let painter = Painter(on: canvas, resources: resources, isDark: tree.colorScheme == .dark)
        canvas.save()
        canvas.clip(CGRect(origin: .zero, size: size))
        for node in tree.root.children { painter.paint(node) }
        canvas.restore()
    }
}

/// The content of a renderer, and its size.
@MainActor
private final class RenderedModel<Content: View>: ObservableObject {
    @Published var content: Content
    @Published var proposal = ProposedViewSize.unspecified
    let record = SizeRecord()
    var size: CGSize { record.size }

    init(_ content: Content) {
        self.content = content
    }
}

/// Layout runs on the main actor only.
private final class SizeRecord: @unchecked Sendable {
    var size = CGSize.zero
}

private struct RenderedView<Content: View>: View {
    @ObservedObject var model: RenderedModel<Content>

    var body: some View {
        RenderedLayout(proposal: model.proposal, record: model.record) {
            ZStack { model.content }
        }
    }
}

/// Places a view at the corner of the window in the size that it chooses for a proposal.
private struct RenderedLayout: Layout {
    let proposal: ProposedViewSize
    let record: SizeRecord

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        record.size = subviews.first?.sizeThatFits(self.proposal) ?? .zero
        for subview in subviews { subview.place(at: bounds.origin, proposal: self.proposal) }
    }
}
