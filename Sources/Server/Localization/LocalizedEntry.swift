import Foundation

/// The text of a key in one language: a format, which may vary by numbers.
struct LocalizedEntry: Equatable, Sendable {
    /// Texts by plural category: `one`, `few`, `other`…
    typealias Plural = [String: String]

    /// A part of the format, in place of `%#@name@`.
    struct Substitution: Equatable, Sendable {
        /// The index of the argument that it varies by, from 1; nil for the next one.
        var argument: Int?
        /// The specifier of the number, without `%`. It replaces `%arg` in the texts.
        var specifier: String
        var plural: Plural
    }

    var format: String
    /// The formats by the first number; empty if there is only one.
    var plural: Plural = [:]
    var substitutions: [String: Substitution] = [:]

    /// The format for an argument list.
    ///
    /// - Parameters:
    ///   - counts: the numbers among the arguments; nil for other arguments.
    ///   - category: the plural category of a number.
    func text(counts: [Double?], category: (Double) -> String) -> String {
        var text = format
        if !plural.isEmpty, let count = counts.lazy.compactMap({ $0 }).first {
            text = plural[category(count)] ?? plural["other"] ?? format
        }
        guard !substitutions.isEmpty else { return text }
        var next = 0
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "%#@") {
            guard let end = rest[start.upperBound...].firstIndex(of: "@") else { break }
            result += rest[..<start.lowerBound]
            let name = String(rest[start.upperBound..<end])
            rest = rest[rest.index(after: end)...]
            guard let substitution = substitutions[name] else { continue }
            let index = substitution.argument.map { $0 - 1 } ?? next
            next = index + 1
            let count = counts.indices.contains(index) ? counts[index] ?? 0 : 0
            let part = substitution.plural[category(count)] ?? substitution.plural["other"] ?? ""
            result += part.replacing("%arg", with: "%\(index + 1)$\(substitution.specifier)")
        }
        return result + rest
    }
}

extension LocalizedEntry {
    /// The texts of one table in one language, by key.
    typealias Table = [String: LocalizedEntry]
}
