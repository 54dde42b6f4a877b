import Foundation

/// Remote notifications, for which a page cannot be registered.
extension UIApplication {
    /// Asks for a token for remote notifications. The delegate soon learns that there is none.
    public func registerForRemoteNotifications() {
        guard let delegate else { return }
        Task { @MainActor in
            delegate.application(
                self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
        }
    }

    /// Ends the registration for remote notifications. Does nothing.
    public func unregisterForRemoteNotifications() {}

    /// Whether the app receives remote notifications: false.
    public var isRegisteredForRemoteNotifications: Bool { false }
}

extension UIApplication {
    /// Takes the keys of headphones and keyboards that control media. It has no effect: the browser gives them to its own media elements.
    public func beginReceivingRemoteControlEvents() {}

    /// Gives up these keys.
    public func endReceivingRemoteControlEvents() {}
}
