import EspalierLayoutEngine
import EspalierViews
import Foundation

extension CALayer {
    /// The drawing of a subclass or of the delegate; nil for the layer of a view, whose view draws, and for layers that draw nothing.
    final var ownDrawing: AnyView? {
        guard view == nil else { return nil }
        let context = CGContext(drawing: bounds)
        CGContext.push(context)
        draw(in: context)
        CGContext.pop()
        return ViewDrawing(context).map { AnyView($0) }
    }

    /// The blend mode with the content behind, by the name of a filter.
    final var blendMode: BlendMode? {
        guard let name = compositingFilter as? String, name.hasSuffix("BlendMode") else { return nil }
        return Self.blendModes[String(name.dropLast("BlendMode".count))]
    }

    private static let blendModes: [String: BlendMode] = [
        "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
        "lighten": .lighten, "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight,
        "hardLight": .hardLight, "difference": .difference, "exclusion": .exclusion, "hue": .hue,
        "saturation": .saturation, "color": .color, "luminosity": .luminosity,
    ]

    /// The transform of the drawing about the anchor, for an origin at the top left corner, in the sublayer transform of the layer around.
    final func shownTransform(in outer: CALayer?) -> CATransform3D {
        let own = transform.around(bounds.size, anchor: anchorPoint)
        guard let outer, outer.sublayerTransform != CATransform3DIdentity else { return own }
        // The anchor of the layer around in this one's coordinates from its corner.
        let (frame, box) = (placement.frame, outer.bounds)
        let (x, y) = (
            box.minX + box.width * outer.anchorPoint.x - frame.minX,
            box.minY + box.height * outer.anchorPoint.y - frame.minY
        )
        let around = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), outer.sublayerTransform),
            CATransform3DMakeTranslation(x, y, 0))
        return CATransform3DConcat(own, around)
    }
}
