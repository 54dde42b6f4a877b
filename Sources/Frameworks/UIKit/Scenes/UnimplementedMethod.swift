import EspalierViews
import Foundation

/// Notes that a default implementation ran, in place of a method of the app.
@MainActor
enum UnimplementedMethod {
    private static var hasRun = false

    /// Called by the default implementations.
    static func note() {
        hasRun = true
    }

    /// Calls a method. Returns whether it is the app's.
    static func isImplemented(_ call: () -> Void) -> Bool {
        hasRun = false
        call()
        return !hasRun
    }
}

extension UIWindowScene {
    /// Lets the delegates continue at a URL that no view of the page knows: that of the scene, or else that of the app.
    ///
    /// - Parameter url: The path, as a relative URL.
    /// - Returns: Whether one of them does.
    func continueBrowsing(at url: URL, app: any UIApplicationDelegate) -> Bool {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        if let delegate {
            delegate.scene(self, willContinueUserActivityWithType: activity.activityType)
            if UnimplementedMethod.isImplemented({ delegate.scene(self, continue: activity) }) { return true }
        }
        return app.application(.shared, continue: activity) { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
    }
}
