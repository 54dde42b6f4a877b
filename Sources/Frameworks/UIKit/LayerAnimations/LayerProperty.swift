import EspalierLayoutEngine
import EspalierViews
import Foundation

/// An animatable property of a layer.
@MainActor
struct LayerProperty {
    private let get: (CALayer) -> LayerValue?
    private let set: (CALayer, LayerValue) -> Void

    /// Finds a property by its key path; nil, with a line in the log, for an unknown one.
    init?(_ name: String?, of layer: CALayer) {
        guard let name else { return nil }
        guard let property = LayerProperty(known: name, of: layer) else {
            Warning.once("An animation of the property “\(name)” of a \(type(of: layer)) has no effect.")
            return nil
        }
        self = property
    }

    /// Finds a property by its key path; nil for an unknown one.
    init?(known name: String, of layer: CALayer) {
        guard let access = Self.general[name] ?? Self.own(name, layer) else { return nil }
        (get, set) = access
    }

    /// Returns the value of a layer; nil for none.
    func value(of layer: CALayer) -> LayerValue? { get(layer) }

    /// Sets the value of a layer.
    func set(_ value: LayerValue, of layer: CALayer) { set(layer, value) }

    private typealias Access = (get: (CALayer) -> LayerValue?, set: (CALayer, LayerValue) -> Void)

    // MARK: Properties of all layers

    private static let general: [String: Access] = {
        var all: [String: Access] = [
            "opacity": ({ LayerValue(CGFloat($0.opacity)) }, { $0.opacity = Float($1.number) }),
            "position": ({ LayerValue($0.position) }, { if let point = $1.point { $0.position = point } }),
            "position.x": ({ LayerValue($0.position.x) }, { $0.position = CGPoint(x: $1.number, y: $0.position.y) }),
            "position.y": ({ LayerValue($0.position.y) }, { $0.position = CGPoint(x: $0.position.x, y: $1.number) }),
            "transform": (
                { LayerValue($0.transform) }, { if let transform = $1.transform { $0.transform = transform } }
            ),
            "transform.translation.x": translation(1, 0, \.m41),
            "transform.translation.y": translation(0, 1, \.m42),
            "transform.translation": (
                { LayerValue(CGSize(width: $0.transform.m41, height: $0.transform.m42)) },
                { if let size = $1.size { ($0.transform.m41, $0.transform.m42) = (size.width, size.height) } }
            ),
            "transform.scale": scale(true, true),
            "transform.scale.x": scale(true, false),
            "transform.scale.y": scale(false, true),
            "transform.rotation.x": rotation(1, 0, 0),
            "transform.rotation.y": rotation(0, 1, 0),
            "transform.rotation.z": rotation(0, 0, 1),
        ]
        all["transform.scale.xy"] = all["transform.scale"]
        all["transform.rotation"] = all["transform.rotation.z"]
        return all
    }()

    private static func translation(
        _ x: CGFloat, _ y: CGFloat, _ path: WritableKeyPath<CATransform3D, CGFloat>
    ) -> Access {
        (
            { LayerValue($0.transform[keyPath: path]) },
            { layer, value in
                var transform = layer.transform
                transform[keyPath: path] = value.number
                layer.transform = transform
            }
        )
    }

    private static func scale(_ x: Bool, _ y: Bool) -> Access {
        (
            { LayerValue(x ? $0.transform.scales.x : $0.transform.scales.y) },
            { layer, value in
                let (old, new) = (layer.transform.scales, max(0.0001, abs(value.number)) * (value.number < 0 ? -1 : 1))
                layer.transform = CATransform3DScale(
                    layer.transform, x && old.x > 0 ? new / old.x : 1, y && old.y > 0 ? new / old.y : 1, 1)
            }
        )
    }

    /// A rotation about the z axis replaces that of the layer; a rotation about another axis is added to the transform.
    private static func rotation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> Access {
        (
            { LayerValue(z > 0 ? $0.transform.angle : 0) },
            { layer, value in
                let old = z > 0 ? layer.transform.angle : 0
                layer.transform = layer.transform.turned(value.number - old, x, y, z)
            }
        )
    }

    // MARK: Properties of layers without a view, of shapes and of gradients

