/// Ends the presentation that the view is in: `dismiss()`. Where there is none, it does nothing, as on iOS.
public struct DismissAction {
    private let action: (() -> Void)?

    package init(_ action: (() -> Void)? = nil) {
        self.action = action
    }

    public func callAsFunction() {
        action?()
    }
}

/// Whether a view is being presented.
public struct PresentationMode {
    /// Whether the view is in a presentation, or was pushed.
    public private(set) var isPresented: Bool

    package init(isPresented: Bool) {
        self.isPresented = isPresented
    }

    /// Ends the presentation.
    public mutating func dismiss() {
        isPresented = false
    }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Ends the presentation that the view is in.
    public var dismiss: DismissAction { self[DismissKey.self] }

    /// Whether the view is in a presentation, or was pushed.
    public var isPresented: Bool { self[IsPresentedKey.self] }

    /// The same two as a binding, by their older name.
    public var presentationMode: Binding<PresentationMode> {
        let (dismiss, isPresented) = (dismiss, isPresented)
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { if !$0.isPresented { dismiss() } })
    }

    /// For what presents: what ends the presentation of the views inside.
    package mutating func setPresentation(_ dismiss: DismissAction) {
        self[DismissKey.self] = dismiss
        self[IsPresentedKey.self] = true
    }
}
