import EspalierDisplayTree
import EspalierLayoutEngine
public import Foundation

/// A style that fills an area with copies of an image, or of a part of it.
///
/// The copies start at the top left corner of the area. Only images in the formats PNG and JPEG have parts; of others the whole image
/// is repeated. A symbol has the foreground style.
public struct ImagePaint: ShapeStyle, Equatable {
    /// The image.
    public var image: Image
    /// The part of the image that is repeated, in fractions of its width and height.
    public var sourceRect: CGRect
    /// The factor of the image's natural size. A factor that is not positive counts as 1.
    public var scale: CGFloat

    /// A style that repeats an image.
    ///
    /// - Parameters:
    ///   - sourceRect: The part of the image that is repeated, in fractions of its width and height.
    ///   - scale: The factor of the image's natural size.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = paint(in: shape.context, origin: .zero).map { .image($0) } ?? .color(.clear)
    }

    /// The paint in a context; nil for an image that is unknown or has no size.
    ///
    /// - Parameter origin: The position of a copy in the area.
    func paint(in context: ShapeStyleContext, origin: CGPoint) -> DisplayImagePaint? {
        guard MainThread.isCurrent else { return nil }
        let found = MainActor.assumeIsolated { find(context) }
        let scale = scale.isFinite && scale > 0 ? scale : 1
        guard let found, found.size.width > 0, found.size.height > 0 else { return nil }
        return DisplayImagePaint(
            address: found.address,
            size: CGSize(width: found.size.width * scale, height: found.size.height * scale), origin: origin,
            owner: found.owner)
    }

    private struct Found {
        var address: String
        var size: CGSize
        var owner: (any AnyObject & Sendable)?
    }

    @MainActor
    private func find(_ context: ShapeStyleContext) -> Found? {
        guard let resources = ViewGraph.current?.appResources ?? AppResources.ofProcess else { return nil }
        if case .symbol = image.source { return symbol(context, resources) }
        let scale = CGFloat(ViewGraph.currentHost.displayScale)
        let file = image.appImage(in: resources, traits: ImageTraits(scale: scale, isDark: context.isDark))
        guard let file, file !== AppImage.missing else { return nil }
        var owner: (any AnyObject & Sendable)?
        if case .loaded(let loaded) = image.source { owner = loaded }
        let part = sourceRect.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        guard part != CGRect(x: 0, y: 0, width: 1, height: 1), !part.isEmpty,
            let cut = resources.pictures?.part(part, of: file)
        else { return Found(address: file.address, size: file.size, owner: owner) }
        return Found(address: cut.image.address, size: cut.image.size, owner: cut)
    }

    /// The symbol as an SVG file in the page.
    @MainActor
    private func symbol(_ context: ShapeStyleContext, _ resources: AppResources) -> Found? {
        guard case .symbol(let name) = image.displaySource(nil),
            let markup = resources.pictures?.symbolMarkup(name)
        else { return nil }
        let color = ColorComponents(context.foregroundPaint.firstColor ?? .named(.label), isDark: context.isDark)
        let values = [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded())) }
        let file = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="rgb(\(values.joined(separator: ",")))" \
            fill-opacity="\(color.opacity)">\(String(decoding: markup, as: UTF8.self))</svg>
            """
        let side = Image.symbolSide(in: FontFace(), scale: .medium)
        return Found(
            address: "data:image/svg+xml;base64," + Data(file.utf8).base64EncodedString(),
            size: CGSize(width: side, height: side))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A style that repeats an image.
    ///
    /// - Parameters:
    ///   - sourceRect: The part of the image that is repeated, in fractions of its width and height.
    ///   - scale: The factor of the image's natural size.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
