public import EspalierViews
public import Foundation

/// A labeled value of data, which a mark plots along one of its dimensions.
public struct PlottableValue<Value: Plottable> {
    let channel: Channel

    init(_ channel: Channel) {
        self.channel = channel
    }

    /// A value with a localized label, which names the dimension for assistive technology.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(Channel(.key(labelKey), value.plotted))
    }

    /// A value with a label, which names the dimension for assistive technology.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(Channel(.string(String(label)), value.plotted))
    }

    /// A value with a text as its label, which names the dimension for assistive technology.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(Channel(.text(label), value.plotted))
    }
}

extension PlottableValue where Value == Date {
    /// A date, which stands for the whole unit of the calendar that contains it: a bar is as wide as a month, a point in its middle.
    ///
    /// - Parameter calendar: The calendar of the units; nil for that of the page.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Date> {
        PlottableValue(Channel(.key(labelKey), value, unit: unit, calendar: calendar))
    }

    /// A date, which stands for the whole unit of the calendar that contains it.
    ///
    /// - Parameter calendar: The calendar of the units; nil for that of the page.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Date> {
        PlottableValue(Channel(.string(String(label)), value, unit: unit, calendar: calendar))
    }

    /// A date, which stands for the whole unit of the calendar that contains it.
    ///
    /// - Parameter calendar: The calendar of the units; nil for that of the page.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Date> {
        PlottableValue(Channel(.text(label), value, unit: unit, calendar: calendar))
    }
}

extension PlottableValue where Value: Comparable {
    /// A bin of values. A bar is as wide as the bin.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(Channel(.key(labelKey), range.lowerBound.plotted, end: range.upperBound.plotted))
    }

    /// A bin of values. A bar is as wide as the bin.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(Channel(.string(String(label)), range.lowerBound.plotted, end: range.upperBound.plotted))
    }

    /// A bin of values. A bar is as wide as the bin.
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(Channel(.text(label), range.lowerBound.plotted, end: range.upperBound.plotted))
    }

    /// A range of values. A bar is as wide as the range.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(Channel(.key(labelKey), range.lowerBound.plotted, end: range.upperBound.plotted))
    }

    /// A range of values. A bar is as wide as the range.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(Channel(.string(String(label)), range.lowerBound.plotted, end: range.upperBound.plotted))
    }

    /// A range of values. A bar is as wide as the range.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(Channel(.text(label), range.lowerBound.plotted, end: range.upperBound.plotted))
    }

    /// A range of values. A bar is as wide as the range.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ClosedRange<Value>) -> PlottableValue<Value> {
        PlottableValue(Channel(.key(labelKey), range.lowerBound.plotted, end: range.upperBound.plotted))
    }
}
