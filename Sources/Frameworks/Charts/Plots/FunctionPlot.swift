import EspalierChartLayout
import EspalierViews
import Foundation

/// A line or an area of a function, which is sampled for the size of the plot.
struct FunctionPlot {
    enum Function {
        /// A height for each x.
        case height((Double) -> Double)
        /// The ends of an area for each x.
        case range((Double) -> (yStart: Double, yEnd: Double))
        /// A point for each parameter of a range.
        case parametric((Double) -> (x: Double, y: Double), ClosedRange<Double>)
    }

    let function: Function
    /// The range of x; nil for that of the chart.
    let domain: ClosedRange<Double>?
    /// The attributes, and the values of styles.
    var mark: Mark
}
