import Foundation

/// The change of a scroll transition from one phase to another.
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable {
        case identity
        case animated(Animation)
        case interactive(UnitCurve)
    }

    let kind: Kind
    private(set) var threshold = Threshold.visible

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// Changes the phase at the threshold, with the default animation.
    public static let animated = animated()

    /// Changes the phase at the threshold, with an animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.animated(animation))
    }

    /// Interpolates the effect while the view scrolls, from hidden to the threshold.
    public static let interactive = interactive()

    /// Interpolates the effect while the view scrolls.
    ///
    /// - Parameter timingCurve: The share of the effect's change. Time 0 is when the view is just hidden, time 1 when it
    ///   reaches the threshold.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.interactive(timingCurve))
    }

    /// Changes nothing: the view is in the identity phase everywhere.
    public static let identity = ScrollTransitionConfiguration(.identity)

    /// The same configuration with another threshold, at which the view counts as visible. The default is `visible`.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }

    /// A point on a view's way into the visible area.
    public struct Threshold: Sendable {
        /// A part of the distance, as a share of a length.
        private struct Share: Sendable {
            var ofView = 0.0
            var ofContainer = 0.0
            var points = 0.0
        }

        private var share: Share

        private init(_ share: Share) {
            self.share = share
        }

        /// The whole view is visible.
        public static let visible = Threshold(Share(ofView: 1))

        /// The view is about to become visible.
        public static let hidden = Threshold(Share())

        /// The center of the view is at the center of the visible area.
        public static var centered: Threshold { Threshold(Share(ofView: 0.5, ofContainer: 0.5)) }

        /// A share of the view is visible, from 0 to 1. A number that is not finite counts as 1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(Share(ofView: amount.isFinite ? min(max(amount, 0), 1) : 1))
        }

        /// A threshold between this one and another one.
        ///
        /// - Parameter amount: 0 for this threshold, 1 for the other one.
        public func interpolated(toward other: Threshold, amount: Double) -> Threshold {
            guard amount.isFinite else { return self }
            func mix(_ key: KeyPath<Share, Double>) -> Double {
                share[keyPath: key] + (other.share[keyPath: key] - share[keyPath: key]) * amount
            }
            return Threshold(
                Share(ofView: mix(\.ofView), ofContainer: mix(\.ofContainer), points: mix(\.points)))
        }

        /// A threshold that is closer to the center of the visible area by a distance in points; a negative distance moves
        /// it away from the center.
        public func inset(by distance: Double) -> Threshold {
            var result = self
            if distance.isFinite { result.share.points += distance }
            return result
        }

        /// The distance that the view has moved into the visible area at the threshold, from 0 to the center.
        func distance(ofView view: CGFloat, in container: CGFloat) -> CGFloat {
            let distance = share.ofView * view + share.ofContainer * container + share.points
            return min(max(distance, 0), (view + container) / 2)
        }
    }
}
