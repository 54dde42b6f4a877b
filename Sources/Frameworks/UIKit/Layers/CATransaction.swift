import EspalierViews
public import Foundation

/// A group of changes of layers. Layers do not animate their changes by themselves, so that only the completion has an effect: it is called
/// after the animations that were added in the group.
@MainActor @preconcurrency
open class CATransaction: NSObject {
    private static var groups: [(completion: (@MainActor () -> Void)?, duration: Double)] = []

    /// Begins a group.
    public class func begin() { groups.append((nil, 0)) }

    /// Ends a group.
    public class func commit() {
        guard let group = groups.popLast() else { return }
        note(group.duration)
        guard let completion = group.completion else { return }
        guard let page = ViewGraph.current else { return completion() }
        guard group.duration > 0 else { return page.enqueueAction { completion() } }
        page.motions.wake(group.duration) { [weak page] in page?.enqueueAction { completion() } }
    }

    /// An animation with a duration was added.
    final class func note(_ duration: Double) {
        if !groups.isEmpty { groups[groups.count - 1].duration = max(groups[groups.count - 1].duration, duration) }
    }

    /// Applies the changes at once. It has no effect: the page shows them with its next update.
    public class func flush() {}

    /// Sets a function that is called after the group, or after the change if there is none.
    public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        guard groups.isEmpty else { return groups[groups.count - 1].completion = block }
        if let block { ViewGraph.current?.enqueueAction { block() } }
    }

    /// Whether changes are not animated. They are not in any case.
    public class func setDisableActions(_ flag: Bool) {}

    /// Whether changes are not animated, true.
    public class func disableActions() -> Bool { true }

    /// Sets the duration of animations, which layers do not have. It has no effect.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {}
}
