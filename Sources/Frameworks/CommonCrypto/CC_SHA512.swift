internal import EspalierCNettle

/// Computes the digest SHA512 of bytes (FIPS 180-4).
///
/// - Parameters:
///   - data: The bytes; nil if there are none.
///   - len: The number of bytes.
///   - md: Memory for the digest, 64 bytes.
/// - Returns: The memory; nil if it is missing.
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{
    digest(data, len, md, CC_SHA512_CTX(), CC_SHA512_Init, CC_SHA512_Update, CC_SHA512_Final)
}

/// The state of SHA512.
public struct CC_SHA512_CTX {
    var context = sha512_ctx()

    /// A state, which `CC_SHA512_Init` prepares.
    public init() {}
}

/// Begins a SHA-512 digest. Returns 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
    nettle_sha512_init(&c.pointee.context)
    return 1
}

/// Adds bytes to a SHA-512 digest. Returns 1.
@discardableResult
public func CC_SHA512_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG)
    -> Int32
{
    nettle_sha512_update(&c.pointee.context, Int(len), data?.assumingMemoryBound(to: UInt8.self))
    return 1
}

/// Ends a digest, and writes its 64 bytes. Returns 1.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
    nettle_sha512_digest(&c.pointee.context, 64, md)
    return 1
}
