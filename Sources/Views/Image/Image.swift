import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

/// A picture: a symbol of the system's, or a file of the app's folder `public`.
public nonisolated struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case symbol(String)
        case file(String)
    }

    let source: Source
    /// The path of the bundle that the file is in; nil for wherever the app has it.
    private var bundlePath: String?
    var label: Text?
    var isDecorative = false
    var resizing = Resizing.none
    var rendering: TemplateRenderingMode?
    var interpolation = Interpolation.medium

    /// How a picture takes the room that it is offered.
    enum Resizing: Equatable, Sendable {
        /// It keeps its natural size.
        case none
        case stretch, tile
        /// With margins that keep their size.
        indirect case capped(EdgeInsets, ResizingMode)
    }

    var isResizable: Bool { resizing != .none }

    /// A picture of the app's: a file of the folder `public` or of a resource bundle, by its name with the extension or
    /// without. Of files such as `boat.png` and `boat@2x.png` the one for the screen's resolution is shown.
    ///
    /// A name that no file has shows nothing. Of an address on the web the size is not known before the browser loads it: it
    /// is 100 points square where it is not resizable.
    ///
    /// - Parameter bundle: The bundle that the file is in; nil for any of the app's.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .file(name)
        bundlePath = bundle?.bundlePath
        label = Text(verbatim: name)
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .file(name)
        bundlePath = bundle?.bundlePath
        self.label = label
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .file(name)
        bundlePath = bundle?.bundlePath
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

    /// How the pixels of a picture become others where it is shown larger or smaller.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// A picture that takes the room that it is offered. Where none is offered, it has its natural size.
    ///
    /// - Parameters:
    ///   - capInsets: Margins of the picture that keep their size, in points; what is between them takes the rest. Negative
    ///     ones count as 0. Symbols have none.
    ///   - resizingMode: Whether the picture, or what is between the margins, is stretched or repeated.
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

    /// How the picture is drawn in another size: `none` shows its pixels as squares. Between the others the browser chooses.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolation = interpolation
        return copy
    }

    /// Whether the edges of the picture are smoothed. Browsers smooth them where they do not stand on the pixels' edges.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Whether the picture's own colours are drawn (`original`, as without a mode), or its form in the foreground style
    /// (`template`). Symbols are always drawn in the foreground style.
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

    /// The file's picture as the app has it; nil for symbols, addresses on the web, and names that no file has.
    @MainActor
    func picture(in resources: AppResources, scale: CGFloat) -> AppPicture? {
        guard case .file(let name) = source, !Self.isAddress(name), let pictures = resources.images else {
            return nil
        }
        if let picture = pictures.picture(named: name, bundle: bundlePath, scale: scale) { return picture }
        Warning.once("no picture named '\(name)': nothing is drawn")
        return AppPicture.missing
    }

    private static func isAddress(_ name: String) -> Bool { name.contains("://") || name.hasPrefix("/") }

    /// The image's address. An unknown symbol is reported to the author.
    func displaySource(_ picture: AppPicture?) -> DisplayImage.Source {
        switch source {
        case .symbol(let name):
            let icon = SymbolNames.icon(for: name)
            if icon == nil { Warning.once("no symbol named '\(name)': a placeholder is drawn") }
            return .symbol(name: icon ?? "")
        case .file(let name):
            return .url(picture?.address ?? (Self.isAddress(name) ? name : "/public/" + name))
        }
    }
}
