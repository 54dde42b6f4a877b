import EspalierViews
public import Foundation

/// Lets the device answer an action by a short vibration, where browsers can: on phones with Android.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    /// A generator.
    override public init() {
        super.init()
    }

    /// Prepares the motor. It has no effect.
    open func prepare() {}
}

/// Answers a touch.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    private let style: FeedbackStyle

    /// A generator of vibrations with a strength.
    public init(style: FeedbackStyle = .medium) {
        self.style = style
        super.init()
    }

    /// Vibrates.
    open func impactOccurred() {
        impactOccurred(intensity: 1)
    }

    /// Vibrates with a part of the strength, 0…1.
    open func impactOccurred(intensity: CGFloat) {
        ViewGraph.vibrate(Vibration.impact(style.milliseconds, intensity: intensity))
    }

    /// The strengths.
    public enum FeedbackStyle: Int, Sendable {
        /// Three strengths; a soft and a hard touch.
        case light, medium, heavy, soft, rigid

        fileprivate var milliseconds: Int {
            switch self {
            case .light, .soft: 10
            case .medium: 18
            case .heavy: 30
            case .rigid: 14
            }
        }
    }
}

/// Answers the end of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Vibrates for a result.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: ViewGraph.vibrate(Vibration.success)
        case .warning: ViewGraph.vibrate(Vibration.warning)
        case .error: ViewGraph.vibrate(Vibration.failure)
        }
    }

    /// The results.
    public enum FeedbackType: Int, Sendable {
        /// The task is done; it is done in part; it failed.
        case success, warning, error
    }
}

/// Answers a change of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Vibrates.
    open func selectionChanged() {
        ViewGraph.vibrate(Vibration.selection)
    }
}
