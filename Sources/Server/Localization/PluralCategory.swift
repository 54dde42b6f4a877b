import _FoundationICU

/// The plural categories of numbers, by the rules of the Unicode Common Locale Data Repository.
enum PluralCategory {
    /// The category of a number in a language: "zero", "one", "two", "few", "many" or "other".
    /// - Parameter language: A BCP 47 tag. A language without rules has only "other".
    static func name(of number: Double, in language: String) -> String {
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_open(language, &status) else { return "other" }
        defer { swift_uplrules_close(rules) }
        return withUnsafeTemporaryAllocation(of: UChar.self, capacity: 16) { keyword in
            let count = swift_uplrules_select(rules, number, keyword.baseAddress, Int32(keyword.count), &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue, 0..<keyword.count ~= Int(count) else { return "other" }
            return String(decoding: keyword[..<Int(count)], as: UTF16.self)
        }
    }
}
