import Foundation

/// Items as a table for spreadsheets: comma-separated values of RFC 4180, with the columns of `titles`.
enum ItemTable {
    static let titles = ["name", "category", "serial", "place", "note"]

    /// The first line, with the titles.
    static let head = line(titles)

    static func line(_ item: ItemDraft) -> String {
        line([item.name, item.category.rawValue, item.serial, item.place, item.note])
    }

    private static func line(_ values: [String]) -> String { values.map(cell).joined(separator: ",") + "\r\n" }

    /// A value as a cell. One that a spreadsheet would take for a formula gets an apostrophe (OWASP, CSV injection).
    private static func cell(_ value: String) -> String {
        let isFormula = value.first.map { "=+-@\t\r".contains($0) } ?? false
        let text = isFormula ? "'" + value : value
        guard text.contains(where: { "\",\r\n".contains($0) || $0.isNewline }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    // MARK: Reading

    /// The items of a table with the numbers of their lines.
    ///
    /// The titles may be in any order, and columns but for the name may be missing. A table without a name in a line, with an unknown
    /// category or with an open quotation mark throws the error `table`.
    static func items(of table: String) throws -> [(line: Int, item: ItemDraft)] {
        var rows = try rows(of: table)
        guard !rows.isEmpty else { return [] }
        let found = rows.removeFirst().cells.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        guard found.contains("name") else {
            throw DeskError.table(line: 1, fault: String(localized: "The column “name” is missing."))
        }
        return try rows.map { line, cells in
            func value(_ title: String) -> String {
                guard let column = found.firstIndex(of: title), column < cells.count else { return "" }
                return plain(cells[column])
            }
            let category = value("category")
            guard let known = category.isEmpty ? .tool : Category(rawValue: category.lowercased()) else {
                throw DeskError.table(line: line, fault: String(localized: "There is no category “\(category)”."))
            }
            let item = ItemDraft(
                name: value("name").trimmingCharacters(in: .whitespaces), category: known,
                serial: value("serial").trimmingCharacters(in: .whitespaces), place: value("place"), note: value("note")
            )
            if item.name.isEmpty {
                throw DeskError.table(line: line, fault: DeskError.nameIsMissing.localizedDescription)
            }
            return (line, item)
        }
    }

    /// A cell's value without the apostrophe in front of what looks like a formula.
    private static func plain(_ cell: String) -> String {
        guard cell.first == "'", let second = cell.dropFirst().first, "=+-@\t\r".contains(second) else { return cell }
        return String(cell.dropFirst())
    }

    /// The lines that are not empty, each as the values of its cells.
    private static func rows(of table: String) throws -> [(line: Int, cells: [String])] {
        var rows: [(line: Int, cells: [String])] = []
        var cells: [String] = []
        var cell = ""
        var (line, first) = (1, 1)
        var isQuoted = false
        var characters = table.makeIterator()
        var next = characters.next()
        if next == "\u{FEFF}" { next = characters.next() }

        func endRow() {
            cells.append(cell)
            if cells != [""] { rows.append((first, cells)) }
            (cells, cell) = ([], "")
        }

        while let character = next {
            next = characters.next()
            switch character {
            case "\"" where isQuoted && next == "\"":
                cell.append("\"")
                next = characters.next()
            case "\"" where isQuoted: isQuoted = false
            case "\"" where cell.isEmpty: isQuoted = true
            case "," where !isQuoted:
                cells.append(cell)
                cell = ""
            case _ where character.isNewline:
                line += 1
                if isQuoted {
                    cell.append(character)
                } else {
                    endRow()
                    first = line
                }
            default: cell.append(character)
            }
        }
        if isQuoted {
            throw DeskError.table(line: first, fault: String(localized: "A quotation mark is not closed."))
        }
        endRow()
        return rows
    }
}
