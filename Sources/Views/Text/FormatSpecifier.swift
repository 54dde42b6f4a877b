package import Foundation

/// A format specifier of `printf` and Foundation, such as `%lld`, `%.2f` or `%2$@`.
struct FormatSpecifier: Equatable {
    /// The argument's index, from 0, if the specifier names one.
    var position: Int?
    var isLeftAligned = false
    var showsPlus = false
    var showsSpace = false
    var padsWithZeros = false
    var isAlternate = false
    var width = 0
    var precision: Int?
    var conversion: UInt8

    /// Parses the characters after a percent sign; nil if they are no specifier. Widths and precisions are limited to
    /// 99.
    init?(_ bytes: inout Substring.UTF8View) {
        var rest = bytes
        func number() -> Int? {
            var value: Int?
            while let byte = rest.first, byte >= 0x30, byte <= 0x39 {
                value = min((value ?? 0) * 10 + Int(byte - 0x30), 99)
                rest.removeFirst()
            }
            return value
        }
        let start = rest
        if let position = number(), rest.first == UInt8(ascii: "$"), position > 0 {
            self.position = position - 1
            rest.removeFirst()
        } else {
            rest = start
        }
        flags: while let byte = rest.first {
            switch byte {
            case UInt8(ascii: "-"): isLeftAligned = true
            case UInt8(ascii: "+"): showsPlus = true
            case UInt8(ascii: " "): showsSpace = true
            case UInt8(ascii: "0"): padsWithZeros = true
            case UInt8(ascii: "#"): isAlternate = true
            case UInt8(ascii: "'"): break
            default: break flags
            }
            rest.removeFirst()
        }
        width = number() ?? 0
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            precision = number() ?? 0
        }
        while let byte = rest.first, "hlqLztj".utf8.contains(byte) { rest.removeFirst() }
        guard let conversion = rest.popFirst(), "@dDiuUxXoOfFeEgGaAcsS".utf8.contains(conversion) else { return nil }
        self.conversion = conversion
        bytes = rest
    }

    /// The argument in the format of the specifier.
    func format(_ argument: LocalizedStringKey.FormatArgument, _ separators: NumberSeparators) -> String {
        switch argument {
        case .string(let text): padded(precision.map { String(text.prefix($0)) } ?? text)
        case .text: ""
        case .signed(let value): integer(isNegative: value < 0, magnitude: value.magnitude, separators)
        case .unsigned(let value): integer(isNegative: false, magnitude: value, separators)
        case .floating(let value): floating(value, separators)
        }
    }

    private func integer(isNegative: Bool, magnitude: UInt64, _ separators: NumberSeparators) -> String {
        let digits: String
        switch conversion {
        case UInt8(ascii: "x"): digits = (isAlternate ? "0x" : "") + String(bits(isNegative, magnitude), radix: 16)
        case UInt8(ascii: "X"):
            digits = (isAlternate ? "0X" : "") + String(bits(isNegative, magnitude), radix: 16, uppercase: true)
        case UInt8(ascii: "o"), UInt8(ascii: "O"): digits = String(bits(isNegative, magnitude), radix: 8)
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
            UInt8(ascii: "G"):
            return floating(isNegative ? -Double(magnitude) : Double(magnitude), separators)
        case UInt8(ascii: "c"):
            return padded(Unicode.Scalar(UInt32(truncatingIfNeeded: magnitude)).map { String(Character($0)) } ?? "")
        default:
            let plain = String(magnitude)
            let minimum = precision ?? 0
            let filled = String(repeating: "0", count: max(minimum - plain.utf8.count, 0)) + plain
            return signed(isNegative, padsWithZeros ? filled : separators.grouped(filled))
        }
        return padded(digits)
    }

    private func bits(_ isNegative: Bool, _ magnitude: UInt64) -> UInt64 {
        isNegative ? 0 &- magnitude : magnitude
    }

    private func floating(_ value: Double, _ separators: NumberSeparators) -> String {
        guard value.isFinite else { return padded(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf") }
        let lowered = conversion | 0x20
        let isFixed = ![UInt8(ascii: "e"), UInt8(ascii: "g"), UInt8(ascii: "a")].contains(lowered)
        let letter = isFixed ? "f" : String(Unicode.Scalar(conversion))
        let text = String(format: "%.*" + letter, precision ?? 6, value.magnitude)
        let parts = text.split(separator: ".", maxSplits: 1)
        let whole = String(parts[0])
        var number = isFixed && !padsWithZeros ? separators.grouped(whole) : whole
        if parts.count == 2 { number += separators.decimal + parts[1] }
        return signed(value.sign == .minus, number)
    }

    private func signed(_ isNegative: Bool, _ digits: String) -> String {
        let sign = isNegative ? "-" : showsPlus ? "+" : showsSpace ? " " : ""
        let missing = width - sign.utf8.count - digits.count
        if padsWithZeros, !isLeftAligned, missing > 0 {
            return sign + String(repeating: "0", count: missing) + digits
        }
        return padded(sign + digits)
    }

    private func padded(_ text: String) -> String {
        let missing = width - text.count
        guard missing > 0 else { return text }
        let padding = String(repeating: " ", count: missing)
        return isLeftAligned ? text + padding : padding + text
    }
}

/// The separators in a language's numbers.
package struct NumberSeparators: Hashable, Sendable {
    package var grouping: String
    package var decimal: String
    /// The least number of digits before the first separator: 2 if numbers of four digits have none.
    package var minimumGroupingDigits: Int

    package init(grouping: String, decimal: String, minimumGroupingDigits: Int) {
        self.grouping = grouping
        self.decimal = decimal
        self.minimumGroupingDigits = minimumGroupingDigits
    }

    package init(_ locale: Locale) {
        self.init(
            grouping: locale.groupingSeparator ?? ",", decimal: locale.decimalSeparator ?? ".",
            minimumGroupingDigits: ["es", "pt", "pl", "it"].contains(locale.language.languageCode?.identifier ?? "")
                ? 2 : 1)
    }

    /// The digits with separators between groups of three.
    package func grouped(_ digits: String) -> String {
        let count = digits.utf8.count
        guard count >= 3 + minimumGroupingDigits, !grouping.isEmpty else { return digits }
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (count - index).isMultiple(of: 3) { text += grouping }
            text.append(digit)
        }
        return text
    }
}
