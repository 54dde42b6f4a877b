/// A source of random bytes.
public final class SecRandomRef: Sendable {
    private init() {}
}

/// The system's source.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes of the system's generator for cryptography.
///
/// - Returns: `errSecSuccess`, or `errSecParam` for a negative count.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    for byte in UnsafeMutableRawBufferPointer(start: bytes, count: count).indices {
        bytes.storeBytes(of: .random(in: .min ... .max, using: &generator), toByteOffset: byte, as: UInt8.self)
    }
    return errSecSuccess
}
