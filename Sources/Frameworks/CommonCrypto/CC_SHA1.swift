internal import EspalierCNettle

/// Computes the digest SHA1 of bytes (FIPS 180-4). Attackers find equal digests.
///
/// - Parameters:
///   - data: The bytes; nil if there are none.
///   - len: The number of bytes.
///   - md: Memory for the digest, 20 bytes.
/// - Returns: The memory; nil if it is missing.
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{
    digest(data, len, md, CC_SHA1_CTX(), CC_SHA1_Init, CC_SHA1_Update, CC_SHA1_Final)
}

/// The state of SHA1.
public struct CC_SHA1_CTX {
    var context = sha1_ctx()

    /// A state, which `CC_SHA1_Init` prepares.
    public init() {}
}

/// Begins a SHA-1 digest. Returns 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
    nettle_sha1_init(&c.pointee.context)
    return 1
}

/// Adds bytes to a SHA-1 digest. Returns 1.
@discardableResult
public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG) -> Int32 {
    nettle_sha1_update(&c.pointee.context, Int(len), data?.assumingMemoryBound(to: UInt8.self))
    return 1
}

/// Ends a digest, and writes its 20 bytes. Returns 1.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
    nettle_sha1_digest(&c.pointee.context, 20, md)
    return 1
}
