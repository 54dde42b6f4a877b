import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Shows an image.
final class ImageNode: LeafNode {
    private var image: Image
    /// The image file; nil for symbols and for web addresses.
    private var appImage: AppImage?

    init(_ image: Image, in context: __shared NodeContext) {
        self.image = image
        super.init(in: context)
        needsEvaluation = false
        appImage = findAppImage()
    }

    private func findAppImage() -> AppImage? {
        switch image.source {
        case .symbol, .drawn: return nil
        case .file, .loaded, .placeholder: break
        }
        return image.appImage(in: graph.appResources, traits: ImageTraits(environment))
    }

    /// The symbol's name; nil for other images and for decorative ones.
    var symbol: String? {
        guard case .symbol(let name) = image.source, !image.isDecorative,
            environment.sharedTextSettings.settings.redaction != .secret
        else { return nil }
        return name
    }

    func update(to newImage: Image) {
        guard newImage != image else { return }
        image = newImage
        appImage = findAppImage()
        invalidateLayout()
        setNeedsDisplay()
    }

    override func environmentDidChange() {
        appImage = findAppImage()
        invalidateLayout()
        setNeedsDisplay()
    }

    // MARK: Layout

    private var font: FontFace { environment.textEnvironment(graph).plainStyle.display.font }

    private var naturalSize: CGSize {
        if case .symbol = image.source {
            let side = Image.symbolSide(in: font, scale: environment.imageScale)
            return CGSize(width: side, height: side)
        }
        if case .drawn(let drawing) = image.source { return drawing.renderer.size }
        guard let appImage else { return Image.unknownSize }
        guard appImage.isSymbol else { return appImage.size }
        let unit = Image.symbolUnit(in: font, scale: environment.imageScale)
        return CGSize(
            width: PixelGrid.ceil(appImage.size.width * unit), height: PixelGrid.ceil(appImage.size.height * unit))
    }

    /// Whether the image is a symbol of the system or of a catalog.
    private var isSymbol: Bool { if case .symbol = image.source { true } else { appImage?.isSymbol == true } }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        if !image.isResizable { return .always(naturalSize) }
        return MeasuredSize(proposal.replacingUnspecifiedDimensions(by: naturalSize))
    }

    override var explicitGuides: ExplicitGuides {
        isSymbol && !image.isResizable ? .textBaselines : []
    }

    /// A symbol is centered on the capital letters beside it.
    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        guard isSymbol, !image.isResizable,
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        else { return nil }
        return (size.height + graph.measurer.metrics(of: font).capHeight) / 2
    }

    // MARK: Display

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        if appImage === AppImage.missing { return nil }
        if image.source == .placeholder || environment.sharedTextSettings.settings.redaction != .none {
            return DisplayNode(
                id: displayNumber, type: "Image", frame: frame,
                content: RedactedShape.box(environment.shapeStyleContext), animation: animation)
        }
        if case .drawn(let drawing) = image.source { return makeDisplay(of: drawing, at: frame, animation: animation) }
        let style = environment.textEnvironment(graph).plainStyle.display
        let label = image.isDecorative ? nil : image.label?.resolve(in: environment.textEnvironment(graph)).plainText
        let shown = DisplayImage(
            source: image.displaySource(
                appImage, variants: environment.symbolVariants, direction: environment.direction),
            schemes: environment.shapeStyleContext.hasOwnScheme ? nil : appImage?.schemes, fitting: fitting,
            isTemplate: isTemplate,
            isPixelated: image.interpolation == .none, paint: paint(from: style.paint), alternative: label,
            drawing: drawing)
        return DisplayNode(
            id: displayNumber, type: "Image", frame: frame, content: .image(shown), animation: animation,
            contentTransition: environment.contentTransition.symbolDisplay)
    }

    /// Called when something that the drawing has read changes.
    override func evaluate() {
        needsEvaluation = false
        setNeedsDisplay()
    }

    private func makeDisplay(
        of drawing: ImageDrawing, at frame: CGRect, animation: DisplayAnimation?
    ) -> DisplayNode {
        let text = environment.textEnvironment(graph)
        var list = CanvasDisplayList(steps: [], clips: [])
        track {
            let tile: CGSize? = if case .tiled(let tile) = fitting { tile } else { nil }
            list = drawing.renderer.draw(frame.size, tile: tile, in: environment, text, graph.appResources)
        }
        let label = image.isDecorative ? nil : image.label?.resolve(in: text).plainText
        return DisplayNode(
            id: displayNumber, type: "Image", frame: frame, content: .drawing(list),
            semantics: label.map { Semantics(role: .image, label: $0) } ?? Semantics(isHidden: true),
            animation: animation)
    }

    /// The colors and effects of a symbol; nil for a plain one and for other images.
    private var drawing: DisplaySymbolDrawing? {
        guard case .symbol(let name) = image.source else { return nil }
        let drawing = DisplaySymbolDrawing(
            layers: layers(of: name), value: image.variableValue, effects: environment.displayedSymbolEffects,
            isSplit: environment.symbolEffects?.contains { $0.configuration.needsParts } == true)
        return drawing == DisplaySymbolDrawing() ? nil : drawing
    }

    private func layers(of symbol: String) -> DisplaySymbolDrawing.Layers {
        let style = environment.shapeStyleContext
        let original: SymbolRenderingMode? = image.rendering == .original ? .multicolor : nil
        switch (image.symbolRendering ?? environment.symbolRenderingMode ?? original)?.mode {
        case .monochrome: return .uniform
        case .multicolor:
            let name = SymbolNames.name(
                of: SymbolNames.directed(symbol, environment.direction), in: environment.symbolVariants)
            return SymbolNames.scheme(of: name).map { .multicolor($0) } ?? .uniform
        case .hierarchical: return .hierarchical
        case .palette: break
        case nil: if style.secondaryForeground == nil { return .uniform }
        }
        // Two styles apply to the first level and to all others.
        let count = style.tertiaryForeground == nil ? 2 : 3
        return .palette((0..<count).map { style.foreground(level: $0).firstColor ?? .named(.label) })
    }

    /// The paint of the image: for a symbol with a gradient, that of the color.
    private func paint(from paint: DisplayPaint) -> DisplayPaint {
        guard isSymbol, case .color(let color) = paint,
            (image.symbolColorRendering ?? environment.symbolColorRenderingMode)?.isGradient == true
        else { return paint }
        let context = environment.shapeStyleContext
        return Color(Color.Resolved(ColorComponents(color, isDark: context.isDark))).gradient.resolved(in: context)
    }

    private var isTemplate: Bool {
        if case .symbol = image.source { return false }
        return image.rendering.map { $0 == .template } ?? appImage?.isTemplate ?? false
    }

    private var fitting: DisplayImage.Fitting {
        if case .symbol = image.source { return .stretched }
        switch image.resizing {
        case .none, .stretch: return .stretched
        case .tile: return .tiled(naturalSize)
        case .capped(let insets, let mode):
            return .sliced(insets, scale: appImage?.scale ?? 1, isTiled: mode == .tile)
        }
    }
}

extension Image {
    /// The size of an image that only the browser can load.
    static let unknownSize = CGSize(width: 100, height: 100)
}
