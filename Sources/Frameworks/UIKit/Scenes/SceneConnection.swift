import Combine
import EspalierViews
package import Foundation

/// The page of an app with delegates: the first controller of the window that its scene delegate makes.
package struct DelegateScenePage<Delegate: NSObject & UIApplicationDelegate>: View {
    private let delegate: Delegate
    @StateObject private var connection: Connection

    package init(_ delegate: Delegate) {
        self.delegate = delegate
        _connection = StateObject(wrappedValue: Connection(delegate))
    }

    package var body: some View {
        connection.content.onOpenPlace { connection.continueBrowsing(at: $0, app: delegate) }
    }

    /// A scene with its delegate.
    @MainActor
    private final class Connection: ObservableObject {
        private let scene: UIWindowScene?
        private let root: UIViewController?

        init(_ delegate: Delegate) {
            scene = UIWindowScene.current
            root = scene?.connect(delegate)
        }

        func continueBrowsing(at url: URL, app: Delegate) -> Bool {
            scene?.continueBrowsing(at: url, app: app) ?? false
        }

        @ViewBuilder var content: some View {
            if let hosting = root as? any HostingSwiftUI {
                // Views of SwiftUI are the page's own, with its safe area and its places.
                AnyView(hosting.hostedContent)
            } else if let root {
                HostedView(view: root.view, sizing: PageSizing.shared, version: 0, controller: root).ignoresSafeArea()
            }
        }
    }
}

extension UIWindowScene {
    /// Opens the scene by its delegate.
    ///
    /// - Returns: The controller at the root of the delegate's window; nil, with a warning, if it has none.
    fileprivate func connect<Delegate: NSObject & UIApplicationDelegate>(_ app: Delegate) -> UIViewController? {
        let options = UIScene.ConnectionOptions()
        session.configuration = app.application(.shared, configurationForConnecting: session, options: options)
        guard let type = delegateClass(beside: Delegate.self) else {
            Warning.log("the app has no class SceneDelegate: \(Delegate.self) names no delegateClass")
            return nil
        }
        guard let delegate = ObjectCreation.make(type) as? any UISceneDelegate else {
            Warning.log("\(type) is no UISceneDelegate")
            return nil
        }
        self.delegate = delegate
        delegate.scene(self, willConnectTo: session, options: options)
        delegate.sceneWillEnterForeground(self)
        delegate.sceneDidBecomeActive(self)
        let window = (delegate as? any UIWindowSceneDelegate)?.window ?? ownWindows.last
        guard let root = window?.rootViewController else {
            Warning.log("\(type) has set no rootViewController of a window")
            return nil
        }
        return root
    }

    /// The class of the scene's delegate: that of the configuration, or else `SceneDelegate`.
    private func delegateClass(beside app: NSObject.Type) -> NSObject.Type? {
        if let type = session.configuration.delegateClass as? NSObject.Type { return type }
        let name = String(reflecting: app)
        let module = name.prefix { $0 != "." }
        return NSClassFromString("\(module).SceneDelegate") as? NSObject.Type
    }
}

/// A controller with a view of SwiftUI.
@MainActor
protocol HostingSwiftUI: UIViewController {
    var hostedContent: AnyView { get }
}
