public import Foundation

/// Computes a digest of data, which may come in parts.
public protocol HashFunction: Sendable {
    /// The result.
    associatedtype Digest: CryptoKit.Digest

    /// The number of bytes that the function takes at a time.
    static var blockByteCount: Int { get }

    /// The function, without data.
    init()

    /// Adds bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)

    /// The digest of all bytes so far.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Adds data.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions {
            region.withUnsafeBytes { update(bufferPointer: $0) }
        }
    }
}
