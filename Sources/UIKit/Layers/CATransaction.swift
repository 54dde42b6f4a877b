import EspalierViews
public import Foundation

/// A group of changes of layers. Layers do not animate their changes by themselves, so that only the completion has an effect.
@MainActor @preconcurrency
open class CATransaction: NSObject {
    private static var completions: [(@MainActor () -> Void)?] = []

    /// Begins a group.
    public class func begin() { completions.append(nil) }

    /// Ends a group. Its completion is called soon.
    public class func commit() {
        guard let completion = completions.popLast() ?? nil else { return }
        guard let graph = ViewGraph.current else { return completion() }
        graph.enqueueAction { completion() }
    }

    /// Applies the changes at once. It has no effect: the page shows them with its next update.
    public class func flush() {}

    /// Sets a function that is called after the group, or after the change if there is none.
    public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        guard completions.isEmpty else { return completions[completions.count - 1] = block }
        if let block { ViewGraph.current?.enqueueAction { block() } }
    }

    /// Whether changes are not animated. They are not in any case.
    public class func setDisableActions(_ flag: Bool) {}

    /// Whether changes are not animated, true.
    public class func disableActions() -> Bool { true }

    /// Sets the duration of animations, which layers do not have. It has no effect.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {}
}
