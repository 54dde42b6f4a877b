public import Foundation

/// Draws and places a layer.
@MainActor @preconcurrency
public protocol CALayerDelegate: AnyObject {
    /// Sets the contents of a layer. It is not called: pages draw layers.
    func display(_ layer: CALayer)
    /// Draws a layer that has no view.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before a layer is drawn. It is not called.
    func layerWillDraw(_ layer: CALayer)
    /// Places the layers inside of a layer.
    func layoutSublayers(of layer: CALayer)
    /// The action for a change of a property. It is not called: changes outside of animations are shown at once.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}

/// An answer to a change of a property: an animation, or `NSNull()` for none.
@MainActor @preconcurrency
public protocol CAAction {
    /// Runs the action. It is not called: changes outside of animations are shown at once.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
    /// The lower edge.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
    /// The upper edge.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}
