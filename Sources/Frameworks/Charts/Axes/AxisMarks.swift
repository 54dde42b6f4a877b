public import EspalierViews
public import Foundation

/// The lines, ticks and labels of an axis.
public nonisolated struct AxisMarks<Content: AxisMark>: AxisContent {
    public typealias Body = Never

    let group: AxisGroup

    public nonisolated static func _collect(_ marks: Self, into axes: inout _ChartAxes) {
        axes.groups.append(marks.group)
    }

    /// The parts that a closure makes for each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        group = AxisGroup(
            preset: preset, position: position, values: values, content: .custom { AnyAxisMark(content($0)).parts })
    }

    /// The parts that a closure makes for each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: values) { _ in content() }
    }

    /// The parts that a closure makes for each of some values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset: preset, position: position, values: .init(values), content: content)
    }

    /// The parts that a closure makes for each of some values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: .init(values)) { _ in content() }
    }
}

extension AxisMarks where Content == AnyAxisMark {
    /// Lines, ticks and labels that the axis chooses.
    ///
    /// - Parameter stroke: The style of lines and ticks; nil for the default.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        group = AxisGroup(preset: preset, position: position, values: values, content: .standard(stroke, nil))
    }

    /// Lines, ticks and labels at some values.
    ///
    /// - Parameter stroke: The style of lines and ticks; nil for the default.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: .init(values), stroke: stroke)
    }

    /// Lines, ticks and labels with a format.
    ///
    /// - Parameter stroke: The style of lines and ticks; nil for the default.
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        group = AxisGroup(
            preset: preset, position: position, values: values, content: .standard(stroke, labelText(format)))
    }

    /// Lines, ticks and labels with a format at some values.
    ///
    /// - Parameter stroke: The style of lines and ticks; nil for the default.
    public init<Format: FormatStyle, Value: Plottable>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(format: format, preset: preset, position: position, values: .init(values), stroke: stroke)
    }
}

extension AxisMarkValues {
    init<Value: Plottable>(_ values: [Value]) {
        self.init(storage: .values(values.map(\.plotted)))
    }
}

/// The text of a value in a format, in the locale of the page.
func labelText<Format: FormatStyle>(_ format: Format) -> (_PlottedPrimitive) -> String?
where Format.FormatInput: Plottable, Format.FormatOutput == String {
    { value in Format.FormatInput(plotted: value).map { format.format($0) } }
}
