/// A number of bytes.
public typealias CC_LONG = UInt32
/// A number of 64 bits.
public typealias CC_LONG64 = UInt64

/// The number of bytes of a digest of MD5.
public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
/// The number of bytes that MD5 takes at a time.
public var CC_MD5_BLOCK_BYTES: Int32 { 64 }
/// The number of bytes of a digest of SHA1.
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
/// The number of bytes that SHA1 takes at a time.
public var CC_SHA1_BLOCK_BYTES: Int32 { 64 }
/// The number of bytes of a digest of SHA224.
public var CC_SHA224_DIGEST_LENGTH: Int32 { 28 }
/// The number of bytes that SHA224 takes at a time.
public var CC_SHA224_BLOCK_BYTES: Int32 { 64 }
/// The number of bytes of a digest of SHA256.
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
/// The number of bytes that SHA256 takes at a time.
public var CC_SHA256_BLOCK_BYTES: Int32 { 64 }
/// The number of bytes of a digest of SHA384.
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
/// The number of bytes that SHA384 takes at a time.
public var CC_SHA384_BLOCK_BYTES: Int32 { 128 }
/// The number of bytes of a digest of SHA512.
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }
/// The number of bytes that SHA512 takes at a time.
public var CC_SHA512_BLOCK_BYTES: Int32 { 128 }
