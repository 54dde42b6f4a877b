public import Foundation

/// Receives messages of a watch.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// The session is active, or cannot be: on this device always with `WCError.sessionNotSupported`.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    /// The session is about to end.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// The session has ended.
    func sessionDidDeactivate(_ session: WCSession)
    /// The watch was paired, or has the app.
    func sessionWatchStateDidChange(_ session: WCSession)
    /// The watch is in reach, or no longer.
    func sessionReachabilityDidChange(_ session: WCSession)
    /// A message arrived.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// A message arrived that wants an answer.
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    /// Data arrived.
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    /// New values arrived.
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// Values arrived.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    /// A transfer has ended.
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
    ) {}
}
