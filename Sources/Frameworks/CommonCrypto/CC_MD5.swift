internal import EspalierCNettle

/// Computes the digest MD5 of bytes (RFC 1321). Attackers find equal digests.
///
/// - Parameters:
///   - data: The bytes; nil if there are none.
///   - len: The number of bytes.
///   - md: Memory for the digest, 16 bytes.
/// - Returns: The memory; nil if it is missing.
@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{
    digest(data, len, md, CC_MD5_CTX(), CC_MD5_Init, CC_MD5_Update, CC_MD5_Final)
}

/// The state of MD5.
public struct CC_MD5_CTX {
    var context = md5_ctx()

    /// A state, which `CC_MD5_Init` prepares.
    public init() {}
}

/// Begins an MD5 digest. Returns 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
    nettle_md5_init(&c.pointee.context)
    return 1
}

/// Adds bytes to an MD5 digest. Returns 1.
@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG) -> Int32 {
    nettle_md5_update(&c.pointee.context, Int(len), data?.assumingMemoryBound(to: UInt8.self))
    return 1
}

/// Ends a digest, and writes its 16 bytes. Returns 1.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
    nettle_md5_digest(&c.pointee.context, 16, md)
    return 1
}
