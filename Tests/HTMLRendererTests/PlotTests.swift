import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `The element of a chart's plot` {
    private let series = [
        DisplayPlot.Series(name: "Loans", color: .named(.blue)),
        DisplayPlot.Series(name: "Returns", color: .rgb(1, 0, 0)),
    ]

    @Test func `has its samples, and loads the script for pointers`() {
        let plot = DisplayPlot(
            .x, series: series,
            samples: [
                .init(90.123, title: "Feb", values: ["8"]), .init(30, title: "Jan", values: ["12", "3"]),
                .init(150, title: "Mar", values: ["", "5"]),
            ], reports: true)
        #expect(
            tag(node(1, "Plot", .part(.plot(plot)), events: .over))
                == "<div data-plot=\"ro\nLoans\tvar(--blue)\tReturns\t#ff0000\n30\tJan\t12\t3\n90\tFeb\t8\n150\tMar\t\t5\" "
                + "data-on=\"over\">")
    }

    @Test func `names its direction and its settings`() {
        #expect(DisplayPlot(.y, showsRule: false).words == "v\n")
        #expect(DisplayPlot(.x, samples: [.init(3)], scrolls: true).words == "rs\n\n3")
        #expect(DisplayPlot(.x, showsRule: false, selectsRanges: true).words == "b\n")
        #expect(
            DisplayPlot(
                .angle(center: CGPoint(x: 90, y: 50.5), radii: 10...50), series: [.init(name: "")],
                samples: [.init(360, title: "A", values: ["1"])], showsRule: false
            ).words == "a\t90\t50.5\t10\t50\n\t\n360\tA\t1")
    }

    @Test func `leaves texts to a table that has the same ones`() {
        let plot = DisplayPlot(
            .x, series: [.init(name: "")],
            samples: [.init(30, title: "Jan", values: ["12"]), .init(90, title: "Feb", values: ["8"])])
        #expect(plot.sharingTexts(of: [("Jan", "12"), ("Feb", "8")]).words == "rt\n\t\n30\n90")
        #expect(plot.sharingTexts(of: [("Jan", "12"), ("Feb", "9")]) == plot)
        #expect(plot.sharingTexts(of: [("Feb", "8"), ("Jan", "12")]) == plot)
        #expect(plot.sharingTexts(of: []) == plot)
    }

    @Test func `marks what stands at the selected position`() {
        #expect(tag(node(1, "SelectionMark", .part(.selectionMark))) == "<div class=\"sel\">")
    }

    @Test func `keeps texts apart`() {
        let plot = DisplayPlot(
            .x, series: [.init(name: "a\tb")], samples: [.init(1, title: "x\ny", values: ["1", "without a series"])])
        #expect(plot.words == "r\na b\t\n1\tx y\t1")
        #expect(tag(node(1, "Plot", .part(.plot(DisplayPlot(.x, series: [.init(name: "\"<&")]))))).contains("&quot;"))
    }

    @Test func `has at most two thousand bytes of samples`() {
        let samples = (0..<1000).map {
            DisplayPlot.Sample(CGFloat($0) * 0.39, title: "Value \($0)", values: ["\($0 * 7)"])
        }
        let plot = DisplayPlot(.x, series: [.init(name: "")], samples: samples)
        #expect(plot.samples.count == 92)
        #expect(plot.words.utf8.count <= 2200)
        #expect(plot.samples.prefix(3).map(\.title) == ["Value 0", "Value 11", "Value 22"])
        #expect(plot.samples.last?.title == "Value 999")
        #expect(DisplayPlot(.x, samples: samples, limit: 0).samples.count == 1000)
        #expect(DisplayPlot(.x, samples: [.init(.nan), .init(2)]).samples == [.init(2)])
    }
}
