import EspalierViews
public import Foundation

/// A page as a scene of the app.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// The session of the scene.
    public final let session: UISceneSession

    /// A scene of a session. Pages make their own.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// The object that receives the scene's life; nil unless the app has scene delegates.
    open var delegate: (any UISceneDelegate)? { didSet { if delegate != nil { page?.noteActivityRead() } } }

    /// The page of the scene, while it exists.
    final weak var page: ViewGraph?

    /// Whether the page is in use; `unattached` for a scene without a page.
    open var activationState: ActivationState {
        guard let page else { return .unattached }
        page.noteActivityRead()
        return switch page === ViewGraph.current ? ViewGraph.currentActivity : page.host.activity {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// The title of the scene. It has no effect; use `navigationTitle(_:)`.
    open var title: String! = ""

    /// Opens a URL in place of the page, as a link does.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url, completionHandler: completion)
    }

    /// The states of scenes.
    public enum ActivationState: Int, Sendable {
        /// Not connected; in use; visible without being used; not visible.
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    /// The reasons for which a scene opens. A page has none: its views read its URL.
    @MainActor @preconcurrency
    public final class ConnectionOptions: NSObject {
        /// The URLs to open.
        public let urlContexts: Set<UIOpenURLContext> = []
        /// The action of the app's icon.
        public var shortcutItem: UIApplicationShortcutItem? { nil }
        /// The activities to go on with.
        public var userActivities: Set<NSUserActivity> { [] }
        /// The type of an activity that arrives later.
        public var handoffUserActivityType: String? { nil }
        /// The app that asks for the scene.
        public var sourceApplication: String? { nil }

        override init() {}
    }

    /// Options for opening URLs. They have no effect.
    public final class OpenExternalURLOptions: NSObject {
        /// Whether only an app may open the URL.
        public var universalLinksOnly = false
    }
}

/// A URL that a scene opens.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL

    init(url: URL) {
        self.url = url
    }
}
