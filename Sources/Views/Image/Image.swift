import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

/// An image: a symbol, or a file of the app's.
public nonisolated struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case symbol(String)
        case file(String)
        case loaded(LoadedImage)
        /// An image that code draws.
        case drawn(ImageDrawing)
        /// A gray area in place of an image that is not loaded.
        case placeholder
    }

    let source: Source
    /// The path of the bundle with the file; nil for any of the app's.
    private var bundlePath: String?
    var label: Text?
    var isDecorative = false
    var resizing = Resizing.none
    var rendering: TemplateRenderingMode?
    var symbolRendering: SymbolRenderingMode?
    private(set) var symbolColorRendering: SymbolColorRenderingMode?
    private(set) var variableValue: Double?
    var interpolation = Interpolation.medium

    /// Modes of filling the proposed space.
    enum Resizing: Equatable, Sendable {
        /// The image keeps its natural size.
        case none
        case stretch, tile
        /// Stretches or repeats the parts between margins of fixed size.
        indirect case capped(EdgeInsets, ResizingMode)
    }

    var isResizable: Bool { resizing != .none }

    /// An image of an asset catalog, or an image file in the app's folder `public` or in a resource bundle, by its name
    /// with or without the extension. Of files such as `boat.png` and `boat@2x.png`, the one for the screen's resolution
    /// is shown. Of the variants in a catalog, the page uses the one for its color scheme, resolution and language.
    ///
    /// A name without a file shows nothing. The size of an image at a web address is unknown until the browser loads
    /// it: if it is not resizable, it is 100 points square.
    ///
    /// - Parameter bundle: The bundle with the file; nil for any of the app's.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .file(name)
        bundlePath = bundle?.searchPath
        label = Text(verbatim: name)
    }

    /// An image file with a label for assistive technologies.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .file(name)
        bundlePath = bundle?.searchPath
        self.label = label
    }

    /// An image file that assistive technologies ignore.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .file(name)
        bundlePath = bundle?.searchPath
        isDecorative = true
    }

    /// A symbol of an asset catalog, of whose parts a fraction is drawn at full strength and the others are pale.
    ///
    /// - Parameter variableValue: The fraction, from 0 to 1; nil for all parts. Files that are not symbols ignore it.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        self.variableValue = Self.fraction(variableValue)
    }

    /// A symbol of an asset catalog, of whose parts a fraction is drawn at full strength, with a label for assistive
    /// technologies.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        self.variableValue = Self.fraction(variableValue)
    }

    /// A symbol of an asset catalog, of whose parts a fraction is drawn at full strength, that assistive technologies ignore.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        self.variableValue = Self.fraction(variableValue)
    }

    private static func fraction(_ value: Double?) -> Double? {
        value.flatMap { $0.isNaN ? nil : min(1, max(0, $0)) }
    }

    /// An image of an asset catalog by the name that the build generates, as in `Image(.boat)`.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    /// An SF Symbol by its name. An unknown name draws a placeholder.
    public init(systemName: String) {
        source = .symbol(systemName)
    }

    /// An SF Symbol by its name, of whose parts a fraction is drawn at full strength and the others are pale.
    ///
    /// The parts are the separate outlines of the symbol's drawing, from the bottom left to the top right. A symbol of a
    /// single part has no variable value.
    ///
    /// - Parameter variableValue: The fraction, from 0 to 1; nil for all parts. Other numbers count as the nearest one.
    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName)
        self.variableValue = Self.fraction(variableValue)
    }

    /// An image that an object of the app keeps.
    ///
    /// - Parameter label: The label for assistive technologies; nil for none.
    package init(_ image: LoadedImage, label: Text? = nil, isDecorative: Bool = false) {
        source = .loaded(image)
        self.label = label
        self.isDecorative = isDecorative
    }

    /// An image that code draws.
    init(_ drawing: ImageDrawing, label: Text?) {
        source = .drawn(drawing)
        self.label = label
        isDecorative = label == nil
    }

    /// A gray area that fills the proposed space.
    static let placeholder: Image = {
        var image = Image(.placeholder)
        image.isDecorative = true
        image.resizing = .stretch
        return image
    }()

    private init(_ source: Source) {
        self.source = source
    }

    /// The size of symbols beside text.
    public enum Scale: Hashable, Sendable {
        /// 0.95 times the size of the font; 1.2 times; 1.5 times.
        case small, medium, large
    }

    /// The position of an image's first row and column, as cameras store it.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// Upright; upright and mirrored.
        case up, upMirrored
        /// Turned by 180°; also mirrored.
        case down, downMirrored
        /// Turned by 90° to the left; also mirrored.
        case left, leftMirrored
        /// Turned by 90° to the right; also mirrored.
        case right, rightMirrored

        /// The number of the orientation in a file (Exif 2.3, tag 0x0112).
        package var exif: Int {
            switch self {
            case .up: 1
            case .upMirrored: 2
            case .down: 3
            case .downMirrored: 4
            case .leftMirrored: 5
            case .right: 6
            case .rightMirrored: 7
            case .left: 8
            }
        }
    }

    /// Whether an image is drawn in the foreground style or in its own colors.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The foreground style fills the opaque parts; the image keeps its colors.
        case template, original
    }

    /// Modes of filling a resizable image's space.
    public enum ResizingMode: Hashable, Sendable {
        /// Copies of the image fill the space; the image itself fills it.
        case tile, stretch
    }

    /// The quality with which an image is scaled.
    public enum Interpolation: Hashable, Sendable {
        /// No interpolation, so that pixels stay visible; three levels that browsers draw alike.
        case none, low, medium, high
    }

    /// An image that fills the proposed space. Dimensions without a proposal keep the natural size.
    ///
    /// - Parameters:
    ///   - capInsets: Margins of the image that keep their size, in points; the part between them takes the rest.
    ///     Negative margins count as 0. Symbols ignore them.
    ///   - resizingMode: Whether the image, or the part between the margins, is stretched or repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
        let insets = EdgeInsets(
            top: length(capInsets.top), leading: length(capInsets.leading), bottom: length(capInsets.bottom),
            trailing: length(capInsets.trailing))
        var copy = self
        if insets == EdgeInsets() {
            copy.resizing = resizingMode == .tile ? .tile : .stretch
        } else {
            copy.resizing = .capped(insets, resizingMode)
        }
        return copy
    }

    /// Sets the quality of scaling. `none` shows pixels as squares; between the others the browser chooses.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolation = interpolation
        return copy
    }

    /// Whether the edges of the image are smoothed. Has no effect: browsers smooth edges that are not on pixel
    /// boundaries.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Draws the image in its own colors (`original`, the default), or its shape in the foreground style (`template`).
    /// Symbols have the foreground style, or with `original` the colors of their own.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.rendering = renderingMode
        return copy
    }

    /// Sets the colors of the parts of a symbol; nil for those of the environment.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolRendering = mode
        return copy
    }

    /// Sets the way in which a symbol is filled with a color; nil for that of the environment.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        var copy = self
        copy.symbolColorRendering = mode
        return copy
    }
}

