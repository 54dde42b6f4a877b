import EspalierPictures
public import EspalierViews
public import Foundation
import Synchronization

/// An image: a symbol, a file of the app's, or one that was made or received while the app runs.
open class UIImage: NSObject, @unchecked Sendable {
    // Unchecked: the properties are constant, and subclasses must be as safe.
    enum Source {
        case symbol(String)
        /// A file or an image of a catalog, in a bundle or in any of the app's.
        case file(String, Bundle?, AppImage)
        case stored(StoredPicture)
    }

    /// The constant values of an image.
    struct Values: @unchecked Sendable {
        // Unchecked: none of them changes.
        var source: Source
        var size: CGSize
        var scale: CGFloat
        var renderingMode = RenderingMode.automatic
        var configuration: SymbolConfiguration?
        var color: UIColor?
        var stretching: Stretching?
        var frames: Frames?
        /// The fraction of a symbol's parts that are drawn; nil for all.
        var variableValue: Double?
        var alignmentInsets = UIEdgeInsets.zero
        var baselineOffset: CGFloat?
        var flipsForRightToLeft = false
        var asset: UIImageAsset?
    }

    let values: Values
    private let filePixels = Mutex<StoredPicture?>(nil)
    private let accessibility = Mutex<[String?]>([nil, nil])

    var source: Source { values.source }
    /// The size in points.
    public final var size: CGSize { values.size }
    /// The pixels per point.
    public final var scale: CGFloat { values.scale }
    /// Whether the image is drawn in the tint of its view.
    public final var renderingMode: RenderingMode { values.renderingMode }
    /// The size, weight and colors of a symbol; nil for the usual ones, and for other images.
    public final var symbolConfiguration: SymbolConfiguration? { values.configuration }
    /// The size, weight and colors of a symbol; nil for the usual ones, and for other images.
    public final var configuration: Configuration? { values.configuration }
    /// A color for the symbol or template itself.
    var ownColor: UIColor? { values.color }
    /// The parts that keep their size in a view that the image fills; nil for none.
    var stretching: Stretching? { values.stretching }
    /// The images of an animation; nil for an image that does not move.
    var frames: Frames? { values.frames }

    init(_ values: Values) {
        self.values = values
    }

    convenience init(
        _ source: Source, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic,
        configuration: SymbolConfiguration? = nil
    ) {
        self.init(
            Values(
                source: source, size: size, scale: scale, renderingMode: renderingMode, configuration: configuration))
    }

    /// The image with other values.
    final func changed(_ change: (inout Values) -> Void) -> UIImage {
        var values = values
        change(&values)
        return UIImage(values)
    }

    // MARK: Accessibility

    /// The label for assistive technologies; nil for that of the view.
    open var accessibilityLabel: String? {
        get { accessibility.withLock { $0[0] } }
        set { accessibility.withLock { $0[0] = newValue } }
    }

    /// A name for tests. It has no effect on a page.
    open var accessibilityIdentifier: String? {
        get { accessibility.withLock { $0[1] } }
        set { accessibility.withLock { $0[1] = newValue } }
    }

    /// An image of nothing.
    override public convenience init() {
        self.init(.file("", nil, AppImage(address: "", size: .zero)), size: .zero, scale: 1)
    }

    /// The image of a literal, `#imageLiteral(resourceName: "tea")`. An unknown name is an image of nothing, with a line in the log.
    public required convenience init(imageLiteralResourceName name: String) {
        let found = UncheckedTransfer(name).onMain { ViewGraph.current?.image(named: $0, bundle: nil) }
        if found == nil { Warning.once("There is no image “\(name)”, which the code names.") }
        let image = found ?? AppImage(address: "", size: .zero)
        self.init(.file(name, nil, image), size: image.usualSize, scale: image.scale)
    }

