import Dispatch
@_exported public import Foundation
import EspalierViews

/// The connection with a watch, which this device cannot have.
///
/// Ask `isSupported()` first. A session that is used nevertheless fails with `WCError.sessionNotSupported`, on a queue in the background.
// Sendable, because a lock guards its property.
public final class WCSession: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private weak var storedDelegate: (any WCSessionDelegate)?

    override init() {
        super.init()
    }

    /// Whether the device pairs with a watch: false.
    public class func isSupported() -> Bool { false }

    /// The session of the page's browser. Code outside of the main actor, which has no page, gets a new one.
    public class var `default`: WCSession {
        guard MainThread.isCurrent else { return WCSession() }
        return MainActor.assumeIsolated { ClientValues.current.feature(BrowserSession.self).session }
    }

    /// Receives the result of `activate()`.
    public weak var delegate: (any WCSessionDelegate)? {
        get { lock.withLock { storedDelegate } }
        set { lock.withLock { storedDelegate = newValue } }
    }

    /// The state: not active.
    public var activationState: WCSessionActivationState { .notActivated }
    /// Whether there is a watch: false.
    public var isPaired: Bool { false }
    /// Whether the watch has the app: false.
    public var isWatchAppInstalled: Bool { false }
    /// Whether the app is on the watch's face: false.
    public var isComplicationEnabled: Bool { false }
    /// The number of updates of the watch's face that are left today: 0.
    public var remainingComplicationUserInfoTransfers: Int { 0 }
    /// Whether the watch answers now: false.
    public var isReachable: Bool { false }
    /// Whether the watch has more data: false.
    public var hasContentPending: Bool { false }
    /// The values that were sent last: none.
    public var applicationContext: [String: Any] { [:] }
    /// The values that were received last: none.
    public var receivedApplicationContext: [String: Any] { [:] }

    /// Tells the delegate that the session cannot be activated.
    public func activate() {
        DispatchQueue.global().async {
            self.delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError.unsupported)
        }
    }

    /// Calls the error handler. Without one the message is lost, as in Apple's framework.
    public func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: (@Sendable (any Error) -> Void)? = nil
    ) {
        DispatchQueue.global().async { errorHandler?(WCError.unsupported) }
    }

    /// Calls the error handler. Without one the message is lost, as in Apple's framework.
    public func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: (@Sendable (any Error) -> Void)? = nil
    ) {
        DispatchQueue.global().async { errorHandler?(WCError.unsupported) }
    }

    /// Fails with `WCError.sessionNotSupported`.
    public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError.unsupported
    }

    /// A transfer that never runs. The delegate gets no answer, as from a session that is not active.
    @discardableResult
    public func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo)
    }

    /// A transfer that never runs. The delegate gets no answer, as from a session that is not active.
    @discardableResult
    public func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo)
    }

    /// The transfers that wait: none.
    public var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
}

/// The session of a browser.
@MainActor
private final class BrowserSession: ClientFeature {
    let session = WCSession()

    init(_ values: ClientValues) {}
}

public enum WCSessionActivationState: Int, Sendable {
    /// Not active, as always on this device; about to end; active.
    case notActivated, inactive, activated
}

/// A transfer of values.
public final class WCSessionUserInfoTransfer: NSObject {
    public let userInfo: [String: Any]

    init(_ userInfo: [String: Any]) {
        self.userInfo = userInfo
        super.init()
    }

    /// Whether the values are for the watch's face: false.
    public var isCurrentComplicationInfo: Bool { false }
    /// Whether the values are being sent: false.
    public var isTransferring: Bool { false }

    /// Ends the transfer, which never runs.
    public func cancel() {}
}
