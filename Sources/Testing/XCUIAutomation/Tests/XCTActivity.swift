import Foundation
import XCTest

/// A named part of a test.
public protocol XCTActivity {
    var name: String { get }
    func add(_ attachment: XCTAttachment)
}

/// Names the parts of a test.
public enum XCTContext {
    private struct Activity: XCTActivity {
        let name: String

        func add(_ attachment: XCTAttachment) {
            if attachment.lifetime == .keepAlways { _ = attachment.write(for: name) }
        }
    }

    /// Runs a part of a test.
    @discardableResult
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name: name))
    }

    /// Runs a part of a test.
    @discardableResult
    public static func runActivity<Result>(
        named name: String, isolation: isolated (any Actor)? = #isolation,
        block: (any XCTActivity) async throws -> Result
    ) async rethrows -> Result {
        try await block(Activity(name: name))
    }
}
