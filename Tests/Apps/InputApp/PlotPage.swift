import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import SwiftUI

/// The plot of a chart whose values the page shows at the pointer, and the selection that it reports.
struct PlotPage: View {
    @State private var selected = "nothing"
    @State private var range = "no range"
    @State private var factor = 1

    private func plot(selectsRanges: Bool) -> DisplayPlot {
        DisplayPlot(
            .x, series: [DisplayPlot.Series(name: "Loans", color: .named(.blue))],
            samples: (0..<5).map {
                DisplayPlot.Sample(CGFloat(20 + $0 * 40), title: "Day \($0)", values: ["\($0 * factor)"])
            },
            reports: !selectsRanges, selectsRanges: selectsRanges)
    }

    var body: some View {
        VStack(spacing: 60) {
            Text("Selected \(selected), \(range)")
            Color.gray.opacity(0.2).frame(width: 200, height: 100)
                .plot(plot(selectsRanges: false)) { point in
                    selected = point.map { "\(Int($0.x))" } ?? "nothing"
                }
                .accessibilityLabel("Values")
            Color.gray.opacity(0.2).frame(width: 200, height: 100)
                .plot(
                    plot(selectsRanges: true),
                    selectRange: { positions in
                        range = positions.map { "\(Int($0.lowerBound)) to \(Int($0.upperBound))" } ?? "no range"
                    }
                )
                .accessibilityLabel("Ranges")
            Button("Double") { factor *= 2 }
        }
    }
}
