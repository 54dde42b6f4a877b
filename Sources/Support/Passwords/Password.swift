import Foundation

/// Hashes of passwords by Argon2id (RFC 9106).
///
///     let hash = try await Password.hash(password)
///     // Later, also for a name that does not exist:
///     guard try await Password.verify(password, against: user?.hash) else { return }
///     if Password.needsRehash(hash) { user.hash = try await Password.hash(password) }
///
/// A hash is a text of about 100 ASCII characters that begins with `$argon2id$`. It contains the salt and the cost, so it is all that has to
/// be stored.
///
/// Hashing takes about 20 ms and 19 MiB. It runs on at most two threads of low priority, so that it delays neither pages nor endpoints.
/// Up to 64 others wait; the next one gets the error `PasswordError.busy`.
///
/// Passwords are texts of 1 to 1,024 bytes of UTF-8, of any characters. Texts that look the same are the same password: they are compared
/// in Unicode's form NFC, and with the space U+0020 in place of all other spaces (RFC 8265, 4.2). Different from that profile,
/// control characters are allowed.
public enum Password {
    /// The memory and the time that a hash takes.
    public struct Cost: Hashable, Sendable {
        /// The memory in bytes, at least 8 KiB.
        public let memory: Int
        /// The number of passes over the memory, at least 1.
        public let passes: Int

        /// A cost. Values out of range become the nearest ones in it: 8 KiB to 1 GiB, and 1 to 100 passes.
        public init(memory: Int, passes: Int) {
            self.memory = min(max(memory, 8 << 10), Self.limit.memory)
            self.passes = min(max(passes, 1), Self.limit.passes)
        }

        /// The least cost that OWASP's Password Storage Cheat Sheet recommends: 19 MiB and two passes.
        public static let recommended = Cost(memory: 19 << 20, passes: 2)

        static let limit = (memory: 1 << 30, passes: 100)
    }

    /// The maximum length of a password, in bytes of UTF-8.
    public static let maximumLength = 1024

    /// The hash of a password, with a random salt.
    ///
    /// - Throws: A `PasswordError`: `empty` or `tooLong` for such passwords, `busy` if too many others wait, or a `CancellationError`.
    public static func hash(_ password: String, cost: Cost = .recommended) async throws -> String {
        let bytes = bytes(of: password)
        if bytes.isEmpty { throw PasswordError.empty }
        if bytes.count > maximumLength { throw PasswordError.tooLong }
        return try await PasswordQueue.shared.run { try Argon2.hash(bytes, cost) }
    }

    /// Whether a hash is that of a password.
    ///
    /// Without a hash, for an account that does not exist, the result is false after the same work, so that the time does not tell
    /// whether the account exists. That holds as long as the hashes of all accounts have this cost.
    ///
    /// - Parameters:
    ///   - hash: The hash from `hash(_:cost:)`, or nil.
    ///   - cost: The cost of the work without a hash.
    /// - Throws: A `PasswordError`: `malformedHash` for another text, `busy` if too many others wait, or a `CancellationError`.
    public static func verify(
        _ password: String, against hash: String?, cost: Cost = .recommended
    ) async throws -> Bool {
        var bytes = bytes(of: password)
        // No account has such a password. The work is that for any other.
        let isPossible = !bytes.isEmpty && bytes.count <= maximumLength
        if !isPossible { bytes = [0] }
        guard let hash else {
            _ = try await PasswordQueue.shared.run { [bytes] in try Argon2.hash(bytes, cost) }
            return false
        }
        guard Argon2.cost(of: hash) != nil else { throw PasswordError.malformedHash }
        return try await PasswordQueue.shared.run { [bytes] in try Argon2.verify(bytes, hash) } && isPossible
    }

    /// Whether a hash costs less than it should, so that it is replaced the next time that its user signs in. True for texts that are no
    /// hashes.
    public static func needsRehash(_ hash: String, cost: Cost = .recommended) -> Bool {
        guard let known = Argon2.cost(of: hash) else { return true }
        return known.memory < cost.memory || known.passes < cost.passes
    }

    /// The bytes that are hashed.
    private static func bytes(of password: String) -> [UInt8] {
        // Longer texts are refused, so their form does not matter.
        guard password.utf8.count <= 4 * maximumLength else { return Array(repeating: 0, count: maximumLength + 1) }
        var scalars = String.UnicodeScalarView()
        for scalar in password.unicodeScalars {
            scalars.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
        }
        return Array(String(scalars).precomposedStringWithCanonicalMapping.utf8)
    }
}
