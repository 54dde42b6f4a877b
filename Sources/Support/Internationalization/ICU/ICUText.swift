import _FoundationICU

/// The text that a function of ICU writes into a buffer.
enum ICUText {
    typealias Fill = (UnsafeMutablePointer<UChar>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32

    /// Calls `fill` with a buffer, and a second time with a larger one if the text does not fit. Returns nil if ICU reports an
    /// error.
    static func make(_ fill: Fill) -> String? {
        var length: Int32 = 0
        let short = withUnsafeTemporaryAllocation(of: UChar.self, capacity: 128) { buffer in
            attempt(fill, buffer, &length)
        }
        guard short == nil, length > 128 else { return short }
        return withUnsafeTemporaryAllocation(of: UChar.self, capacity: Int(length)) { buffer in
            attempt(fill, buffer, &length)
        }
    }

    private static func attempt(
        _ fill: Fill, _ buffer: UnsafeMutableBufferPointer<UChar>, _ length: inout Int32
    ) -> String? {
        var status = U_ZERO_ERROR
        length = fill(buffer.baseAddress, Int32(buffer.count), &status)
        guard status.isSuccess, 0...buffer.count ~= Int(length) else { return nil }
        return String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }
}

extension UErrorCode {
    /// Whether a call succeeded, perhaps with a warning.
    var isSuccess: Bool { rawValue <= U_ZERO_ERROR.rawValue }

    /// Keeps a new object of ICU only if the call that made it succeeded.
    func checked<Object>(_ object: Object?, _ close: (Object) -> Void) -> Object? {
        guard let object else { return nil }
        if isSuccess { return object }
        close(object)
        return nil
    }
}
