import EspalierAutomation
public import Foundation
import Synchronization
public import XCTest

extension XCTestCase {
    /// Leaves a file: always, or if the test fails.
    public func add(_ attachment: XCTAttachment) {
        guard let file = attachment.write(for: name), attachment.lifetime == .deleteOnSuccess else { return }
        let test = Unchecked(value: self)
        addTeardownBlock {
            if test.value.testRun?.totalFailureCount ?? 0 == 0 { try? FileManager.default.removeItem(at: file) }
        }
    }

    /// Calls a closure when an alert stands in the way of a step, until the end of the test.
    ///
    /// - Parameter handler: Gets the alert, and returns whether it has closed it.
    @discardableResult
    public func addUIInterruptionMonitor(
        withDescription description: String, handler: @escaping (XCUIElement) -> Bool
    ) -> any NSObjectProtocol {
        let token = InterruptionMonitors.add(handler)
        addTeardownBlock { InterruptionMonitors.remove(token) }
        return token
    }

    public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
        (monitor as? InterruptionMonitors.Token).map(InterruptionMonitors.remove)
    }
}

/// A value that only the thread uses on which XCTest runs its tests.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
}

/// The closures that handle alerts, the newest last.
enum InterruptionMonitors {
    final class Token: NSObject, Sendable {}

    private static let monitors = Mutex<[(token: Token, handler: Unchecked<(XCUIElement) -> Bool>)]>([])

    static var handlers: [(XCUIElement) -> Bool] { monitors.withLock { $0 }.map(\.handler.value) }

    static func add(_ handler: @escaping (XCUIElement) -> Bool) -> Token {
        let token = Token()
        let entry = (token: token, handler: Unchecked(value: handler))
        monitors.withLock { $0.append(entry) }
        return token
    }

    static func remove(_ token: Token) { monitors.withLock { list in list.removeAll { $0.token === token } } }
}
