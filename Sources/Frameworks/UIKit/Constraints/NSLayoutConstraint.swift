import EspalierViews
public import Foundation

/// A linear relation between lengths of two views: `first = multiplier · second + constant`, or less, or greater.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    /// The view or guide on the left side.
    public private(set) weak var firstItem: AnyObject?
    /// The length of the first item.
    public let firstAttribute: Attribute
    /// The relation of both sides.
    public let relation: Relation
    /// The view or guide on the right side; nil for a constant.
    public private(set) weak var secondItem: AnyObject?
    /// The length of the second item.
    public let secondAttribute: Attribute
    /// The factor of the second item's length.
    public let multiplier: CGFloat

    /// The constant in points.
    open var constant: CGFloat { didSet { if constant != oldValue { didChange() } } }

    /// The priority; a constraint of `required` must hold, others hold as far as possible.
    open var priority = UILayoutPriority.required { didSet { if priority != oldValue { didChange() } } }

    /// A name for logs.
    open var identifier: String?

    /// A constraint between two lengths. It has no effect until it is active.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map { $0 as AnyObject }
        secondAttribute = attr2
        self.multiplier = multiplier.isFinite ? multiplier : 0
        constant = c
    }

    private weak var holder: UIView?

    private func didChange() {
        holder?.constraintsDidChange()
    }

    /// Whether the constraint has an effect. The views of an active constraint must be in one hierarchy.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    private func activate() {
        guard let first = Self.view(of: firstItem) else { return }
        var common = first
        if let second = Self.view(of: secondItem) {
            while !second.isDescendant(of: common) {
                guard let outer = common.superview else {
                    return Warning.once("A constraint between views without a common superview has no effect.")
                }
                common = outer
            }
        }
        holder = common
        common.hold(self)
    }

    private func deactivate() {
        holder?.release(self)
        holder = nil
    }

    /// The holder has forgotten the constraint.
    func wasReleased() {
        holder = nil
    }

    static func view(of item: AnyObject?) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }

    /// Activates constraints.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Directions.
    public enum Axis: Int, Sendable {
        /// From left to right; from top to bottom.
        case horizontal, vertical
    }

    /// The relations of both sides.
    public enum Relation: Int, Sendable {
        /// The first is at most the second.
        case lessThanOrEqual = -1
        /// Both are equal.
        case equal = 0
        /// The first is at least the second.
        case greaterThanOrEqual = 1
    }

    /// Lengths of views. Leading is left, and trailing is right.
    public enum Attribute: Int, Sendable {
        /// None; the edges.
        case notAnAttribute, left, right, top, bottom, leading, trailing
        /// The lengths; the middles; the baselines.
        case width, height, centerX, centerY, lastBaseline, firstBaseline

        /// The axis of a length or a place; nil for none.
        var axis: Axis? {
            switch self {
            case .notAnAttribute: nil
            case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
            case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline: .vertical
            }
        }
    }
}
