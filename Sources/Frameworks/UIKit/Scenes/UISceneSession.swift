import EspalierViews
public import Foundation

/// The session of a page.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
    /// The scene, while the page is in memory.
    public internal(set) weak var scene: UIScene?
    /// The purpose of the scene.
    public let role: Role
    /// The configuration with which the page was opened.
    public internal(set) var configuration: UISceneConfiguration
    /// A name of the page.
    public let persistentIdentifier = UUID().uuidString
    /// The activity that the scene's delegate returned when the page last entered the background; nil for none. It stays with the page: a
    /// page that is opened anew has none.
    public internal(set) var stateRestorationActivity: NSUserActivity?
    /// Values for the app.
    public var userInfo: [String: Any]?

    init(_ configuration: UISceneConfiguration) {
        self.configuration = configuration
        role = configuration.role
    }

    /// The purposes of scenes.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A page.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A second screen. No page has it.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
}
