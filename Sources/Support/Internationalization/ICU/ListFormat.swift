import _FoundationICU

/// ICU's format of lists.
///
/// Unchecked: ICU only reads an open format, so threads may share it.
final class ListFormat: @unchecked Sendable {
    private let format: OpaquePointer

    /// - Parameter locale: An identifier of ICU.
    init?(locale: String, type: UListFormatterType, width: UListFormatterWidth) {
        var status = U_ZERO_ERROR
        let format = swift_ulistfmt_openForType(locale, type, width, &status)
        guard let format = status.checked(format, { swift_ulistfmt_close($0) }) else { return nil }
        self.format = format
    }

    deinit { swift_ulistfmt_close(format) }

    /// The items with the locale's separators; empty without items.
    func text(_ items: [String]) -> String? {
        guard !items.isEmpty else { return "" }
        // All items in one array, so that their addresses stay the same during the call.
        let units = items.flatMap { Array($0.utf16) }
        let lengths = items.map { Int32($0.utf16.count) }
        return units.withUnsafeBufferPointer { units in
            // ICU refuses a null pointer, also for an empty item.
            var none: UChar = 0
            return withUnsafePointer(to: &none) { none in
                var start = units.baseAddress ?? none
                let starts: [UnsafePointer<UChar>?] = lengths.map { length in
                    defer { start += Int(length) }
                    return start
                }
                return ICUText.make {
                    swift_ulistfmt_format(format, starts, lengths, Int32(items.count), $0, $1, $2)
                }
            }
        }
    }
}
