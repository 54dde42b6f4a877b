/// Whether a release build writes a value of a message.
public struct OSLogPrivacy: Sendable {
    private enum Visibility { case `public`, `private`, sensitive, auto }

    private let visibility: Visibility

    /// How a value that is not written is told from others.
    public enum Mask: Sendable {
        /// Not at all. Logs of a server have no hashes, which could be looked up.
        case hash, none
    }

    /// The value is always written.
    public static let `public` = OSLogPrivacy(visibility: .public)
    /// The value is written in debug builds only.
    public static let `private` = OSLogPrivacy(visibility: .private)
    /// The value is never written.
    public static let sensitive = OSLogPrivacy(visibility: .sensitive)
    /// Numbers, Booleans and types are written, all other values only in debug builds.
    public static let auto = OSLogPrivacy(visibility: .auto)

    /// The value is written in debug builds only.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// The value is never written.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    /// Numbers, Booleans and types are written, all other values only in debug builds.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

    func isShown(isScalar: Bool) -> Bool {
        switch visibility {
        case .public: true
        case .sensitive: false
        case .private: Self.isDebugBuild
        case .auto: isScalar || Self.isDebugBuild
        }
    }

    static var isDebugBuild: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }
}
