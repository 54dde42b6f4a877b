/// A key of public-key cryptography.
@available(
    *, unavailable,
    message: "Keys of Security are not part of Espalier. Use the package swift-crypto for curves and RSA."
)
public final class SecKey {}

/// Makes a key.
@available(
    *, unavailable,
    message: "Keys of Security are not part of Espalier. Use the package swift-crypto for curves and RSA."
)
public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?)
    -> SecKey?
{
    nil
}

/// Reads a key.
@available(
    *, unavailable,
    message: "Keys of Security are not part of Espalier. Use the package swift-crypto for curves and RSA."
)
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    nil
}

/// The public part of a key.
@available(
    *, unavailable,
    message: "Keys of Security are not part of Espalier. Use the package swift-crypto for curves and RSA."
)
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }

/// A certificate.
@available(
    *, unavailable, message: "Certificates of Security are not part of Espalier. Use the package swift-certificates."
)
public final class SecCertificate {}

/// Reads a certificate.
@available(
    *, unavailable, message: "Certificates of Security are not part of Espalier. Use the package swift-certificates."
)
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? { nil }

/// Whether a chain of certificates is trusted.
@available(
    *, unavailable, message: "Certificates of Security are not part of Espalier. Use the package swift-certificates."
)
public final class SecTrust {}

/// A certificate with its key.
@available(
    *, unavailable, message: "Certificates of Security are not part of Espalier. Use the package swift-certificates."
)
public final class SecIdentity {}
