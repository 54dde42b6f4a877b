public import Foundation

/// A direction with a length.
public struct CGVector: Hashable, Codable, Sendable {
    /// The part to the side.
    public var dx: CGFloat
    /// The part downwards.
    public var dy: CGFloat

    /// A direction of the length 0.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// A direction of two parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// The direction of the length 0.
    public static let zero = CGVector()
}
