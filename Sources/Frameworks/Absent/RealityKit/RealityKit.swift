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
open class ARView: UIView {}

/// A view of a scene.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
public struct RealityView: View {
    public typealias Body = Never

    public var body: Never { unavailable() }

    /// An object of the framework.
    public init(make: @escaping @Sendable (inout RealityViewContent) async -> Void) {}

    /// An object of the framework.
    public init(
        make: @escaping @Sendable (inout RealityViewContent) async -> Void,
        update: @escaping (inout RealityViewContent) -> Void
    ) {}
}

/// The content of a view.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
public struct RealityViewContent {
    /// A function of the framework.
    public func add(_ entity: Entity) {}
}

/// A view of a model.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
public struct Model3D: View {
    public typealias Body = Never

    public var body: Never { unavailable() }

    /// An object of the framework.
    public init(named name: String, bundle: Bundle? = nil) {}
}

/// An object of a scene.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
open class Entity {
    /// An object of the framework.
    public init() {}
}

/// A body of a scene.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
open class ModelEntity: Entity {}

/// A place of a scene.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
open class AnchorEntity: Entity {}

/// A form.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
public struct MeshResource {}

/// A surface.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
public struct SimpleMaterial {
    /// An object of the framework.
    public init() {}
}

/// A property of an object.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
public protocol Component {}

/// A rule of a scene.
@available(
    *, unavailable,
    message:
        "Scenes in three dimensions are not part of Espalier. Show pictures, or draw with Canvas and rotation3DEffect."
)
public protocol System {}