    /// A symbol by its name. An unknown name draws a placeholder, so that the result is never nil.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol by its name, in a size and weight.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let side = (((configuration as? SymbolConfiguration)?.pointSize ?? 17) * 1.2).rounded(.up)
        self.init(
            .symbol(name), size: CGSize(width: side, height: side), scale: 1,
            configuration: configuration as? SymbolConfiguration)
    }

    /// An image of the app's asset catalogs and files by its name; nil if there is none, or while the app has no page.
    @MainActor @preconcurrency
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// An image of an asset catalog or a file by its name; nil if there is none, or while the app has no page.
    ///
    /// - Parameters:
    ///   - bundle: The bundle with the image; nil for any of the app's.
    ///   - traitCollection: It has no effect: the image is drawn in the traits of its view.
    @MainActor @preconcurrency
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let image = ViewGraph.current?.image(named: name, bundle: bundle?.searchPath) else { return nil }
        self.init(.file(name, bundle, image), size: image.usualSize, scale: image.scale)
    }

    /// An image of an asset catalog or a file by its name; nil if there is none, or while the app has no page.
    ///
    /// - Parameters:
    ///   - bundle: The bundle with the image; nil for any of the app's.
    ///   - configuration: The size, weight and colors of a symbol; nil for the usual ones.
    @MainActor @preconcurrency
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let image = ViewGraph.current?.image(named: name, bundle: bundle?.searchPath) else { return nil }
        self.init(
            .file(name, bundle, image), size: image.usualSize, scale: image.scale,
            configuration: configuration as? SymbolConfiguration)
    }

    /// An image of an asset catalog by the name that the build generates. It is empty outside of the main actor, and while
    /// the app has no page.
    public convenience init(resource: ImageResource) {
        var image: AppImage?
        if MainThread.isCurrent {
            image = MainActor.assumeIsolated {
                ViewGraph.current?.image(named: resource.name, bundle: resource.bundle.searchPath)
            }
        }
        self.init(
            .file(resource.name, resource.bundle, image ?? AppImage(address: "", size: .zero)),
            size: image?.usualSize ?? .zero, scale: image?.scale ?? 1)
    }

    convenience init(_ stored: StoredPicture, scale: CGFloat) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        self.init(
            .stored(stored), size: CGSize(width: CGFloat(stored.width) / scale, height: CGFloat(stored.height) / scale),
            scale: scale)
    }

    /// The image of a PNG or JPEG file; nil for other formats, and for more than 50 million pixels.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The image of a PNG or JPEG file with pixels per point; nil for other formats, and for more than 50 million pixels.
    public convenience init?(data: Data, scale: CGFloat) {
        do throws(PictureFault) {
            self.init(try StoredPicture(Array(data)), scale: scale)
        } catch {
            Warning.log("an image has no picture: \(error)")
            return nil
        }
    }

    /// The image of a PNG or JPEG file at a path.
    public convenience init?(contentsOfFile path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        self.init(data: data)
    }

    /// The image as a PNG file; nil for symbols and SVG files, and for a damaged picture.
    open func pngData() -> Data? { pixels?.png() }

    /// The image as a JPEG file; nil for symbols and SVG files, and for a damaged picture.
    ///
    /// - Parameter compressionQuality: From 0 for the smallest file to 1 for the best quality.
    open func jpegData(compressionQuality: CGFloat) -> Data? { bitmap?.jpeg(quality: Double(compressionQuality)) }

    /// The picture of a received or drawn image, or of a PNG or JPEG file of the app.
    var pixels: StoredPicture? {
        switch source {
        case .symbol: return nil
        case .stored(let stored): return stored
        case .file(_, _, let image):
            guard MainThread.isCurrent else { return nil }
            return MainActor.assumeIsolated {
                let pictures = (ViewGraph.current?.appResources ?? AppResources.ofProcess)?.pictures
                return filePixels.withLock { known in
                    if let known { return known }
                    guard let data = pictures?.data(at: image.address) else { return nil }
                    known = try? StoredPicture(Array(data))
                    return known
                }
            }
        }
    }

    private var bitmap: Bitmap? { pixels.flatMap { try? $0.bitmap() } }

    /// Draws the image into a rectangle of the current context. An image renderer does not draw SVG files.
    open func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the image into a rectangle of the current context.
    ///
    /// - Parameters:
    ///   - blendMode: The way in which the image combines with what is below.
    ///   - alpha: The opacity, from 0 to 1.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        CGContext.current?.draw(self, in: rect, opacity: alpha, blendMode)
    }

    func paint(on canvas: BitmapCanvas, in rect: CGRect, opacity: CGFloat, isPixelated: Bool = false) {
        if isSymbolImage { return paintSymbol(on: canvas, in: rect, opacity: opacity) }
        guard let pixels else {
            return Warning.once(
                "an image file that is neither PNG nor JPEG cannot be drawn into an image: nothing is drawn")
        }
        do throws(PictureFault) {
            canvas.draw(
                try pixels.bitmap(atLeast: canvas.pixels(of: rect)), in: rect, opacity: opacity,
                isPixelated: isPixelated)
        } catch {
            Warning.log("an image is not drawn: \(error)")
        }
    }

    /// The pixels of the image as a pattern, with a copy at a point; nil for a symbol, for an SVG file and for a damaged file.
    func pattern(at origin: CGPoint) -> CanvasPattern? {
        guard let bitmap = try? pixels?.bitmap() else { return nil }
        return .bitmap(bitmap, in: CGRect(origin: origin, size: size), repeats: true)
    }

    /// Draws copies of the image in a rectangle of the current context, the first one in its top left corner. An image renderer draws
    /// no copies of symbols and SVG files.
    open func drawAsPattern(in rect: CGRect) { CGContext.current?.drawTiles(of: self, in: rect) }

    /// Draws a symbol in its own color, by default black.
    private func paintSymbol(on canvas: BitmapCanvas, in rect: CGRect, opacity: CGFloat) {
        guard MainThread.isCurrent else { return }
        UncheckedTransfer(canvas).onMain { canvas in
            let color = ownColor.map { Color(uiColor: $0) } ?? .black
            let renderer = ImageRenderer(
                content: Image(uiImage: self).resizable().scaledToFit().symbolColors(of: self, tint: color)
                    .opacity(opacity).frame(width: rect.width, height: rect.height))
            renderer.render(rasterizationScale: 1, isUpright: false) { _, draw in
                canvas.save()
                canvas.translate(rect.origin)
                draw(CGContext(canvas))
                canvas.restore()
            }
        }
    }

    /// Draws the image at a place of the current context, in its own size.
    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image at a place of the current context, in its own size.
    ///
    /// - Parameters:
    ///   - blendMode: The way in which the image combines with what is below.
    ///   - alpha: The opacity, from 0 to 1.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// The side that is up. Images are turned when they are decoded, so it is always `up`.
    open var imageOrientation: Orientation { .up }

    /// Orientations of images.
    public enum Orientation: Int, Sendable {
        /// Upright; by a half turn; by a quarter turn to the left; to the right; the same mirrored.
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The image with another mode of drawing.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The symbol or template in a color.
    open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.color = color } }

    /// The symbol or template in a color, with another mode of drawing.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }

    /// The symbol in another size and weight, and other colors. Other images stay as they are.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let name) = source, let configuration = configuration as? SymbolConfiguration,
            let image = UIImage(systemName: name, withConfiguration: configuration)
        else { return self }
        return changed {
            $0.size = image.size
            $0.configuration = configuration
        }
    }

    /// The symbol with the values of another configuration, and its own for those that the other one lacks. Other images stay as they are.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    /// Whether the image is a symbol.
    open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

    /// The modes of drawing.
    public enum RenderingMode: Int, Sendable {
        /// Symbols in the tint; in its own colors; in the tint.
        case automatic, alwaysOriginal, alwaysTemplate
    }
}

extension Image {
    /// The image of UIKit.
    public init(uiImage: UIImage) {
        switch uiImage.source {
        case .symbol(let name): self.init(systemName: name, variableValue: uiImage.values.variableValue)
        case .file(let name, let bundle, _): self.init(name, bundle: bundle)
        case .stored(let stored): self.init(stored.loaded(scale: uiImage.scale))
        }
        switch uiImage.renderingMode {
        case .automatic: break
        case .alwaysOriginal: self = renderingMode(.original)
        case .alwaysTemplate: self = renderingMode(.template)
        }
        if let mode = uiImage.symbolConfiguration?.mode { self = symbolRenderingMode(mode) }
    }
}

extension AppImage {
    /// The size in points. That of a symbol is the one beside the body font.
    fileprivate var usualSize: CGSize {
        isSymbol ? CGSize(width: (size.width * 17).rounded(.up), height: (size.height * 17).rounded(.up)) : size
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of image literals without another one.
public typealias _ImageLiteralType = UIImage
