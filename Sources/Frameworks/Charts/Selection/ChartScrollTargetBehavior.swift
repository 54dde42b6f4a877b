import EspalierChartLayout
public import Foundation

/// The values at which the scrolling of a chart comes to rest.
public protocol ChartScrollTargetBehavior {
    var _alignment: _ChartScrollAlignment { get }
}

/// The alignment of a behavior, for the chart.
public struct _ChartScrollAlignment {
    let alignment: ChartScrollAlignment
}

/// Comes to rest at multiples of a value, or at dates that match components.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    public let _alignment: _ChartScrollAlignment

    /// The alignment of fast scrolling.
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

    /// The most values that one swipe passes. The browser decides.
    public struct LimitBehavior: Hashable, Sendable {
        /// The browser decides.
        public static let automatic = LimitBehavior()
        /// One step at a time.
        public static let always = LimitBehavior()
        /// As far as the speed of the swipe goes.
        public static let never = LimitBehavior()
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
        return ValueAlignedChartScrollTargetBehavior(_alignment: _ChartScrollAlignment(alignment: .unit(number)))
    }

    /// Comes to rest at dates that match components, such as midnight for an hour of 0.
    public static func valueAligned(
        matching: DateComponents, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorAlignment? = nil,
        limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            _alignment: _ChartScrollAlignment(alignment: .matching(matching)))
    }
}

/// Comes to rest at multiples of the visible length.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {
    public var _alignment: _ChartScrollAlignment { _ChartScrollAlignment(alignment: .page) }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
    /// Comes to rest at multiples of the visible length.
    public static var paging: PagingChartScrollTargetBehavior { PagingChartScrollTargetBehavior() }
}
