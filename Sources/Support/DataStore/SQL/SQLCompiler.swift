/// Translates expressions to SQL. Each text is a parameter, so that equal queries with other values are the same statement.
///
/// In a condition, null counts as false (`WHERE` keeps rows whose condition is true). So a comparison may be null where only its truth
/// counts; below `NOT`, and where truth values are compared, `SQLExpression.exact` turns null into false.
struct SQLCompiler {
    let layout: LayoutIndex
    /// The locale of the orders that name none. Most queries do not ask for it.
    let locale: () -> String
    private(set) var bindings: [StoredValue] = []
    private(set) var collations: Set<Collation> = []
    private var numbers: [StoredValue: Int] = [:]
    private var scopes: [SQLScope] = []
    private var aliases = 0

    init(_ layout: LayoutIndex, locale: @escaping @autoclosure () -> String) {
        self.layout = layout
        self.locale = locale
    }

    // MARK: Parameters and scopes

    /// The parameter for a value. Equal values share one.
    mutating func parameter(_ value: StoredValue) -> String {
        if let number = numbers[value] { return "?\(number)" }
        bindings.append(value)
        numbers[value] = bindings.count
        return "?\(bindings.count)"
    }

    /// A parameter that no other value shares, so that the statement does not depend on the number.
    mutating func newParameter(_ value: StoredValue) -> String {
        bindings.append(value)
        return "?\(bindings.count)"
    }

    mutating func newAlias() -> String {
        defer { aliases += 1 }
        return "t\(aliases)"
    }

    mutating func openScope(variable: Int, table: String) throws(StoreError) -> String {
        _ = try layout.table(table)
        let alias = newAlias()
        scopes.append(SQLScope(variable: variable, table: table, alias: alias))
        return alias
    }

    mutating func closeScope() -> SQLScope { scopes.removeLast() }

    mutating func insert(_ collation: Collation) { collations.insert(collation) }

    // MARK: Rows

    /// The alias of a row. A reference is joined once, in the scope of the row from which its path begins.
    private mutating func alias(of row: StoreRow) throws(StoreError) -> String {
        switch row {
        case .variable(let variable):
            guard let scope = scopes.last(where: { $0.variable == variable }) else {
                throw .unknownName("row \(variable)")
            }
            return scope.alias
        case .referenced(let from, let table, let column, let other):
            guard let position = scopes.lastIndex(where: { $0.variable == row.root }) else {
                throw .unknownName("row \(row.root)")
            }
            if let alias = scopes[position].alias(of: row) { return alias }
            let reference = try self.column(column, of: from, in: table)
            _ = try layout.table(other)
            let alias = newAlias()
            scopes[position].join(
                row, alias: alias,
                sql: "LEFT JOIN \(SQLName.quoted(other)) AS \(alias) ON \(alias).id = \(reference.text)")
            return alias
        }
    }

    /// The table of a row.
    private func table(of row: StoreRow) throws(StoreError) -> String {
        switch row {
        case .variable(let variable):
            guard let scope = scopes.last(where: { $0.variable == variable }) else {
                throw .unknownName("row \(variable)")
            }
            return scope.table
        case .referenced(_, _, _, let other): return other
        }
    }

    /// The column of a row. The id of a referenced row is the reference itself, which needs no join.
    private mutating func column(
        _ name: String, of row: StoreRow, in table: String
    ) throws(StoreError) -> SQLExpression {
        if name == "id" {
            if case .referenced(let from, let table, let column, _) = row {
                return try self.column(column, of: from, in: table)
            }
            return SQLExpression(text: try alias(of: row) + ".id", isNullable: false)
        }
        let column = try layout.table(table).column(name)
        var isNullable = column.isOptional
        if case .referenced = row { isNullable = true }
        let text = try alias(of: row) + "." + SQLName.quoted(name)
        return SQLExpression(
            text: column.isExternallyStored ? "espalier_file(\(text))" : text, isNullable: isNullable)
    }

    // MARK: Expressions

    mutating func compile(_ expression: StoreExpression) throws(StoreError) -> SQLExpression {
        switch expression {
        case .value(.null): return SQLExpression(text: "NULL", isNullable: true)
        case .value(.real(let real)) where real.isNaN: return SQLExpression(text: "NULL", isNullable: true)
        case .value(let value): return SQLExpression(text: parameter(value), isNullable: false)
        case .column(let row, let name): return try column(name, of: row, in: table(of: row))
        case .not(let operand):
            let operand = try compile(operand)
            return SQLExpression(
                text: operand.isNullable ? "(\(operand.text) IS NOT TRUE)" : "(NOT \(operand.text))",
                isNullable: false, isTruth: true)
        case .negated(let operand):
            let operand = try compile(operand)
            return SQLExpression(text: "(-\(operand.text))", isNullable: operand.isNullable)
        case .isNull(let operand):
            let operand = try compile(operand).exact
            return SQLExpression(text: "(\(operand.text) IS NULL)", isNullable: false, isTruth: true)
        case .binary(let symbol, let left, let right): return try binary(symbol, left, right)
        case .conditional(let condition, let then, let otherwise):
            let condition = try compile(condition)
            let (then, otherwise) = (try compile(then), try compile(otherwise))
            return SQLExpression(
                text: "(CASE WHEN \(condition.text) THEN \(then.text) ELSE \(otherwise.text) END)",
                isNullable: then.isNullable || otherwise.isNullable, isTruth: then.isTruth && otherwise.isTruth)
        case .coalesced(let first, let second):
            let (first, second) = (try compile(first).exact, try compile(second).exact)
            return SQLExpression(
                text: "coalesce(\(first.text), \(second.text))", isNullable: first.isNullable && second.isNullable,
                isTruth: first.isTruth && second.isTruth)
        case .text(let test, let text, let other): return try self.text(test, text, other)
        case .isOne(let operand, let values): return try isOne(operand, values)
        case .exists(let collection, let variable, let condition):
            let subquery = try subquery("1", collection, variable, condition)
            return SQLExpression(text: "EXISTS \(subquery)", isNullable: false, isTruth: true)
        case .count(let collection, let variable, let condition):
            return SQLExpression(text: try subquery("count(*)", collection, variable, condition), isNullable: false)
        }
    }

