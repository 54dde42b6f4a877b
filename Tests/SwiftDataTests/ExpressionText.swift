import EspalierDataStore
import EspalierViews

/// The lines that were written to the log once.
enum Log {
    static func has(_ line: String) -> Bool { Warning.wrote(line) }
}

/// An expression as people would write it.
func text(_ expression: StoreExpression) -> String {
    switch expression {
    case .value(let value): text(value)
    case .column(let row, let name): path(row) + name
    case .not(let inner): "not \(text(inner))"
    case .negated(let inner): "-\(text(inner))"
    case .isNull(let inner): "\(text(inner)) is null"
    case .binary(let operation, let left, let right): "(\(text(left)) \(text(operation)) \(text(right)))"
    case .conditional(let test, let then, let otherwise):
        "if \(text(test)) then \(text(then)) else \(text(otherwise))"
    case .coalesced(let left, let right): "first(\(text(left)), \(text(right)))"
    case .text(let test, let left, let right): "\(test)(\(text(left)), \(text(right)))"
    case .isOne(let inner, let values): "\(text(inner)) in (\(values.map { text($0) }.joined(separator: ", ")))"
    case .exists(let rows, let variable, let condition): "exists(\(text(rows, variable, condition)))"
    case .count(let rows, let variable, let condition): "count(\(text(rows, variable, condition)))"
    }
}

private func text(_ rows: StoreCollection, _ variable: Int, _ condition: StoreExpression?) -> String {
    let name =
        switch rows.kind {
        case .children(let column): column == "author" ? "books" : column
        case .join(let name), .inverseJoin(let name): name
        }
    return path(rows.owner) + name + " r\(variable)" + (condition.map { " where \(text($0))" } ?? "")
}

private func path(_ row: StoreRow) -> String {
    switch row {
    case .variable(0): ""
    case .variable(let number): "r\(number)."
    case .referenced(let owner, _, let column, _): path(owner) + column + "->"
    }
}

private func text(_ value: StoredValue) -> String {
    switch value {
    case .null: "null"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let value): "'\(value)'"
    case .data(let value): "\(value.count) bytes"
    }
}

private func text(_ operation: StoreExpression.Operator) -> String {
    switch operation {
    case .and: "and"
    case .or: "or"
    case .equal: "="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .plus: "+"
    case .minus: "-"
    case .times: "*"
    case .dividedAsReal: "/"
    case .dividedAsInteger: "div"
    case .remainder: "mod"
    }
}
