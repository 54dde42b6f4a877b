/// The refresh action of an environment. Call it as a function: `await refresh()`.
public struct RefreshAction: Sendable, Equatable {
    /// Holds the modifier's current action.
    @MainActor final class Box {
        var action: @Sendable () async -> Void = {}
    }

    let box: Box

    public static func == (left: RefreshAction, right: RefreshAction) -> Bool { left.box === right.box }

    /// Runs the action and returns when it is done.
    public func callAsFunction() async {
        await box.action()
    }
}
