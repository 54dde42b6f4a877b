/// Whether scrolling by touch hides the keyboard on screen.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    let dismisses: Bool
    private let name: String

    /// As the platform does: keeps the keyboard.
    public static let automatic = ScrollDismissesKeyboardMode(dismisses: false, name: "automatic")
    /// Hides the keyboard when scrolling begins.
    public static let immediately = ScrollDismissesKeyboardMode(dismisses: true, name: "immediately")
    /// As `immediately`, since a page cannot drag the device's keyboard.
    public static let interactively = ScrollDismissesKeyboardMode(dismisses: true, name: "interactively")
    /// Keeps the keyboard.
    public static let never = ScrollDismissesKeyboardMode(dismisses: false, name: "never")
}

extension View {
    /// Sets whether scrolling by touch hides the keyboard on screen.
    public nonisolated __consuming func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        transformEnvironment(\.scrollSettings) { $0.dismissesKeyboard = mode.dismisses }
    }
}
