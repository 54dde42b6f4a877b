extension SQLCompiler {
    /// A test or comparison of two texts. The functions `espalier_…` are in `TextFunctions`.
    mutating func text(
        _ test: StoreExpression.TextTest, _ text: StoreExpression, _ other: StoreExpression
    ) throws(StoreError) -> SQLExpression {
        if test == .starts, case .column = text, case .value(.text(let prefix)) = other {
            return try starts(text, with: prefix)
        }
        let (left, right) = (try compile(text), try compile(other))
        let isNullable = left.isNullable || right.isNullable
        let (sql, isTruth) =
            switch test {
            // `instr` compares bytes, which are Unicode scalars in UTF-8, and finds an empty text at 1.
            case .contains: ("(instr(\(left.text), \(right.text)) > 0)", true)
            case .starts: ("(instr(\(left.text), \(right.text)) = 1)", true)
            case .ends: ("espalier_ends(\(left.text), \(right.text))", true)
            case .localizedStandardContains: ("espalier_contains_standard(\(left.text), \(right.text))", true)
            case .caseInsensitiveContains: ("espalier_contains_caseless(\(left.text), \(right.text))", true)
            case .compared: ("espalier_compare(\(left.text), \(right.text))", false)
            case .caseInsensitiveCompared: ("espalier_compare_caseless(\(left.text), \(right.text))", false)
            case .localizedCompared: ("espalier_compare_localized(\(left.text), \(right.text))", false)
            }
        return SQLExpression(text: sql, isNullable: isNullable, isTruth: isTruth)
    }

    /// A prefix of a column is a range of its values, for which SQLite can use an index.
    private mutating func starts(_ text: StoreExpression, with prefix: String) throws(StoreError) -> SQLExpression {
        let text = try compile(text)
        guard !prefix.isEmpty else {
            return SQLExpression(text: "(\(text.text) IS NOT NULL)", isNullable: false, isTruth: true)
        }
        var sql = "(\(text.text) >= \(parameter(.text(prefix)))"
        if let end = SQLCompiler.end(ofPrefix: prefix) { sql += " AND \(text.text) < \(parameter(.text(end)))" }
        return SQLExpression(text: sql + ")", isNullable: text.isNullable, isTruth: true)
    }

    /// The least text that is greater than each text with the prefix; nil if there is none.
    static func end(ofPrefix prefix: String) -> String? {
        var scalars = prefix.unicodeScalars
        while let last = scalars.popLast() {
            // Surrogates are not scalars, so U+D7FF is followed by U+E000.
            let next = last.value == 0xD7FF ? 0xE000 : last.value + 1
            guard let scalar = Unicode.Scalar(next) else { continue }
            scalars.append(scalar)
            return String(scalars)
        }
        return nil
    }
}
