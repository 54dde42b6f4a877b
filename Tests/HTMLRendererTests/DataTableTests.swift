import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `A table of data` {
    private func table(_ amount: String) -> DisplayDataTable {
        DisplayDataTable(caption: "Loans & more", columns: ["Month", ""], rows: [["Jan", "<3"], ["Feb", amount]])
    }

    private func tree(_ amount: String) -> DisplayTree {
        let size = CGSize(width: 100, height: 100)
        return DisplayTree(
            revision: 1, size: size, title: "",
            root: DisplayNode(
                id: 1, type: "Window", frame: CGRect(origin: .zero, size: size),
                children: [node(2, "DataTable", .part(.dataTable(table(amount))))]))
    }

    @Test func `is one of the browser, whose titles are headers`() {
        #expect(
            html(node(2, "DataTable", .part(.dataTable(table("8")))))
                == "<div id=n2 style=\"width:10px;height:10px;\"><table><caption>Loans &amp; more</caption>"
                + "<tr><th>Month<td><tr><td>Jan<td>&lt;3<tr><td>Feb<td>8</table></div>")
        #expect(
            html(node(2, "DataTable", .part(.dataTable(DisplayDataTable(columns: ["", ""], rows: [["a", "1"]])))))
                == "<div id=n2 style=\"width:10px;height:10px;\"><table><tr><td>a<td>1</table></div>")
    }

    @Test func `is written again if a text changes`() {
        func patch(_ amount: String) -> String {
            String(
                decoding: Difference.patch(from: tree("8"), to: tree(amount), symbols: NoSymbols()).encoded(),
                as: UTF8.self)
        }
        #expect(
            patch("9")
                == #"{"f":1,"t":1,"o":[["c",2,"<table><caption>Loans &amp; more</caption><tr><th>Month<td>"#
                + #"<tr><td>Jan<td>&lt;3<tr><td>Feb<td>9</table>"]]}"#)
        #expect(patch("8") == #"{"f":1,"t":1,"o":[]}"#)
    }

    @Test func `has its rows in the tree for programs`() {
        let text = String(decoding: JSONTree.write(tree("8"), session: "s", scene: ""), as: UTF8.self)
        #expect(text.contains(#""role":"table","label":"Loans & more""#))
        #expect(text.contains(#""rows":[["Month",""],["Jan","<3"],["Feb","8"]]"#))
    }
}
