/// Signs and agrees on keys by a curve.
@available(
    *, unavailable, message: "Signatures are not part of Espalier. Use the module Crypto of the package swift-crypto."
)
public enum Curve25519 {}

/// Signs and agrees on keys by a curve.
@available(
    *, unavailable, message: "Signatures are not part of Espalier. Use the module Crypto of the package swift-crypto."
)
public enum P256 {}

/// Signs and agrees on keys by a curve.
@available(
    *, unavailable, message: "Signatures are not part of Espalier. Use the module Crypto of the package swift-crypto."
)
public enum P384 {}

/// Signs and agrees on keys by a curve.
@available(
    *, unavailable, message: "Signatures are not part of Espalier. Use the module Crypto of the package swift-crypto."
)
public enum P521 {}

/// Keys in the hardware of the device.
@available(
    *, unavailable, message: "A server has no Secure Enclave. Use the module Crypto of the package swift-crypto."
)
public enum SecureEnclave {}

/// Encrypts and authenticates.
@available(*, unavailable, message: "ChaCha20 is not part of Espalier. Use AES.GCM.")
public enum ChaChaPoly {}
