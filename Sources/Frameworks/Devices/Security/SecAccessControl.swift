/// The conditions under which an item of the keychain may be read.
public final class SecAccessControl: Sendable {
    /// The conditions.
    let flags: SecAccessControlCreateFlags

    init(flags: SecAccessControlCreateFlags) {
        self.flags = flags
    }
}

/// Conditions of access, with the numbers of Apple's framework.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: CFOptionFlags

    public init(rawValue: CFOptionFlags) {
        self.rawValue = rawValue
    }

    /// By biometry or a passcode.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    /// By biometry.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// By the biometry of those who are enrolled now.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    /// By a passcode.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    /// One of the conditions.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All conditions.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// The key signs.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// The app knows a password.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// A set of flags of Core Foundation.
public typealias CFOptionFlags = UInt

/// Conditions for an item of the keychain. `SecItemAdd` fails with every condition.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    SecAccessControl(flags: flags)
}
