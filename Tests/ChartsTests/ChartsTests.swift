import Charts
import EspalierDisplayTree
import EspalierLayoutEngine
import TestKit
import EspalierViews
import Foundation
import Testing

@MainActor
struct ChartsTests {
    private struct Sale: Identifiable {
        let name: String
        let count: Int
        var id: String { name }
    }

    private let sales = [Sale(name: "A", count: 4), Sale(name: "B", count: 10), Sale(name: "C", count: 7)]

    @Test func `bars stand in the bands of their categories`() {
        let page = TestPage {
            Chart(sales) { sale in
                BarMark(x: .value("Name", sale.name), y: .value("Count", sale.count))
            }
        }
        for node in page.nodes { print(node.type, node.frame, node.content) }
        print(page.texts)
    }
}
