/// The text on the button that goes back to a screen, in place of the screen's title.
package nonisolated enum BackLabel: Equatable, Sendable {
    /// A text, or the word “Back” where it is too long; the word “Back”; none.
    case title(Text), generic, minimal
}

extension View {
    /// Sets the text on the button that goes back to this screen; nil for the screen's title.
    package nonisolated func navigationBackLabel(_ label: BackLabel?) -> some View {
        navigationBarSetting { $0.backLabel = $0.backLabel ?? label }
    }

    /// Sets a line above the title of the screen; nil for none.
    package nonisolated func navigationPrompt(_ prompt: Text?) -> some View {
        navigationBarSetting { $0.prompt = $0.prompt ?? prompt }
    }
}
