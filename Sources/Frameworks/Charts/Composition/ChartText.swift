import EspalierLayoutEngine
import EspalierViews
import Foundation

extension Text {
    /// The largest size of texts in a chart. Larger ones would leave no space to the plot of a chart of usual height.
    nonisolated static let largestInChart = DynamicTypeSize.accessibility1

    /// The size of the text as a label of a chart; nil without a page.
    @MainActor var sizeInChart: CGSize? { measured(in: .unspecified, largest: Self.largestInChart)?.size }
}
