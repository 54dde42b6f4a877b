import Foundation

/// A decimal number as text that sorts as the numbers do: `<`, `=` or `>` for its relation to zero, the exponent of the first digit as
/// four digits, and the digits. Negative numbers have the complements of their exponents and digits, and end with `~`, which sorts
/// behind digits.
///
///     12.5  ">5002125"
///     0     "="
///     -12.5 "<4997874~"
struct DecimalKey {
    let text: String

    init(text: String) {
        self.text = text
    }

    init(_ value: Decimal) {
        guard !value.isNaN else {
            text = "NaN"
            return
        }
        // The description has no exponent: an optional sign, digits, and perhaps a point and digits.
        let description = value.magnitude.description
        let parts = description.split(separator: ".", omittingEmptySubsequences: false)
        let whole = parts[0].drop { $0 == "0" }
        var digits = whole + (parts.count > 1 ? parts[1] : "")
        var exponent = whole.count
        if whole.isEmpty {
            let significant = digits.drop { $0 == "0" }
            exponent = significant.count - digits.count
            digits = significant
        }
        while digits.last == "0" { digits.removeLast() }
        guard !digits.isEmpty else {
            text = "="
            return
        }
        let key = String(exponent + 5000) + digits
        text = value < 0 ? "<" + Self.complement(key) + "~" : ">" + key
    }

    var value: Decimal {
        if text == "NaN" { return .nan }
        guard text.count > 5, let sign = text.first, sign == ">" || sign == "<" else { return 0 }
        let key = sign == ">" ? String(text.dropFirst()) : Self.complement(String(text.dropFirst().dropLast()))
        guard let exponent = Int(key.prefix(4)) else { return 0 }
        let digits = key.dropFirst(4)
        return Decimal(string: "\(sign == "<" ? "-" : "")\(digits)e\(exponent - 5000 - digits.count)") ?? 0
    }

    private static func complement(_ digits: String) -> String {
        String(digits.map { Character(String(9 - ($0.wholeNumberValue ?? 0))) })
    }
}
