/// A failure of cryptography.
public enum CryptoKitError: Error, Hashable, Sendable {
    /// No key of the cipher has the size.
    case incorrectKeySize
    /// A value has no valid size.
    case incorrectParameterSize
    /// The tag belongs to another key, nonce or message.
    case authenticationFailure
    /// A failure of the library below.
    case underlyingCoreCryptoError(error: Int32)
    /// A key was not wrapped.
    case wrapFailure
    /// A key was not unwrapped.
    case unwrapFailure
    /// A value is invalid.
    case invalidParameter
}
