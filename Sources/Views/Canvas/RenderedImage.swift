import EspalierDisplayTree
public import Foundation

extension Image {
    /// An image that code draws, on any screen and in any size as sharp as a shape.
    ///
    /// - Parameters:
    ///   - size: The natural size in points. Lengths that are not positive draw nothing.
    ///   - label: The label for assistive technologies; nil for decoration.
    ///   - opaque: Whether the image is black where nothing is drawn.
    ///   - colorMode: Has no effect: browsers mix colors in sRGB.
    ///   - renderer: Draws into a context of the size.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(
            ImageDrawing(renderer: RenderedImage(size: size, isOpaque: opaque, renderer: renderer)), label: label)
    }
}

/// An image that a renderer draws.
final class RenderedImage: ImageRendering, @unchecked Sendable {
    // Unchecked: only the main actor draws.

    let size: CGSize
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.isOpaque = isOpaque
        self.renderer = renderer
        self.size = CGSize(
            width: size.width.isFinite ? max(0, size.width) : 0,
            height: size.height.isFinite ? max(0, size.height) : 0)
    }

    /// The copies that fill a frame, at most.
    private static let copyLimit = 1000

    func draw(
        _ size: CGSize, tile: CGSize?, in environment: EnvironmentValues, _ text: TextEnvironment,
        _ resources: AppResources
    ) -> CanvasDisplayList {
        let traits = ImageTraits(environment)
        let recorder = DrawingRecorder(
            environment: environment, text: text, size: size,
            appImage: { image in MainActor.assumeIsolated { image.appImage(in: resources, traits: traits) } })
        let context = GraphicsContext(recorder)
        let copy = tile ?? size
        guard copy.width > 0, copy.height > 0 else { return recorder.drawing }
        var count = 0
        for y in stride(from: 0, to: size.height, by: copy.height) {
            for x in stride(from: 0, to: size.width, by: copy.width) where count < Self.copyLimit {
                draw(in: CGRect(origin: CGPoint(x: x, y: y), size: copy), of: context)
                count += 1
            }
        }
        return recorder.drawing
    }

    /// Draws the image stretched to a rectangle.
    func draw(in rect: CGRect, of context: GraphicsContext) {
        guard size.width > 0, size.height > 0 else { return }
        var context = context
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        context.clip(to: Path(CGRect(origin: .zero, size: size)))
        if isOpaque { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
        renderer(&context)
    }
}
