import EspalierViews
import Foundation

/// A binding to the value, or the range of values, that the user selects.
struct ChartSelection {
    /// Sets the selected value; nil for none.
    var select: (_PlottedPrimitive?) -> Void
    /// Sets the selected range; nil for a selection of single values.
    var selectRange: ((_PlottedPrimitive, _PlottedPrimitive)?) -> Void
    var isRange: Bool
}

/// The state of a chart that scrolls along an axis.
struct ChartScroll {
    var initial: _PlottedPrimitive?
    var read: (() -> _PlottedPrimitive?)?
    var write: ((_PlottedPrimitive) -> Void)?
}

/// The places where scrolling comes to rest.
struct AnyChartScrollBehavior {}
