import CryptoKit
import Foundation

/// Seals values that browsers carry from one process of the server to another, which has the same secret. A browser can neither read nor
/// change them (`docs/decisions/0125-sealed-sign-ins.md`).
struct ValueSeal: Sendable {
    /// The text of a sealed value is longer than this only if no cookie has room for it. Browsers keep 4,096 bytes for each cookie, with its
    /// name and attributes.
    static let longest = 3_900

    private let key: SymmetricKey

    /// - Parameter secret: the bytes that only the processes of this server know.
    init(secret: [UInt8]) {
        key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret), info: Array("espalier sealed values".utf8),
            outputByteCount: 32)
    }

    /// The text of a value, in base64url.
    ///
    /// - Parameters:
    ///   - end: the time in seconds since 1970 from which the value does not count any more.
    ///   - context: where the value counts: its purpose and form, and what it is bound to.
    /// - Returns: Nil for a value that is longer than `longest`, or has no JSON.
    func seal(_ value: some Encodable, until end: Double, for context: [String]) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        guard let json = try? encoder.encode(value),
            let bytes = try? AES.GCM.seal(Self.bytes(of: end) + json, using: key, authenticating: Self.header(context))
                .combined
        else { return nil }
        let text = Base64URL.encode(bytes)
        return text.utf8.count <= Self.longest ? text : nil
    }

    /// The value of a text; nil if it was not sealed with this secret for this context, or has ended.
    func open<Value: Decodable>(
        _ text: String, as type: Value.Type, for context: [String], at now: Double
    ) -> Value? {
        guard text.utf8.count <= Self.longest, let bytes = Base64URL.decode(text),
            let box = try? AES.GCM.SealedBox(combined: bytes),
            let opened = try? AES.GCM.open(box, using: key, authenticating: Self.header(context)), opened.count > 8,
            Self.time(opened.prefix(8)) > now
        else { return nil }
        return try? JSONDecoder().decode(type, from: Data(opened.dropFirst(8)))
    }

    /// The part of a text in which it differs from all others: the random beginning that no other has.
    static func name(of text: String) -> String { String(text.prefix(16)) }

    private static func bytes(of time: Double) -> Data {
        withUnsafeBytes(of: time.bitPattern.littleEndian) { Data($0) }
    }

    private static func time(_ bytes: Data) -> Double {
        Double(bitPattern: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    /// The texts of a context, so that no other context has the same bytes.
    private static func header(_ context: [String]) -> Data {
        context.reduce(into: Data()) { header, text in
            withUnsafeBytes(of: UInt32(text.utf8.count).littleEndian) { header.append(contentsOf: $0) }
            header.append(contentsOf: text.utf8)
        }
    }
}
