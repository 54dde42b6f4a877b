import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Shows layers that an app has added to the layer of a view.
struct ShownLayers: View {
    let layers: [CALayer]
    /// Another version is shown again.
    let version: Int

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(layers, id: \.shownIdentity) { ShownLayer(layer: $0, version: version) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// Shows a layer without a view, and plays its animations.
struct ShownLayer: View {
    let layer: CALayer
    /// Another version is shown again.
    let version: Int

    var body: some View {
        if let motions = layer.playedMotions {
            AnimatedLayer(layer: layer, motions: motions) { PlacedLayer(layer: $0, version: version) }
        } else {
            PlacedLayer(layer: layer, version: version)
        }
    }
}

/// Shows a layer at its frame.
private struct PlacedLayer: View {
    let layer: CALayer
    /// Another version is shown again.
    let version: Int

    var body: some View {
        let frame = layer.placement.frame
        if !layer.isHidden {
            content
                .frame(width: frame.width, height: frame.height, alignment: .topLeading)
                .overlay { border }
                .modifier(LayerEffects(layer: layer, version: version))
                .opacity(Double(layer.opacity))
                .projectionEffect(ProjectionTransform(layer.shownTransform(in: (layer.source ?? layer).superlayer)))
                .offset(x: frame.minX, y: frame.minY)
        }
    }

    private var content: some View {
        ZStack(alignment: .topLeading) {
            if let pattern = layer.backgroundColor?.pattern {
                layer.outline.fill(ImagePaint(image: Image(uiImage: pattern)))
            } else if let color = layer.backgroundColor {
                layer.outline.fill(Color(color))
            }
            layer.drawing
            if let inner = (layer.source ?? layer).sublayers {
                ForEach(inner.inDrawingOrder, id: \.shownIdentity) { ShownLayer(layer: $0, version: version) }
            }
        }
    }

    @ViewBuilder private var border: some View {
        if layer.borderWidth > 0 {
            layer.outline.strokeBorder(layer.borderColor.map { Color($0) } ?? .black, lineWidth: layer.borderWidth)
        }
    }
}

/// The clipping, the mask and the shadow of a layer.
private struct LayerEffects: ViewModifier {
    let layer: CALayer
    let version: Int

    func body(content: Content) -> some View {
        var shown = AnyView(content)
        if layer.masksToBounds { shown = AnyView(shown.clipShape(layer.outline)) }
        if let mask = (layer.source ?? layer).mask {
            shown = AnyView(shown.mask(alignment: .topLeading) { ShownLayer(layer: mask, version: version) })
        }
        if let shadow = layer.shadow {
            shown = AnyView(shown.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
        }
        if let mode = (layer.source ?? layer).blendMode { shown = AnyView(shown.blendMode(mode)) }
        return shown
    }
}

extension CALayer {
    /// The identity of the layer among its siblings.
    fileprivate var shownIdentity: ObjectIdentifier { ObjectIdentifier(self) }
}