extension Image: View, _PrimitiveView {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Image, in context: _NodeContext) -> _ViewNode {
        ImageNode(view, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Image) {
        paired(node, as: ImageNode.self).update(to: view)
    }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// The size of symbols beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of the symbols inside, in relation to the text of their font.
    public nonisolated __consuming func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}

extension Image {
    /// The side of a symbol's square: 1.2 times the size of the font, less for small and more for large symbols. SF
    /// Symbols are about as high as a line.
    static func symbolSide(in font: FontFace, scale: Scale) -> CGFloat {
        PixelGrid.ceil(symbolUnit(in: font, scale: scale) * 1.2)
    }

    /// The size of the font for which a symbol is drawn.
    static func symbolUnit(in font: FontFace, scale: Scale) -> CGFloat {
        switch scale {
        case .small: font.size * 0.95 / 1.2
        case .medium: font.size
        case .large: font.size * 1.25
        }
    }

    /// The app's image file; nil for symbols, web addresses and names without a file.
    @MainActor
    func appImage(in resources: AppResources, traits: @autoclosure () -> ImageTraits) -> AppImage? {
        if case .loaded(let loaded) = source { return loaded.image }
        guard case .file(let name) = source, !Self.isAddress(name), let catalog = resources.images else {
            return nil
        }
        if let image = catalog.image(named: name, bundle: bundlePath, traits: traits()) { return image }
        Warning.once("no image named '\(name)': nothing is drawn")
        return AppImage.missing
    }

    private static func isAddress(_ name: String) -> Bool { name.contains("://") || name.hasPrefix("/") }

    /// The image's address. An unknown symbol logs a warning.
    func displaySource(
        _ image: AppImage?, variants: SymbolVariants = .none, direction: LayoutDirection = .leftToRight
    ) -> DisplayImage.Source {
        switch source {
        case .symbol(let name):
            let icon = SymbolNames.icon(for: SymbolNames.directed(name, direction), in: variants)
            if icon == nil { Warning.once("no symbol named '\(name)': a placeholder is drawn") }
            return .symbol(name: icon ?? "")
        case .loaded(let loaded):
            return .url(loaded.image.address)
        case .drawn, .placeholder:
            return .url("")
        case .file(let name):
            return .url(image?.address ?? (Self.isAddress(name) ? name : "/public/" + name))
        }
    }
}
