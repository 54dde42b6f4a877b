/// Encrypts or decrypts bytes.
@available(*, unavailable, message: "Ciphers of CommonCrypto are not part of Espalier. Use AES.GCM of CryptoKit.")
public func CCCrypt(
    _ op: UInt32, _ alg: UInt32, _ options: UInt32, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer?,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> Int32 { -4305 }

/// Derives a key from a password.
@available(
    *, unavailable,
    message: "Keys of passwords are not part of Espalier. Use a package of the server, such as swift-crypto."
)
public func CCKeyDerivationPBKDF(
    _ algorithm: UInt32, _ password: UnsafePointer<CChar>?, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>?,
    _ saltLen: Int, _ prf: UInt32, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 { -4305 }
