public import EspalierViews
@_exported public import Foundation
public import UIKit
import EspalierUnavailable

/// A view of a scene.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
public struct SceneView: View {
    public typealias Body = Never

    public var body: Never { unavailable() }

    /// An object of the framework.
    public init(scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Any? = nil) {}
}

/// A view of a scene.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
open class SCNView: UIView {}

/// A scene.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
open class SCNScene: NSObject {
    /// An object of the framework.
    public override init() {}

    /// An object of the framework.
    public convenience init?(named name: String) { nil }
}

/// An object of a scene.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
open class SCNNode: NSObject {
    /// An object of the framework.
    public override init() {}

    /// An object of the framework.
    public convenience init(geometry: SCNGeometry?) { self.init() }
}

/// A form.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
open class SCNGeometry: NSObject {}

/// A form.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
open class SCNSphere: SCNGeometry {}

/// A form.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
open class SCNBox: SCNGeometry {}

/// A form.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
open class SCNPlane: SCNGeometry {}

/// A form.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
open class SCNCylinder: SCNGeometry {}

/// A form.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
open class SCNText: SCNGeometry {}

/// A surface.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
open class SCNMaterial: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// A light.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
open class SCNLight: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// A camera.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
open class SCNCamera: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// A motion.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
open class SCNAction: NSObject {}

/// A place.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
public struct SCNVector3 {
    /// An object of the framework.
    public init(_ x: Float, _ y: Float, _ z: Float) {}

    /// An object of the framework.
    public init(x: Float, y: Float, z: Float) {}
}

/// Receives the drawing.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
public protocol SCNSceneRendererDelegate: NSObjectProtocol {}
