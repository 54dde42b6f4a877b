/// Shows the progress of a task, or just that it is running.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let fraction: Double?
    let label: Label?
    let currentValueLabel: CurrentValueLabel?
    /// The interval of time whose progress is shown; nil for a given progress.
    private let interval: ProgressInterval?

    init(interval: ProgressInterval, label: Label?, currentValueLabel: CurrentValueLabel?) {
        fraction = nil
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.interval = interval
    }

    init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
        interval = nil
    }

    @MainActor @ViewBuilder public var body: some View {
        if let interval {
            IntervalProgress(
                interval: interval, label: label.map { AnyView($0) },
                currentValueLabel: currentValueLabel.map { AnyView($0) })
        } else {
            StyledControl(
                ProgressViewStyleConfiguration(
                    fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
                    currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
            ) { DefaultProgressViewStyle().makeBody(configuration: $0) }
        }
    }

    /// The fraction that `value` is of `total`, clamped to 0…1; nil without a value.
    static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        guard let value else { return nil }
        let fraction = Double(value) / Double(total)
        return fraction.isNaN ? 0 : min(1, max(0, fraction))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A spinner without a label.
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
    }

    /// A spinner with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
    }

    /// A spinner with a localized title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
    }

    /// A spinner with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
    }

    /// Shows a progress without a label.
    ///
    /// - Parameter value: The progress, from 0 to `total`. Values outside are clamped; nil shows a spinner.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
    }

    /// Shows a progress with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
    }

    /// Shows a progress with a localized title.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(fraction: Self.fraction(value, of: total), label: Text(titleKey), currentValueLabel: nil)
    }

    /// Shows a progress with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
        self.init(fraction: Self.fraction(value, of: total), label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView {
    /// Shows a progress with labels for the task and the current value.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// The progress view of a style's configuration, in the next outer style or, without one, the system's.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}
