import _FoundationICU

/// ICU's format of numbers by a skeleton, such as `unit/kilometer unit-width-short`.
///
/// Unchecked: ICU only reads an open format, so threads may share it.
final class NumberFormat: @unchecked Sendable {
    private let format: OpaquePointer

    /// - Parameter locale: An identifier of ICU.
    init?(locale: String, skeleton: String) {
        var status = U_ZERO_ERROR
        let units = Array(skeleton.utf16)
        let format = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status)
        guard let format = status.checked(format, { swift_unumf_close($0) }) else { return nil }
        self.format = format
    }

    deinit { swift_unumf_close(format) }

    /// A formatted number.
    struct Formatted {
        var text: String
        /// The number in the unit that ICU chose.
        var number: Double
        /// The positions of the number in the UTF-16 of the text; nil if the text has several numbers or none.
        var numberRange: Range<Int>?
    }

    func text(_ number: Double) -> Formatted? {
        var status = U_ZERO_ERROR
        guard let result = status.checked(swift_unumf_openResult(&status), { swift_unumf_closeResult($0) }) else {
            return nil
        }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(format, number, result, &status)
        guard status.isSuccess, let text = ICUText.make({ swift_unumf_resultToString(result, $0, $1, $2) }) else {
            return nil
        }
        return Formatted(
            text: text, number: decimal(of: result) ?? number, numberRange: numberRange(in: result, of: text))
    }

    private func decimal(of result: OpaquePointer) -> Double? {
        var status = U_ZERO_ERROR
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            let count = swift_unumf_resultToDecimalNumber(result, buffer.baseAddress, 64, &status)
            guard status.isSuccess, 0..<64 ~= Int(count), let start = buffer.baseAddress else { return nil }
            return Double(String(cString: start))
        }
    }

    /// The part of the text from the number's sign or first digit to its last digit.
    private func numberRange(in result: OpaquePointer, of text: String) -> Range<Int>? {
        var status = U_ZERO_ERROR
        guard let fields = status.checked(swift_ufieldpositer_open(&status), { swift_ufieldpositer_close($0) }) else {
            return nil
        }
        defer { swift_ufieldpositer_close(fields) }
        swift_unumf_resultGetAllFieldPositions(result, fields, &status)
        guard status.isSuccess else { return nil }
        var range: Range<Int>?
        var integers = 0
        while true {
            var start: Int32 = 0
            var end: Int32 = 0
            let field = swift_ufieldpositer_next(fields, &start, &end)
            guard field >= 0 else { break }
            let kinds = [UNUM_INTEGER_FIELD, UNUM_FRACTION_FIELD, UNUM_DECIMAL_SEPARATOR_FIELD, UNUM_SIGN_FIELD]
            guard start <= end, kinds.contains(where: { Int32($0.rawValue) == field }) else { continue }
            if field == Int32(UNUM_INTEGER_FIELD.rawValue) { integers += 1 }
            let part = Int(start)..<Int(end)
            range = range.map { min($0.lowerBound, part.lowerBound)..<max($0.upperBound, part.upperBound) } ?? part
        }
        return integers == 1 ? range : nil
    }
}
