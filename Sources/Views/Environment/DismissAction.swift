/// Ends the presentation that contains the view: `dismiss()`. Without a presentation it has no effect, as on iOS.
public struct DismissAction {
    private let action: (() -> Void)?

    package init(_ action: (() -> Void)? = nil) {
        self.action = action
    }

    /// Ends the presentation.
    public func callAsFunction() {
        action?()
    }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Ends the presentation that contains the view.
    public var dismiss: DismissAction { self[DismissKey.self] }

    /// Whether the view is in a presentation or was pushed.
    public var isPresented: Bool { self[IsPresentedKey.self] }

    /// Sets the action by which the views in a presentation end it.
    package mutating func setPresentation(_ dismiss: DismissAction) {
        self[DismissKey.self] = dismiss
        self[IsPresentedKey.self] = true
    }
}
