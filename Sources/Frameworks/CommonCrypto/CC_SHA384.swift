internal import EspalierCNettle

/// Computes the digest SHA384 of bytes (FIPS 180-4).
///
/// - Parameters:
///   - data: The bytes; nil if there are none.
///   - len: The number of bytes.
///   - md: Memory for the digest, 48 bytes.
/// - Returns: The memory; nil if it is missing.
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{
    digest(data, len, md, CC_SHA384_CTX(), CC_SHA384_Init, CC_SHA384_Update, CC_SHA384_Final)
}

/// The state of SHA384.
public struct CC_SHA384_CTX {
    var context = sha512_ctx()

    /// A state, which `CC_SHA384_Init` prepares.
    public init() {}
}

/// Begins a SHA-384 digest. Returns 1.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA384_CTX>) -> Int32 {
    nettle_sha384_init(&c.pointee.context)
    return 1
}

/// Adds bytes to a SHA-384 digest. Returns 1.
@discardableResult
public func CC_SHA384_Update(_ c: UnsafeMutablePointer<CC_SHA384_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG)
    -> Int32
{
    nettle_sha512_update(&c.pointee.context, Int(len), data?.assumingMemoryBound(to: UInt8.self))
    return 1
}

/// Ends a digest, and writes its 48 bytes. Returns 1.
@discardableResult
public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA384_CTX>) -> Int32 {
    nettle_sha384_digest(&c.pointee.context, 48, md)
    return 1
}
