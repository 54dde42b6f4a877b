import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Shows the image of a layer.
struct LayerContents: View {
    private let image: Image
    private let gravity: CALayerContentsGravity

    /// Nil for a layer without an image.
    @MainActor
    init?(layer: CALayer) {
        guard let whole = layer.contents as? CGImage, let image = whole.part(layer.contentsRect) else { return nil }
        self.image = Image(decorative: image, scale: layer.contentsScale)
            .interpolation(layer.magnificationFilter == .nearest ? .none : .medium)
        gravity = layer.contentsGravity
    }

    var body: some View {
        switch gravity {
        case .resize: image.resizable()
        case .resizeAspect: image.resizable().scaledToFit().frame(maxWidth: .infinity, maxHeight: .infinity)
        case .resizeAspectFill:
            // The image is larger than the layer, and its middle is that of the layer.
            Color.clear.overlay { image.resizable().scaledToFill() }
        default: image.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: gravity.alignment)
        }
    }
}

extension CALayerContentsGravity {
    fileprivate var alignment: Alignment {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        default: .center
        }
    }
}

extension CGImage {
    /// The part of the image in a rectangle of its unit square; nil for one outside.
    fileprivate func part(_ rect: CGRect) -> CGImage? {
        guard rect != CGRect(x: 0, y: 0, width: 1, height: 1) else { return self }
        let (width, height) = (CGFloat(width), CGFloat(height))
        return cropping(
            to: CGRect(
                x: rect.minX * width, y: rect.minY * height, width: rect.width * width, height: rect.height * height))
    }
}
