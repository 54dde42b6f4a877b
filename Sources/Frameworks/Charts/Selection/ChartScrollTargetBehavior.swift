import EspalierChartLayout
public import Foundation

/// The values at which the scrolling of a chart comes to rest.
public protocol ChartScrollTargetBehavior {
    var _alignment: _ChartScrollAlignment { get }
}

/// The alignment of a behavior, for the chart.
public struct _ChartScrollAlignment {
    let alignment: ChartScrollAlignment
    /// The alignment that scrolling never passes; nil for none.
    var major: ChartScrollAlignment?
    /// Whether scrolling stops at each position, however fast it is.
    var stopsAlways = false
}

/// Comes to rest at multiples of a value, or at dates that match components.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    public let _alignment: _ChartScrollAlignment

    /// The values that scrolling never passes, however fast it is. The browser stops there; it knows no speed.
    public struct MajorAlignment {
        let alignment: ChartScrollAlignment

        /// Multiples of the visible length.
        public static var page: MajorAlignment { MajorAlignment(alignment: .page) }

        /// Multiples of a number.
        public static func unit<P: Plottable & Numeric>(_ unit: P) -> MajorAlignment {
            if case .number(let number) = unit.plotted { return MajorAlignment(alignment: .unit(number)) }
            return .page
        }

        /// Dates that match components.
        public static func matching(_ components: DateComponents) -> MajorAlignment {
            MajorAlignment(alignment: .matching(components))
        }
    }

    /// The most values that one swipe passes.
    public struct LimitBehavior: Hashable, Sendable {
        fileprivate let isLimited: Bool

        /// As `never`.
        public static let automatic = LimitBehavior(isLimited: false)
        /// One value at a time.
        public static let always = LimitBehavior(isLimited: true)
        /// As far as the speed of the swipe goes.
        public static let never = LimitBehavior(isLimited: false)
    }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Comes to rest at multiples of a number; of seconds for dates.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorAlignment? = nil,
        limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        var number = 1.0
        if case .number(let value) = unit.plotted { number = value }
        return ValueAlignedChartScrollTargetBehavior(
            _alignment: _ChartScrollAlignment(
                alignment: .unit(number), major: majorAlignment?.alignment, stopsAlways: limitBehavior.isLimited))
    }

    /// Comes to rest at dates that match components, such as midnight for an hour of 0.
    public static func valueAligned(
        matching: DateComponents, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorAlignment? = nil,
        limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            _alignment: _ChartScrollAlignment(
                alignment: .matching(matching), major: majorAlignment?.alignment,
                stopsAlways: limitBehavior.isLimited))
    }
}

/// Comes to rest at multiples of the visible length.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {
    public var _alignment: _ChartScrollAlignment {
        _ChartScrollAlignment(alignment: .page, stopsAlways: true)
    }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
    /// Comes to rest at multiples of the visible length.
    public static var paging: PagingChartScrollTargetBehavior { PagingChartScrollTargetBehavior() }
}
