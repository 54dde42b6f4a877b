public import EspalierViews

extension VectorizedChartContent {
    /// Names each mark for assistive technology, instead of its horizontal value.
    public nonisolated func accessibilityLabel(
        _ keyPath: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> {
        traits { element, traits, _ in traits.accessibility.label = element[keyPath: keyPath] }
    }

    /// Names each mark for assistive technology, instead of its horizontal value.
    public nonisolated func accessibilityLabel(
        _ keyPath: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> {
        traits { element, traits, _ in traits.accessibility.label = Text(element[keyPath: keyPath]) }
    }

    /// Names each mark for assistive technology, instead of its horizontal value.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ keyPath: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        traits { element, traits, _ in traits.accessibility.label = Text(element[keyPath: keyPath]) }
    }

    /// Describes the value of each mark for assistive technology, instead of its vertical value.
    public nonisolated func accessibilityValue(
        _ keyPath: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> {
        traits { element, traits, _ in traits.accessibility.value = element[keyPath: keyPath] }
    }

    /// Describes the value of each mark for assistive technology, instead of its vertical value.
    public nonisolated func accessibilityValue(
        _ keyPath: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> {
        traits { element, traits, _ in traits.accessibility.value = Text(element[keyPath: keyPath]) }
    }

    /// Describes the value of each mark for assistive technology, instead of its vertical value.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(
        _ keyPath: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        traits { element, traits, _ in traits.accessibility.value = Text(element[keyPath: keyPath]) }
    }

    /// Leaves marks out of the table for assistive technology.
    public nonisolated func accessibilityHidden(
        _ keyPath: KeyPath<DataElement, Bool>
    ) -> some VectorizedChartContent<DataElement> {
        traits { element, traits, _ in traits.accessibility.isHidden = element[keyPath: keyPath] }
    }

    /// Identifies each mark for tests.
    public nonisolated func accessibilityIdentifier(
        _ keyPath: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> {
        traits { element, traits, _ in traits.accessibility.identifier = element[keyPath: keyPath] }
    }
}
