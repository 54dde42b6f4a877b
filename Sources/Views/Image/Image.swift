import DisplayTree
public import Foundation
import LayoutEngine

/// A picture: a symbol of the system's, or a file of the app's folder `public`.
public nonisolated struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case symbol(String)
        case file(String)
    }

    let source: Source
    var label: Text?
    var isDecorative = false
    var isResizable = false
    var rendering: TemplateRenderingMode?

    /// A file of the app's folder `public`, under the name with its extension.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .file(name)
        label = Text(verbatim: name)
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .file(name)
        self.label = label
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .file(name)
        isDecorative = true
    }

    /// A symbol by its name among SF Symbols; an unknown name draws a placeholder.
    public init(systemName: String) {
        source = .symbol(systemName)
    }

    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName)
    }

    /// How symbols are sized beside text.
    public enum Scale: Hashable, Sendable { case small, medium, large }

    /// Whether a picture is drawn in the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// How a resizable picture fills its room.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }

    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// A picture that takes the room that it is offered.
    public func resizable() -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.rendering = renderingMode
        return copy
    }
}

extension Image: View, _PrimitiveView {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Image, in context: _NodeContext) -> _ViewNode {
        ImageNode(view, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Image) {
        unsafeDowncast(node, to: ImageNode.self).update(to: view)
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
    /// The size of the symbols inside, beside the text of their font.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}

extension Image {
    /// The side of a symbol's square: 1.2 times the font's size, less for small ones and more for large ones, as SF
    /// Symbols are about as high as a line.
    static func symbolSide(in font: FontFace, scale: Scale) -> CGFloat {
        let factor: CGFloat =
            switch scale {
            case .small: 0.95
            case .medium: 1.2
            case .large: 1.5
            }
        return PixelGrid.ceil(font.size * factor)
    }

    /// Where the page finds the picture. An unknown symbol is told to the author.
    var displaySource: DisplayImage.Source {
        switch source {
        case .symbol(let name):
            let icon = SymbolNames.icon(for: name)
            if icon == nil { Warning.once("no symbol named '\(name)': a placeholder is drawn") }
            return .symbol(name: icon ?? "")
        case .file(let name):
            return .url(name.contains("://") || name.hasPrefix("/") ? name : "/public/" + name)
        }
    }
}

/// Keeps a picture.
final class ImageNode: LeafNode {
    private var image: Image

    init(_ image: Image, in context: __shared NodeContext) {
        self.image = image
        super.init(in: context)
    }

    /// The symbol's name; nil for other pictures and for decoration.
    var symbol: String? {
        guard case .symbol(let name) = image.source, !image.isDecorative,
            environment.sharedTextSettings.settings.redaction != .secret
        else { return nil }
        return name
    }

    func update(to newImage: Image) {
        guard newImage != image else { return }
        image = newImage
        invalidateLayout()
        setNeedsDisplay()
    }

    override func environmentDidChange() {
        invalidateLayout()
        setNeedsDisplay()
    }

    private var font: FontFace { environment.textEnvironment(graph).plainStyle.display.font }

    private var side: CGFloat { Image.symbolSide(in: font, scale: environment.imageScale) }

    override func measure(_ proposal: ProposedViewSize) -> SizeAnswer {
        if image.isResizable { return FillRule.answer(to: proposal) }
        if case .symbol = image.source { return .always(CGSize(width: side, height: side)) }
        return .always(CGSize(width: 100, height: 100))
    }

    override var explicitGuides: ExplicitGuides {
        if case .symbol = image.source, !image.isResizable { return .textBaselines }
        return []
    }

    /// A symbol's middle stands at half the height of the capitals beside it.
    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        guard case .symbol = image.source, !image.isResizable,
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        else { return nil }
        return (size.height + graph.measurer.metrics(of: font).capHeight) / 2
    }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        if environment.sharedTextSettings.settings.redaction != .none {
            return DisplayNode(
                id: displayNumber, type: "Image", frame: frame,
                content: RedactedShape.box(environment.shapeStyleContext), animation: animation)
        }
        let style = environment.textEnvironment(graph).plainStyle.display
        let source = image.displaySource
        let label = image.isDecorative ? nil : image.label?.resolve(in: environment.textEnvironment(graph)).plainText
        return DisplayNode(
            id: displayNumber, type: "Image", frame: frame,
            content: .image(DisplayImage(source: source, paint: style.paint, alternative: label)), animation: animation)
    }
}
