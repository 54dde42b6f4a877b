public import EspalierViews

extension ChartContent {
    /// Names the mark for assistive technology, instead of its horizontal value.
    public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
        traits { $0.accessibility.label = label }
    }

    /// Names the mark for assistive technology, instead of its horizontal value.
    public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    /// Names the mark for assistive technology, instead of its horizontal value.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    /// Describes the value of the mark for assistive technology, instead of its vertical value.
    public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent {
        traits { $0.accessibility.value = value }
    }

    /// Describes the value of the mark for assistive technology, instead of its vertical value.
    public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    /// Describes the value of the mark for assistive technology, instead of its vertical value.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    /// Leaves the mark out of the table for assistive technology.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        traits { $0.accessibility.isHidden = hidden }
    }

    /// Identifies the mark for tests.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        traits { $0.accessibility.identifier = identifier }
    }
}
