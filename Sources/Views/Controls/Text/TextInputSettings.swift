/// A field's settings for the browser's keyboard, in HTML's terms.
struct TextInputSettings: Equatable {
    var mode = ""
    var contentType = ""
    var capitalization = ""
    var enterKey = ""
    var isCorrected: Bool?
}

private enum TextInputKey: EnvironmentKey { static var defaultValue: TextInputSettings { TextInputSettings() } }

extension EnvironmentValues {
    var textInput: TextInputSettings {
        get { self[TextInputKey.self] }
        set { self[TextInputKey.self] = newValue }
    }

    /// Whether autocorrection in fields is disabled.
    public var autocorrectionDisabled: Bool {
        get { textInput.isCorrected == false }
        set { textInput.isCorrected = !newValue }
    }
}

extension View {
    /// Sets whether autocorrection is disabled in the fields inside.
    public nonisolated __consuming func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        modifier(EnvironmentModifier(value: disable) { $0.textInput.isCorrected = !disable })
    }

    /// Sets whether autocorrection is disabled in the fields inside; nil leaves it to the browser.
    public nonisolated __consuming func disableAutocorrection(_ disable: Bool?) -> some View {
        modifier(EnvironmentModifier(value: disable) { $0.textInput.isCorrected = disable.map { !$0 } })
    }
}
