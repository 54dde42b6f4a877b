/// The number of a hash function of `CCHmac`.
public typealias CCHmacAlgorithm = UInt32

/// SHA-1.
public var kCCHmacAlgSHA1: Int { 0 }
/// MD5.
public var kCCHmacAlgMD5: Int { 1 }
/// SHA-256.
public var kCCHmacAlgSHA256: Int { 2 }
/// SHA-384.
public var kCCHmacAlgSHA384: Int { 3 }
/// SHA-512.
public var kCCHmacAlgSHA512: Int { 4 }
/// SHA-224.
public var kCCHmacAlgSHA224: Int { 5 }

/// Computes the code of bytes that proves who wrote them (HMAC, RFC 2104). An unknown algorithm writes nothing.
///
/// - Parameters:
///   - algorithm: One of the constants, such as `CCHmacAlgorithm(kCCHmacAlgSHA256)`.
///   - key: The secret, and its number of bytes.
///   - data: The bytes, and their number.
///   - macOut: Memory for the code, as long as a digest of the hash function.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    guard let function = HashFunction(algorithm), let macOut else { return }
    var key = Array(UnsafeRawBufferPointer(start: key, count: keyLength))
    if key.count > function.blockSize { key = function.digest(key) }
    key += Array(repeating: 0, count: function.blockSize - key.count)
    let data = UnsafeRawBufferPointer(start: data, count: dataLength)
    let inner = function.digest(key.map { $0 ^ 0x36 } + data)
    macOut.copyMemory(from: function.digest(key.map { $0 ^ 0x5C } + inner), byteCount: function.size)
}

/// A hash function by its number.
private struct HashFunction {
    let size: Int
    let blockSize: Int
    private let compute: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?

    init?(_ algorithm: CCHmacAlgorithm) {
        switch Int(algorithm) {
        case kCCHmacAlgMD5: (size, blockSize, compute) = (16, 64, CC_MD5)
        case kCCHmacAlgSHA1: (size, blockSize, compute) = (20, 64, CC_SHA1)
        case kCCHmacAlgSHA224: (size, blockSize, compute) = (28, 64, CC_SHA224)
        case kCCHmacAlgSHA256: (size, blockSize, compute) = (32, 64, CC_SHA256)
        case kCCHmacAlgSHA384: (size, blockSize, compute) = (48, 128, CC_SHA384)
        case kCCHmacAlgSHA512: (size, blockSize, compute) = (64, 128, CC_SHA512)
        default: return nil
        }
    }

    func digest(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: size)
        _ = compute(bytes, CC_LONG(bytes.count), &digest)
        return digest
    }
}
