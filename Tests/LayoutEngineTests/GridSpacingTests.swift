import EspalierLayoutEngine
import Foundation
import Testing

@Suite struct `A grid's distances` {
    private final class Row {}

    private func cell(_ row: Row, _ spacing: ViewSpacing, columns: Int? = nil) -> TestNode {
        var values: [ObjectIdentifier: Any] = [
            ObjectIdentifier(GridRowKey.self): GridRowMark(row: ObjectIdentifier(row), alignment: nil)
        ]
        if let columns { values[ObjectIdentifier(GridCellColumnsKey.self)] = columns }
        let leaf = LeafNode(reportsRanges: true, spacing: spacing) { _ in .always(CGSize(width: 10, height: 10)) }
        return ValueNode(leaf, values: values)
    }

    private func origins(_ cells: [TestNode]) -> [[CGFloat]] {
        let grid = CustomLayoutNode(GridLayout(alignment: .topLeading), cells, reportsRanges: true)
        grid.place(at: .zero, proposal: .unspecified, size: grid.sizeThatFits(.unspecified))
        return cells.map { [$0.frame.minX, $0.frame.minY] }
    }

    @Test func `are the greatest preferences of the cells at each gap`() {
        let (first, second) = (Row(), Row())
        withExtendedLifetime((first, second)) {
            let wide = ViewSpacing(top: nil, leading: nil, bottom: 30, trailing: 20)
            #expect(
                origins([
                    cell(first, wide), cell(first, ViewSpacing()), cell(second, ViewSpacing()), cell(second, .zero),
                ]) == [[0, 0], [30, 0], [0, 40], [30, 40]])
        }
    }

    @Test func `are eight if no cell has a preference`() {
        let (first, second) = (Row(), Row())
        withExtendedLifetime((first, second)) {
            let cells = [first, first, second].map { cell($0, ViewSpacing()) }
            #expect(origins(cells) == [[0, 0], [18, 0], [0, 18]])
        }
    }

    @Test func `are none if the cells on both sides prefer none`() {
        let (first, second) = (Row(), Row())
        withExtendedLifetime((first, second)) {
            let cells = [first, first, second].map { cell($0, .zero) }
            #expect(origins(cells) == [[0, 0], [10, 0], [0, 10]])
        }
    }

    @Test func `of a cell over several columns apply at its ends`() {
        let (first, second) = (Row(), Row())
        withExtendedLifetime((first, second)) {
            let close = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 3)
            let cells = [
                cell(first, close), cell(first, close), cell(first, close),
                cell(second, ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 50), columns: 2), cell(second, close),
            ]
            // The gap inside the wide cell is that of the first row.
            #expect(origins(cells) == [[0, 0], [13, 0], [73, 0], [0, 10], [73, 10]])
        }
    }
}