    private static func own(_ name: String, _ layer: CALayer) -> Access? {
        if layer.view == nil, let access = plain[name] { return access }
        if layer is CAShapeLayer, let access = shapes[name] {
            return (
                { ($0 as? CAShapeLayer).flatMap(access.get) },
                { if let shape = $0 as? CAShapeLayer { access.set(shape, $1) } }
            )
        }
        if layer is CAGradientLayer, let access = gradients[name] {
            return (
                { ($0 as? CAGradientLayer).flatMap(access.get) },
                { if let gradient = $0 as? CAGradientLayer { access.set(gradient, $1) } }
            )
        }
        return nil
    }

    private static let plain: [String: Access] = [
        "bounds": ({ LayerValue($0.bounds) }, { if let rect = $1.rect { $0.bounds = rect } }),
        "bounds.size": ({ LayerValue($0.bounds.size) }, { if let size = $1.size { $0.bounds.size = size } }),
        "bounds.size.width": ({ LayerValue($0.bounds.width) }, { $0.bounds.size.width = $1.number }),
        "bounds.size.height": ({ LayerValue($0.bounds.height) }, { $0.bounds.size.height = $1.number }),
        "backgroundColor": ({ $0.backgroundColor.flatMap { LayerValue($0) } }, { $0.backgroundColor = $1.color }),
        "cornerRadius": ({ LayerValue($0.cornerRadius) }, { $0.cornerRadius = $1.number }),
        "borderWidth": ({ LayerValue($0.borderWidth) }, { $0.borderWidth = $1.number }),
        "borderColor": ({ $0.borderColor.flatMap { LayerValue($0) } }, { $0.borderColor = $1.color }),
        "shadowOpacity": ({ LayerValue(CGFloat($0.shadowOpacity)) }, { $0.shadowOpacity = Float($1.number) }),
        "shadowRadius": ({ LayerValue($0.shadowRadius) }, { $0.shadowRadius = $1.number }),
        "shadowOffset": ({ LayerValue($0.shadowOffset) }, { if let size = $1.size { $0.shadowOffset = size } }),
    ]

    private static let shapes: [String: (get: (CAShapeLayer) -> LayerValue?, set: (CAShapeLayer, LayerValue) -> Void)] =
        [
            "strokeStart": ({ LayerValue($0.strokeStart) }, { $0.strokeStart = $1.number }),
            "strokeEnd": ({ LayerValue($0.strokeEnd) }, { $0.strokeEnd = $1.number }),
            "lineWidth": ({ LayerValue($0.lineWidth) }, { $0.lineWidth = $1.number }),
            "lineDashPhase": ({ LayerValue($0.lineDashPhase) }, { $0.lineDashPhase = $1.number }),
            "fillColor": ({ $0.fillColor.flatMap { LayerValue($0) } }, { $0.fillColor = $1.color }),
            "strokeColor": ({ $0.strokeColor.flatMap { LayerValue($0) } }, { $0.strokeColor = $1.color }),
        ]

    private static let gradients:
        [String: (get: (CAGradientLayer) -> LayerValue?, set: (CAGradientLayer, LayerValue) -> Void)] = [
            "colors": ({ $0.colors.flatMap { LayerValue($0) } }, { $0.colors = $1.colors }),
            "locations": (
                { $0.locations.flatMap { LayerValue($0) } }, { $0.locations = $1.numbers.map { NSNumber(value: $0) } }
            ),
            "startPoint": ({ LayerValue($0.startPoint) }, { if let point = $1.point { $0.startPoint = point } }),
            "endPoint": ({ LayerValue($0.endPoint) }, { if let point = $1.point { $0.endPoint = point } }),
        ]
}

extension CATransform3D {
    /// The scales along the x and y axes.
    fileprivate var scales: (x: CGFloat, y: CGFloat) {
        ((m11 * m11 + m12 * m12 + m13 * m13).squareRoot(), (m21 * m21 + m22 * m22 + m23 * m23).squareRoot())
    }

    /// The rotation about the z axis, in radians.
    fileprivate var angle: CGFloat { atan2(m12, m11) }

    /// Rotates after the scale and before the perspective. The translation stays.
    fileprivate func turned(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        guard m34 == 0 else { return CATransform3DRotate(self, angle, x, y, z) }
        var linear = self
        (linear.m41, linear.m42, linear.m43) = (0, 0, 0)
        var turned = CATransform3DConcat(linear, CATransform3DMakeRotation(angle, x, y, z))
        (turned.m41, turned.m42, turned.m43) = (m41, m42, m43)
        return turned
    }
}