    private mutating func binary(
        _ symbol: StoreExpression.Operator, _ left: StoreExpression, _ right: StoreExpression
    ) throws(StoreError) -> SQLExpression {
        if symbol == .equal || symbol == .notEqual, left.isNaN || right.isNaN {
            return SQLExpression(text: symbol == .equal ? "FALSE" : "TRUE", isNullable: false, isTruth: true)
        }
        var (left, right) = (try compile(left), try compile(right))
        switch symbol {
        case .and, .or:
            return SQLExpression(
                text: "(\(left.text) \(symbol.sql) \(right.text))", isNullable: left.isNullable || right.isNullable,
                isTruth: true)
        case .equal, .notEqual:
            (left, right) = (left.exact, right.exact)
            let (plain, withNulls) = symbol == .equal ? ("=", "IS") : ("<>", "IS NOT")
            return SQLExpression(
                text: "(\(left.text) \(left.isNullable || right.isNullable ? withNulls : plain) \(right.text))",
                isNullable: false, isTruth: true)
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            return SQLExpression(
                text: "(\(left.text) \(symbol.sql) \(right.text))", isNullable: left.isNullable || right.isNullable,
                isTruth: true)
        case .dividedAsReal:
            return SQLExpression(text: "(CAST(\(left.text) AS REAL) / \(right.text))", isNullable: true)
        case .dividedAsInteger, .remainder:
            // Null for a division by zero.
            return SQLExpression(text: "(\(left.text) \(symbol.sql) \(right.text))", isNullable: true)
        case .plus, .minus, .times:
            return SQLExpression(
                text: "(\(left.text) \(symbol.sql) \(right.text))", isNullable: left.isNullable || right.isNullable)
        }
    }

    private mutating func isOne(_ operand: StoreExpression, _ values: [StoredValue]) throws(StoreError) -> SQLExpression
    {
        let operand = try compile(operand).exact
        let others = values.filter { $0 != .null }
        var parts: [String] = []
        if others.count < values.count { parts.append("\(operand.text) IS NULL") }
        if let list = others.jsonOfIntegers {
            // One parameter for any number of ids, so that the statement is the same.
            parts.append("\(operand.text) IN (SELECT value FROM json_each(\(parameter(.text(list)))))")
        } else if !others.isEmpty {
            var names: [String] = []
            for value in others { names.append(parameter(value)) }
            parts.append("\(operand.text) IN (\(names.joined(separator: ", ")))")
        }
        if parts.isEmpty { return SQLExpression(text: "FALSE", isNullable: false, isTruth: true) }
        return SQLExpression(
            text: "(\(parts.joined(separator: " OR ")))", isNullable: operand.isNullable, isTruth: true)
    }

    // MARK: Collections

    private mutating func subquery(
        _ result: String, _ collection: StoreCollection, _ variable: Int, _ condition: StoreExpression?
    ) throws(StoreError) -> String {
        let owner = try column("id", of: collection.owner, in: table(of: collection.owner)).text
        let element = try openScope(variable: variable, table: collection.element)
        let table = SQLName.quoted(collection.element)
        var conditions: [String] = []
        var from: String
        switch collection.kind {
        case .children(let column):
            _ = try layout.table(collection.element).column(column)
            from = "\(table) AS \(element)"
            conditions.append("\(element).\(SQLName.quoted(column)) = \(owner)")
        case .join(let name), .inverseJoin(let name):
            _ = try layout.join(name)
            let pair = newAlias()
            let isInverse = collection.kind == .inverseJoin(name)
            from = "\(SQLName.quoted(name)) AS \(pair)"
            // Without a condition, the pairs alone are the answer.
            if condition != nil {
                from += " JOIN \(table) AS \(element) ON \(element).id = \(pair).\(isInverse ? "owner" : "element")"
            }
            conditions.append("\(pair).\(isInverse ? "element" : "owner") = \(owner)")
        }
        if let condition { conditions.append(try compile(condition).text) }
        from += closeScope().joins
        return "(SELECT \(result) FROM \(from) WHERE \(conditions.joined(separator: " AND ")))"
    }
}

extension StoreRow {
    /// The variable with which a path of references begins.
    fileprivate var root: Int {
        switch self {
        case .variable(let variable): variable
        case .referenced(let from, _, _, _): from.root
        }
    }
}

extension StoreExpression {
    /// NaN, to which nothing is equal. As a parameter it would be null, which is equal to null.
    fileprivate var isNaN: Bool { if case .value(.real(let real)) = self { real.isNaN } else { false } }
}

extension StoreExpression.Operator {
    fileprivate var sql: String {
        switch self {
        case .and: "AND"
        case .or: "OR"
        case .equal: "="
        case .notEqual: "<>"
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        case .plus: "+"
        case .minus: "-"
        case .times: "*"
        case .dividedAsReal, .dividedAsInteger: "/"
        case .remainder: "%"
        }
    }
}

extension [StoredValue] {
    /// The values as a JSON array, if all are integers.
    fileprivate var jsonOfIntegers: String? {
        if isEmpty { return nil }
        var result = "["
        for value in self {
            guard case .integer(let integer) = value else { return nil }
            if result.utf8.count > 1 { result += "," }
            result += String(integer)
        }
        return result + "]"
    }
}
