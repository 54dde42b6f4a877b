/// Ways to authenticate the owner of a device.
public enum LAPolicy: Int, Sendable {
    /// By biometry; by biometry or a passcode.
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication = 2
}

/// Kinds of biometry.
public enum LABiometryType: Int, Sendable {
    /// None, as on this device; by the finger, the face or the eye.
    case none = 0, touchID = 1, faceID = 2, opticID = 4
}
