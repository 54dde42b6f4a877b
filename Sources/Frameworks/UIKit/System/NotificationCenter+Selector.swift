import EspalierViews
public import Foundation
import Synchronization

extension NotificationCenter {
    /// Calls a method of an object, which is not retained, for each notification. The method receives the notification, on the main
    /// actor: at once if it is posted there, else soon after.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications; nil for all.
    ///   - object: The sender of the notifications; nil for all.
    public func addObserver(_ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?) {
        let registration = SelectorRegistration(observer: observer, center: self, name: name)
        registration.token = addObserver(forName: name, object: object, queue: nil) { notification in
            nonisolated(unsafe) let notification = notification  // The poster hands it over.
            MainThread.run {
                guard let observer = registration.observer else { return SelectorRegistration.removeEnded() }
                selector.call(on: observer, notification)
            }
        }
        SelectorRegistration.add(registration)
    }

    /// Removes all registrations of an object, or one that `addObserver(forName:object:queue:using:)` returned.
    public func removeObserver(_ observer: AnyObject) {
        SelectorRegistration.remove { $0.center === self && $0.observer === observer }
        removeObserver(observer as Any)
    }

    /// Removes the registrations of an object for a notification.
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        SelectorRegistration.remove {
            $0.center === self && $0.observer === observer && (name == nil || $0.name == name)
        }
        removeObserver(observer as Any, name: name, object: object)
    }
}

/// A method that observes notifications.
private final class SelectorRegistration: @unchecked Sendable {
    // Only `token` changes, once, before another thread can see the registration.
    private static let all = Mutex<[SelectorRegistration]>([])

    private(set) weak var observer: AnyObject?
    let center: NotificationCenter
    let name: NSNotification.Name?
    var token: (any NSObjectProtocol)?

    init(observer: AnyObject, center: NotificationCenter, name: NSNotification.Name?) {
        self.observer = observer
        self.center = center
        self.name = name
    }

    /// Adds a registration, and removes those whose observers no longer exist.
    static func add(_ registration: SelectorRegistration) {
        removeEnded()
        all.withLock { $0.append(registration) }
    }

    static func removeEnded() {
        remove { $0.observer == nil }
    }

    static func remove(where isRemoved: (SelectorRegistration) -> Bool) {
        let removed = all.withLock { all in
            let removed = all.filter(isRemoved)
            if !removed.isEmpty { all.removeAll(where: isRemoved) }
            return removed
        }
        for registration in removed {
            if let token = registration.token { registration.center.removeObserver(token as Any) }
        }
    }
}
