#if UIKit
    import EspalierServer
    import EspalierViews
    public import Foundation
    public import UIKit

    /// An app that consists of delegates, as of 2019.
    private struct DelegateApp<Delegate: NSObject & UIApplicationDelegate>: App {
        @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

        var body: some Scene {
            WindowGroup { DelegateScenePage(delegate) }
        }
    }

    extension UIApplicationDelegate where Self: NSObject {
        /// Serves the app's pages until the process is asked to stop: `@main` on the class makes it the program.
        ///
        /// Each browser has a delegate, and each page a scene. Its delegate is of the class that
        /// `application(_:configurationForConnecting:options:)` names, or else of the class `SceneDelegate` of the same module. The page
        /// shows the `rootViewController` of the window that `scene(_:willConnectTo:options:)` makes.
        public static func main() {
            DelegateApp<Self>.main()
        }
    }
#endif
