import EspalierViews
public import Foundation

extension UIImage {
    /// The image, after its file was decoded; nil for a damaged file. Pages load the file itself.
    public final func preparingForDisplay() -> UIImage? {
        guard let pixels else { return self }
        return (try? pixels.bitmap()) == nil ? nil : self
    }

    /// Decodes the image's file in the background, and calls a function there with the image, or with nil for a damaged file.
    public final func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
    }

    /// The image, after its file was decoded in the background; nil for a damaged file.
    @concurrent
    public final func byPreparingForDisplay() async -> UIImage? {
        await loaded().preparingForDisplay()
    }

    /// The image in another size; nil for a symbol, for an SVG file and for a damaged file.
    public final func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard pixels != nil, size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    /// Draws the image in another size in the background, and calls a function there with it; with nil as `preparingThumbnail(of:)`.
    public final func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        Task { completionHandler(await byPreparingThumbnail(ofSize: size)) }
    }

    /// The image in another size, drawn in the background; nil as `preparingThumbnail(of:)`.
    @concurrent
    public final func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await loaded().preparingThumbnail(of: size)
    }

    /// The image with the contents of its file, which only the main actor finds.
    private func loaded() async -> UIImage {
        guard case .file = source else { return self }
        return await MainActor.run { self.pixels.map { UIImage($0, scale: scale) } } ?? self
    }

    /// The image with left and right exchanged. A symbol becomes a template of its drawing; an SVG file stays as it is.
    public final func withHorizontallyFlippedOrientation() -> UIImage {
        let isSymbol = isSymbolImage
        guard isSymbol || pixels != nil, size.width > 0, size.height > 0 else { return self }
        let format = UIGraphicsImageRendererFormat()
        if !isSymbol { format.scale = scale }
        let flipped = UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext.translateBy(x: size.width, y: 0)
            context.cgContext.scaleBy(x: -1, y: 1)
            draw(in: CGRect(origin: .zero, size: size))
        }
        return isSymbol && renderingMode == .automatic
            ? flipped.withRenderingMode(.alwaysTemplate) : flipped.withRenderingMode(renderingMode)
    }
}
