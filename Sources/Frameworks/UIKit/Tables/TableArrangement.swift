import Foundation

/// The places of the rows, headers and footers of a table in its content, in points.
///
/// A row that is made has its height; another one has the height that the delegate or the table sets, and else the estimate. Finding a
/// place takes time in proportion to the number of rows above it.
@MainActor
struct TableArrangement {
    private let table: UITableView
    private let sectionCount: Int
    private let width: CGFloat
    /// The distance of the sections from the sides.
    private let margin: CGFloat
    /// The distance between two sections, and of a header view from the first one.
    private let gap: CGFloat

    init(_ table: UITableView) {
        self.table = table
        sectionCount = table.numberOfSections
        margin = table.style == .insetGrouped ? 16 : 0
        width = max(0, table.bounds.width - 2 * margin)
        gap = table.style == .plain ? 0 : 35
    }

    /// The distance of the content from the top and the bottom.
    private var padding: CGFloat { table.style == .plain ? 0 : 10 }

    /// The start of the first section.
    private var start: CGFloat {
        padding + (table.tableHeaderView.map { $0.bounds.height + gap } ?? 0)
    }

    private func band(_ start: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: margin, y: start, width: width, height: height)
    }

    // MARK: Heights

    private func margin(_ section: Int, isHeader: Bool) -> CGFloat {
        table.shownHeight(of: TableMargin.Place(section: section, isHeader: isHeader), in: width)
    }

    private func row(_ row: Int, _ section: Int) -> CGFloat {
        table.shownHeight(of: IndexPath(row: row, section: section), in: width)
    }

    private func height(ofRows count: Int, _ section: Int) -> CGFloat {
        (0..<count).reduce(0) { $0 + row($1, section) }
    }

    private func height(of section: Int) -> CGFloat {
        margin(section, isHeader: true) + height(ofRows: table.numberOfRows(inSection: section), section)
            + margin(section, isHeader: false)
    }

    /// The end of a section's height, with the gap behind it. A section without anything in it has none.
    private func end(of start: CGFloat, _ height: CGFloat, _ section: Int) -> CGFloat {
        let isEmpty = height == 0 && table.numberOfRows(inSection: section) == 0
        return start + height + (isEmpty ? 0 : gap)
    }

    private func start(of section: Int) -> CGFloat {
        (0..<section).reduce(start) { end(of: $0, height(of: $1), $1) }
    }

    private func isKnown(_ section: Int) -> Bool { section >= 0 && section < sectionCount }

    /// The height of all of the content.
    var length: CGFloat {
        var end = start(of: sectionCount)
        if let footer = table.tableFooterView, footer.bounds.height > 0 {
            end += footer.bounds.height
        } else if end > padding {
            end -= gap
        }
        return end + padding
    }

    // MARK: Places

    /// The rectangle of a section; nil for an unknown one.
    func section(_ section: Int) -> CGRect? {
        isKnown(section) ? band(start(of: section), height(of: section)) : nil
    }

    /// The rectangle of a header; nil for that of an unknown section.
    func header(_ section: Int) -> CGRect? {
        isKnown(section) ? band(start(of: section), margin(section, isHeader: true)) : nil
    }

    /// The rectangle of a footer; nil for that of an unknown section.
    func footer(_ section: Int) -> CGRect? {
        guard let whole = self.section(section) else { return nil }
        let height = margin(section, isHeader: false)
        return band(whole.maxY - height, height)
    }

    /// The rectangle of a row; nil for an unknown one.
    func row(at path: IndexPath) -> CGRect? {
        guard path.count == 2, isKnown(path.section), path.row >= 0,
            path.row < table.numberOfRows(inSection: path.section)
        else { return nil }
        let first = start(of: path.section) + margin(path.section, isHeader: true)
        return band(first + height(ofRows: path.row, path.section), row(path.row, path.section))
    }

    /// The rows whose rectangles touch a band of the content, the first one first.
    func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        var found: [IndexPath] = []
        var position = start
        for section in 0..<sectionCount where position < bottom {
            let first = position
            position += margin(section, isHeader: true)
            for row in 0..<table.numberOfRows(inSection: section) where position < bottom {
                let height = self.row(row, section)
                if position + height > top, height > 0 { found.append(IndexPath(row: row, section: section)) }
                position += height
            }
            position += margin(section, isHeader: false)
            position = end(of: first, position - first, section)
        }
        return found
    }

    /// The rows whose rectangles touch a rectangle of the content.
    func rows(in rect: CGRect) -> [IndexPath] {
        guard !rect.isNull else { return [] }
        let rect = rect.standardized
        guard rect.maxX > margin, rect.minX < margin + width else { return [] }
        return rows(from: rect.minY, to: rect.maxY)
    }

    /// The row at a place of the content; nil for none.
    func row(at point: CGPoint) -> IndexPath? {
        guard point.x >= margin, point.x < margin + width, point.y.isFinite else { return nil }
        return rows(from: point.y, to: point.y.nextUp).first
    }
}
