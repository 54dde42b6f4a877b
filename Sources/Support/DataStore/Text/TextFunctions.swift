internal import EspalierCSQLite
import Foundation

/// The functions on texts that SQLite lacks, under names that begin with `espalier_`. They are null if an argument is null.
enum TextFunctions {
    static func register(on connection: SQLiteConnection) {
        define("espalier_ends", on: connection) { $0.bytes.ends(with: $1.bytes) ? 1 : 0 }
        define("espalier_compare", on: connection) { $0.bytes.compared(to: $1.bytes) }
        define("espalier_compare_caseless", on: connection) {
            Int64($0.text.caseInsensitiveCompare($1.text).rawValue)
        }
        define("espalier_compare_localized", on: connection) {
            let collation = Collation(locale: Locale.current.identifier(.icu), comparesNumbers: false)
            return Int64(Collations.collator(for: collation)?.compare($0.bytes, $1.bytes) ?? 0)
        }
        defineSearch("espalier_contains_standard", [.caseInsensitive, .diacriticInsensitive], on: connection)
        defineSearch("espalier_contains_caseless", .caseInsensitive, on: connection)
        defineConversions(on: connection)
    }

    private static func defineSearch(
        _ name: String, _ options: String.CompareOptions, on connection: SQLiteConnection
    ) {
        sqlite3_create_function_v2(
            connection.handle, name, 2, SQLITE_UTF8 | SQLITE_INNOCUOUS,
            UnsafeMutableRawPointer(bitPattern: options.rawValue),
            { context, _, arguments in
                guard let text = TextFunctions.argument(arguments?[0]) else { return sqlite3_result_null(context) }
                // SQLite keeps the object while the argument is the same for all rows.
                if let known = sqlite3_get_auxdata(context, 1) {
                    let search = Unmanaged<FoldedSearch>.fromOpaque(known).takeUnretainedValue()
                    return sqlite3_result_int(context, search.finds(text) ? 1 : 0)
                }
                guard let other = TextFunctions.argument(arguments?[1]) else { return sqlite3_result_null(context) }
                let options = String.CompareOptions(rawValue: UInt(bitPattern: sqlite3_user_data(context)))
                let search = FoldedSearch(other, options)
                sqlite3_result_int(context, search.finds(text) ? 1 : 0)
                sqlite3_set_auxdata(context, 1, Unmanaged.passRetained(search).toOpaque()) {
                    Unmanaged<FoldedSearch>.fromOpaque($0!).release()
                }
            }, nil, nil, nil)
    }

    /// Conversions of columns: null for a value that is not convertible.
    private static func defineConversions(on connection: SQLiteConnection) {
        let flags = SQLITE_UTF8 | SQLITE_INNOCUOUS | SQLITE_DETERMINISTIC
        sqlite3_create_function_v2(
            connection.handle, "espalier_number", 1, flags, nil,
            { context, _, arguments in
                guard let argument = TextFunctions.argument(arguments?[0]), let number = Double(argument.text),
                    !number.isNaN
                else { return sqlite3_result_null(context) }
                sqlite3_result_double(context, number)
            }, nil, nil, nil)
        sqlite3_create_function_v2(
            connection.handle, "espalier_text", 1, flags, nil,
            { context, _, arguments in
                guard let value = arguments?[0], sqlite3_value_type(value) == SQLITE_BLOB else {
                    return sqlite3_result_null(context)
                }
                let bytes = UnsafeRawBufferPointer(
                    start: sqlite3_value_blob(value), count: Int(sqlite3_value_bytes(value)))
                guard var text = String(validating: bytes, as: UTF8.self) else { return sqlite3_result_null(context) }
                text.withUTF8 { utf8 in
                    utf8.withMemoryRebound(to: CChar.self) {
                        sqlite3_result_text64(
                            context, $0.baseAddress, UInt64($0.count),
                            unsafeBitCast(-1, to: sqlite3_destructor_type.self), UInt8(SQLITE_UTF8))
                    }
                }
            }, nil, nil, nil)
    }

    /// An argument of a function.
    struct Argument {
        let bytes: UnsafeRawBufferPointer
        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    private final class Body {
        let body: (Argument, Argument) -> Int64
        init(_ body: @escaping (Argument, Argument) -> Int64) { self.body = body }
    }

    private static func define(
        _ name: String, on connection: SQLiteConnection, _ body: @escaping (Argument, Argument) -> Int64
    ) {
        // Innocuous functions have no effects, so that triggers may call them. They are not deterministic: the locale may change.
        sqlite3_create_function_v2(
            connection.handle, name, 2, SQLITE_UTF8 | SQLITE_INNOCUOUS, Unmanaged.passRetained(Body(body)).toOpaque(),
            { context, _, arguments in
                guard let left = TextFunctions.argument(arguments?[0]),
                    let right = TextFunctions.argument(arguments?[1])
                else { return sqlite3_result_null(context) }
                let body = Unmanaged<Body>.fromOpaque(sqlite3_user_data(context)).takeUnretainedValue()
                sqlite3_result_int64(context, body.body(left, right))
            }, nil, nil, { Unmanaged<Body>.fromOpaque($0!).release() })
    }

    private static func argument(_ value: OpaquePointer?) -> Argument? {
        guard let value, sqlite3_value_type(value) != SQLITE_NULL, let start = sqlite3_value_text(value) else {
            return nil
        }
        return Argument(bytes: UnsafeRawBufferPointer(start: start, count: Int(sqlite3_value_bytes(value))))
    }
}

extension UnsafeRawBufferPointer {
    /// `-1`, `0` or `1`, by bytes. In UTF-8 this is the order of Unicode scalars.
    func compared(to other: UnsafeRawBufferPointer) -> Int64 {
        let shared = Swift.min(count, other.count)
        if shared > 0, let left = baseAddress, let right = other.baseAddress {
            let order = memcmp(left, right, shared)
            if order != 0 { return order < 0 ? -1 : 1 }
        }
        return count == other.count ? 0 : count < other.count ? -1 : 1
    }

    func ends(with suffix: UnsafeRawBufferPointer) -> Bool {
        guard suffix.count <= count else { return false }
        return UnsafeRawBufferPointer(rebasing: self[(count - suffix.count)...]).compared(to: suffix) == 0
    }
}
