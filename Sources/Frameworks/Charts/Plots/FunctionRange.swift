import EspalierViews
import Foundation

/// The values of a chart's functions, which its axes include.
enum FunctionRange {
    /// The axes of a chart, extended to the values of its functions.
    static func included(in model: ChartModel, _ settings: ChartSettings) -> (x: AxisData, y: AxisData) {
        var (x, y) = (model.x, model.y)
        for plot in model.functions {
            if case .parametric(let point, let range) = plot.function {
                for step in 0...200 {
                    let value = point(range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / 200)
                    if value.x.isFinite { x.include(value.x...value.x) }
                    if value.y.isFinite { y.include(value.y...value.y) }
                }
            } else if let domain = plot.domain {
                x.include(domain)
            }
        }
        guard let visible = x.plainDomain.interval, y.fixed == nil else { return (x, y) }
        for plot in model.functions {
            let domain = plot.domain ?? visible
            for step in 0...200 {
                let place = domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(step) / 200
                switch plot.function {
                case .height(let height):
                    let value = height(place)
                    if value.isFinite { y.include(value...value) }
                case .range(let range):
                    let value = range(place)
                    if value.yStart.isFinite { y.include(value.yStart...value.yStart) }
                    if value.yEnd.isFinite { y.include(value.yEnd...value.yEnd) }
                case .parametric: break
                }
            }
        }
        return (x, y)
    }
}
