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
        guard let image = layer.contents as? CGImage else { return nil }
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
