internal import EspalierCNettle

/// Computes the digest SHA256 of bytes (FIPS 180-4).
///
/// - Parameters:
///   - data: The bytes; nil if there are none.
///   - len: The number of bytes.
///   - md: Memory for the digest, 32 bytes.
/// - Returns: The memory; nil if it is missing.
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{
    digest(data, len, md, CC_SHA256_CTX(), CC_SHA256_Init, CC_SHA256_Update, CC_SHA256_Final)
}

/// The state of SHA256.
public struct CC_SHA256_CTX {
    var context = sha256_ctx()

    /// A state, which `CC_SHA256_Init` prepares.
    public init() {}
}

/// Begins a SHA-256 digest. Returns 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
    nettle_sha256_init(&c.pointee.context)
    return 1
}

/// Adds bytes to a SHA-256 digest. Returns 1.
@discardableResult
public func CC_SHA256_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG)
    -> Int32
{
    nettle_sha256_update(&c.pointee.context, Int(len), data?.assumingMemoryBound(to: UInt8.self))
    return 1
}

/// Ends a digest, and writes its 32 bytes. Returns 1.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
    nettle_sha256_digest(&c.pointee.context, 32, md)
    return 1
}
