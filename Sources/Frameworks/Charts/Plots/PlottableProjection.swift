public import EspalierViews
public import Foundation

/// A labeled property of data, which a plot draws along one of its dimensions.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
    let channel: (DataElement) -> Channel

    private init(_ channel: @escaping (DataElement) -> Channel) {
        self.channel = channel
    }

    /// A property with a localized label, which names the dimension for assistive technology.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        Self { Channel(.key(labelKey), $0[keyPath: keyPath].plotted) }
    }

    /// A value with a localized label, the same for all elements.
    public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> PlottableProjection {
        Self { _ in Channel(.key(labelKey), value.plotted) }
    }

    /// A property with a label, which names the dimension for assistive technology.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ keyPath: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        Self { Channel(.string(String(label)), $0[keyPath: keyPath].plotted) }
    }

    /// A value with a label, the same for all elements.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: DataValue) -> PlottableProjection {
        Self { _ in Channel(.string(String(label)), value.plotted) }
    }

    /// A property with a text as its label, which names the dimension for assistive technology.
    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> PlottableProjection {
        Self { Channel(.text(label), $0[keyPath: keyPath].plotted) }
    }

    /// A value with a text as its label, the same for all elements.
    public static func value(_ label: Text, _ value: DataValue) -> PlottableProjection {
        Self { _ in Channel(.text(label), value.plotted) }
    }
}

extension PlottableProjection where DataValue: Comparable {
    /// The range between two properties. A bar is as wide as the range.
    public static func value(
        _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        Self { Channel(.key(labelKey), $0[keyPath: start].plotted, end: $0[keyPath: end].plotted) }
    }

    /// A range of values, the same for all elements.
    public static func value(
        _ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection {
        Self { _ in Channel(.key(labelKey), start.plotted, end: end.plotted) }
    }

    /// The range between two properties. A bar is as wide as the range.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        Self { Channel(.string(String(label)), $0[keyPath: start].plotted, end: $0[keyPath: end].plotted) }
    }

    /// A range of values, the same for all elements.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection {
        Self { _ in Channel(.string(String(label)), start.plotted, end: end.plotted) }
    }

    /// The range between two properties. A bar is as wide as the range.
    public static func value(
        _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        Self { Channel(.text(label), $0[keyPath: start].plotted, end: $0[keyPath: end].plotted) }
    }

    /// A range of values, the same for all elements.
    public static func value(_ label: Text, _ start: DataValue, _ end: DataValue) -> PlottableProjection {
        Self { _ in Channel(.text(label), start.plotted, end: end.plotted) }
    }
}

extension PlottableProjection where DataValue.PrimitivePlottable == Date {
    /// A date, which stands for the whole unit of the calendar that contains it: a bar is as wide as a month.
    ///
    /// - Parameter calendar: The calendar of the units; nil for that of the page.
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: KeyPath<DataElement, DataValue>,
        unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        Self { Channel(.key(labelKey), $0[keyPath: date].primitivePlottable, unit: unit, calendar: calendar) }
    }

    /// A date, which stands for the whole unit of the calendar that contains it: a bar is as wide as a month.
    ///
    /// - Parameter calendar: The calendar of the units; nil for that of the page.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ date: KeyPath<DataElement, DataValue>,
        unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        Self { Channel(.string(String(label)), $0[keyPath: date].primitivePlottable, unit: unit, calendar: calendar) }
    }

    /// A date, which stands for the whole unit of the calendar that contains it: a bar is as wide as a month.
    ///
    /// - Parameter calendar: The calendar of the units; nil for that of the page.
    public static func value(
        _ label: Text, _ date: KeyPath<DataElement, DataValue>,
        unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        Self { Channel(.text(label), $0[keyPath: date].primitivePlottable, unit: unit, calendar: calendar) }
    }
}

extension PlottableProjection where DataValue == Date {
    /// A date, the same for all elements, which stands for the whole unit of the calendar that contains it.
    ///
    /// - Parameter calendar: The calendar of the units; nil for that of the page.
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        Self { _ in Channel(.key(labelKey), date, unit: unit, calendar: calendar) }
    }

    /// A date, the same for all elements, which stands for the whole unit of the calendar that contains it.
    ///
    /// - Parameter calendar: The calendar of the units; nil for that of the page.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        Self { _ in Channel(.string(String(label)), date, unit: unit, calendar: calendar) }
    }

    /// A date, the same for all elements, which stands for the whole unit of the calendar that contains it.
    ///
    /// - Parameter calendar: The calendar of the units; nil for that of the page.
    public static func value(
        _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        Self { _ in Channel(.text(label), date, unit: unit, calendar: calendar) }
    }
}
