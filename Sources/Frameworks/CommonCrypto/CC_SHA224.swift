internal import EspalierCNettle

/// Computes the digest SHA224 of bytes (FIPS 180-4).
///
/// - Parameters:
///   - data: The bytes; nil if there are none.
///   - len: The number of bytes.
///   - md: Memory for the digest, 28 bytes.
/// - Returns: The memory; nil if it is missing.
@discardableResult
public func CC_SHA224(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{
    digest(data, len, md, CC_SHA224_CTX(), CC_SHA224_Init, CC_SHA224_Update, CC_SHA224_Final)
}

/// The state of SHA224.
public struct CC_SHA224_CTX {
    var context = sha256_ctx()

    /// A state, which `CC_SHA224_Init` prepares.
    public init() {}
}

/// Begins a SHA-224 digest. Returns 1.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA224_CTX>) -> Int32 {
    nettle_sha224_init(&c.pointee.context)
    return 1
}

/// Adds bytes to a SHA-224 digest. Returns 1.
@discardableResult
public func CC_SHA224_Update(_ c: UnsafeMutablePointer<CC_SHA224_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG)
    -> Int32
{
    nettle_sha256_update(&c.pointee.context, Int(len), data?.assumingMemoryBound(to: UInt8.self))
    return 1
}

/// Ends a digest, and writes its 28 bytes. Returns 1.
@discardableResult
public func CC_SHA224_Final(_ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA224_CTX>) -> Int32 {
    nettle_sha224_digest(&c.pointee.context, 28, md)
    return 1
}
