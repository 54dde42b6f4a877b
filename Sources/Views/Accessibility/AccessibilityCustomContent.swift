extension AccessibilityCustomContentKey {
    /// The importance of content: whether it is read at once. On a page, all of it is part of the view's description.
    public enum Importance: Hashable, Sendable {
        /// Read on request; read at once.
        case `default`, high
    }
}

/// The name of a kind of content for assistive technology.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text

    /// A kind with a label.
    public init(_ label: Text, id: String) {
        self.label = label
    }

    /// A kind with a localized label.
    public init(_ labelKey: LocalizedStringKey, id: String) {
        label = Text(labelKey)
    }

    /// A kind with a localized label.
    public init(_ labelKey: LocalizedStringKey) {
        label = Text(labelKey)
    }
}

extension View {
    /// Adds a text to the view's description for assistive technology.
    public nonisolated __consuming func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentKey.Importance = .default
    ) -> some View {
        modifier(AccessibilityModifier(change: .detail(label: label, value: value)))
    }

    /// Adds a text to the view's description for assistive technology.
    public nonisolated __consuming func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentKey.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Adds a text to the view's description for assistive technology.
    public nonisolated __consuming func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentKey.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Adds a text to the view's description for assistive technology.
    @_disfavoredOverload
    public nonisolated __consuming func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentKey.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }

    /// Adds a text to the view's description for assistive technology; nil adds nothing.
    public nonisolated __consuming func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AccessibilityCustomContentKey.Importance = .default
    ) -> some View {
        modifier(AccessibilityModifier(change: .detail(label: key.label, value: value)))
    }

    /// Adds a text to the view's description for assistive technology.
    public nonisolated __consuming func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentKey.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Adds a text to the view's description for assistive technology.
    @_disfavoredOverload
    public nonisolated __consuming func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AccessibilityCustomContentKey.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }
}
