import EspalierViews
import Foundation

/// The layers of a page with animations. The animations end with the page, because they retain their delegates.
@MainActor
final class PageLayerAnimations: PageFeature {
    private struct Reference {
        weak var layer: CALayer?
    }

    private var layers: [ObjectIdentifier: Reference] = [:]

    init(_ graph: ViewGraph) {}

    func add(_ layer: CALayer) {
        layers = layers.filter { $0.value.layer != nil }
        layers[ObjectIdentifier(layer)] = Reference(layer: layer)
    }

    func pageDidEnd() {
        for reference in layers.values { reference.layer?.playedMotions = nil }
        layers = [:]
    }
}
