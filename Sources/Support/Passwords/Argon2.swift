internal import EspalierCSodium
import Foundation

/// libsodium's Argon2id.
enum Argon2 {
    /// Whether the library is ready. It may be initialized by any thread.
    private static let isReady = sodium_init() >= 0

    /// A hash with a random salt, as text.
    static func hash(_ password: [UInt8], _ cost: Password.Cost) throws(PasswordError) -> String {
        guard isReady else { throw .outOfMemory }
        var text = [CChar](repeating: 0, count: Int(crypto_pwhash_strbytes()))
        let result = withBytes(of: password) {
            crypto_pwhash_str_alg(
                &text, $0, UInt64(password.count), UInt64(cost.passes), cost.memory, crypto_pwhash_alg_argon2id13())
        }
        guard result == 0 else { throw .outOfMemory }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether a well-formed hash is that of a password.
    static func verify(_ password: [UInt8], _ hash: String) throws(PasswordError) -> Bool {
        guard isReady else { throw .outOfMemory }
        errno = 0
        let result = withBytes(of: password) { crypto_pwhash_str_verify(hash, $0, UInt64(password.count)) }
        if result != 0, errno == ENOMEM { throw .outOfMemory }
        return result == 0
    }

    private static func withBytes(of password: [UInt8], _ body: (UnsafePointer<CChar>) -> Int32) -> Int32 {
        var password = password
        return password.withUnsafeMutableBytes { bytes in
            defer { sodium_memzero(bytes.baseAddress, bytes.count) }
            guard let start = bytes.baseAddress else { return -1 }
            return body(start.assumingMemoryBound(to: CChar.self))
        }
    }

    /// The cost of a hash, from its text `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`; nil for another text, or a cost beyond the limits.
    static func cost(of hash: String) -> Password.Cost? {
        let parts = hash.split(separator: "$", omittingEmptySubsequences: false)
        guard hash.utf8.count < Int(crypto_pwhash_strbytes()), hash.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
            parts.count == 6, parts[0].isEmpty, parts[1] == "argon2id", parts[2] == "v=19", !parts[4].isEmpty,
            !parts[5].isEmpty
        else { return nil }
        let numbers = parts[3].split(separator: ",", omittingEmptySubsequences: false)
        guard numbers.count == 3, numbers[0].hasPrefix("m="), numbers[1].hasPrefix("t="), numbers[2] == "p=1",
            let kibibytes = UInt32(numbers[0].dropFirst(2)), let passes = UInt32(numbers[1].dropFirst(2)),
            (8...UInt32(Password.Cost.limit.memory >> 10)).contains(kibibytes),
            (1...UInt32(Password.Cost.limit.passes)).contains(passes)
        else { return nil }
        return Password.Cost(memory: Int(kibibytes) << 10, passes: Int(passes))
    }
}
