extension View {
    /// Sets the view's name for assistive technology.
    public nonisolated __consuming func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityModifier(change: .label(.text(label))))
    }

    /// Sets the view's name for assistive technology.
    public nonisolated __consuming func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(key))
    }

    /// Sets the view's name for assistive technology.
    @_disfavoredOverload
    public nonisolated __consuming func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modifier(AccessibilityModifier(change: .label(.plain(String(label)))))
    }

    /// Sets the view's current value for assistive technology.
    public nonisolated __consuming func accessibilityValue(_ value: Text) -> some View {
        modifier(AccessibilityModifier(change: .value(.text(value))))
    }

    /// Sets the view's current value for assistive technology.
    public nonisolated __consuming func accessibilityValue(_ key: LocalizedStringKey) -> some View {
        accessibilityValue(Text(key))
    }

    /// Sets the view's current value for assistive technology.
    @_disfavoredOverload
    public nonisolated __consuming func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        modifier(AccessibilityModifier(change: .value(.plain(String(value)))))
    }

    /// Describes the effect of using the view, for assistive technology.
    public nonisolated __consuming func accessibilityHint(_ hint: Text) -> some View {
        modifier(AccessibilityModifier(change: .hint(.text(hint))))
    }

    /// Describes the effect of using the view, for assistive technology.
    public nonisolated __consuming func accessibilityHint(_ key: LocalizedStringKey) -> some View {
        accessibilityHint(Text(key))
    }

    /// Describes the effect of using the view, for assistive technology.
    @_disfavoredOverload
    public nonisolated __consuming func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        modifier(AccessibilityModifier(change: .hint(.plain(String(hint)))))
    }

    /// The older name of `accessibilityLabel(_:)`.
    public nonisolated __consuming func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// The older name of `accessibilityValue(_:)`.
    public nonisolated __consuming func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// The older name of `accessibilityHint(_:)`.
    public nonisolated __consuming func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// The older name of `accessibilityHidden(_:)`.
    public nonisolated __consuming func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// The older name of `accessibilityIdentifier(_:)`.
    public nonisolated __consuming func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }

    /// The older name of `accessibilityAddTraits(_:)`.
    public nonisolated __consuming func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// The older name of `accessibilityRemoveTraits(_:)`.
    public nonisolated __consuming func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Hides the view from assistive technology if `hidden` is true.
    public nonisolated __consuming func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityModifier(change: .hidden(hidden)))
    }

    /// Sets a name by which tests find the view. Assistive technology does not read it.
    public nonisolated __consuming func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityModifier(change: .identifier(identifier)))
    }

    /// Adds traits to the view for assistive technology.
    public nonisolated __consuming func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityModifier(change: .adding(traits)))
    }

    /// Removes traits of the view for assistive technology.
    public nonisolated __consuming func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityModifier(change: .removing(traits)))
    }
}
