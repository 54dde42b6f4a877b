public import EspalierViews
@_exported public import Foundation
import EspalierUnavailable

/// A view of a scene.
@available(
    *, unavailable,
    message: "Games of sprites are not part of Espalier. Draw with Canvas in a TimelineView, or animate views."
)
public struct SpriteView: View {
    public typealias Body = Never

    public var body: Never { unavailable() }

    /// An object of the framework.
    public init(scene: SKScene, options: Any? = nil) {}
}

/// An object of a scene.
@available(
    *, unavailable,
    message: "Games of sprites are not part of Espalier. Draw with Canvas in a TimelineView, or animate views."
)
open class SKNode: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// A scene.
@available(
    *, unavailable,
    message: "Games of sprites are not part of Espalier. Draw with Canvas in a TimelineView, or animate views."
)
open class SKScene: SKNode {
    /// An object of the framework.
    public convenience init(size: CGSize) { self.init() }

    /// An object of the framework.
    public convenience init?(fileNamed filename: String) { nil }
}

/// A picture of a scene.
@available(
    *, unavailable,
    message: "Games of sprites are not part of Espalier. Draw with Canvas in a TimelineView, or animate views."
)
open class SKSpriteNode: SKNode {
    /// An object of the framework.
    public convenience init(imageNamed name: String) { self.init() }

    /// An object of the framework.
    public convenience init(color: Any, size: CGSize) { self.init() }
}

/// A form of a scene.
@available(
    *, unavailable,
    message: "Games of sprites are not part of Espalier. Draw with Canvas in a TimelineView, or animate views."
)
open class SKShapeNode: SKNode {}

/// Particles of a scene.
@available(
    *, unavailable,
    message: "Games of sprites are not part of Espalier. Draw with Canvas in a TimelineView, or animate views."
)
open class SKEmitterNode: SKNode {}

/// A camera of a scene.
@available(
    *, unavailable,
    message: "Games of sprites are not part of Espalier. Draw with Canvas in a TimelineView, or animate views."
)
open class SKCameraNode: SKNode {}

/// A text of a scene.
@available(
    *, unavailable,
    message: "Games of sprites are not part of Espalier. Draw with Canvas in a TimelineView, or animate views."
)
open class SKLabelNode: SKNode {
    /// An object of the framework.
    public convenience init(text: String?) { self.init() }

    /// An object of the framework.
    public convenience init(fontNamed fontName: String?) { self.init() }
}

/// A motion.
@available(
    *, unavailable,
    message: "Games of sprites are not part of Espalier. Draw with Canvas in a TimelineView, or animate views."
)
open class SKAction: NSObject {}

/// A picture.
@available(
    *, unavailable,
    message: "Games of sprites are not part of Espalier. Draw with Canvas in a TimelineView, or animate views."
)
open class SKTexture: NSObject {
    /// An object of the framework.
    public convenience init(imageNamed name: String) { self.init() }
}

/// A body.
@available(
    *, unavailable,
    message: "Games of sprites are not part of Espalier. Draw with Canvas in a TimelineView, or animate views."
)
open class SKPhysicsBody: NSObject {}

/// A contact.
@available(
    *, unavailable,
    message: "Games of sprites are not part of Espalier. Draw with Canvas in a TimelineView, or animate views."
)
open class SKPhysicsContact: NSObject {}

/// The rules of bodies.
@available(
    *, unavailable,
    message: "Games of sprites are not part of Espalier. Draw with Canvas in a TimelineView, or animate views."
)
open class SKPhysicsWorld: NSObject {}

/// A view of a scene.
@available(
    *, unavailable,
    message: "Games of sprites are not part of Espalier. Draw with Canvas in a TimelineView, or animate views."
)
open class SKView: NSObject {}

/// Receives contacts.
@available(
    *, unavailable,
    message: "Games of sprites are not part of Espalier. Draw with Canvas in a TimelineView, or animate views."
)
public protocol SKPhysicsContactDelegate: NSObjectProtocol {}
