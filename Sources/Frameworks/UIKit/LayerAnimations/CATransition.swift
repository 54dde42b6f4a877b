import Foundation

/// A transition between two contents of a layer. It has no effect: the layer shows its new content at once.
open class CATransition: CAAnimation {
    /// The type of the transition. It has no effect.
    open var type = CATransitionType.fade
    /// The direction of the transition. It has no effect.
    open var subtype: CATransitionSubtype?

    override public init() {
        super.init()
    }
}

/// Types of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The contents crossfade.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content uncovers the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Directions of transitions.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From above.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From below.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
