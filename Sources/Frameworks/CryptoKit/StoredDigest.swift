/// A digest whose bytes are stored.
protocol StoredDigest: Digest {
    var bytes: [UInt8] { get }
}

extension StoredDigest {
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// Whether two digests are equal. The time does not depend on the bytes.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.withUnsafeBytes { left in rhs.withUnsafeBytes { areEqual(left, $0) } }
    }
}
