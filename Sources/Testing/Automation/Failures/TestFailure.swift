import Foundation
import Testing
import XCTest

/// The place of a step in the source of a test.
package struct SourcePlace {
    package var file: StaticString
    package var line: UInt

    package init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = line
    }
}

/// Failures of the running test, of XCTest or Swift Testing.
package enum TestFailure {
    /// Takes failures in place of the running test: tests of this library.
    @TaskLocal package static var catcher: (@Sendable (String) -> Void)?

    /// - Parameter place: Nil for a property, which does not know its place.
    package static func record(_ message: String, at place: SourcePlace?) {
        if let catcher { return catcher(message) }
        guard Test.current != nil else {
            XCTFail(message, file: place?.file ?? "(a property of an element)", line: place?.line ?? 0)
            return
        }
        guard let place else {
            Issue.record(Comment(rawValue: message))
            return
        }
        let path = "\(place.file)"
        let parts = path.split(separator: "/").suffix(2).joined(separator: "/")
        Issue.record(
            Comment(rawValue: message),
            sourceLocation: SourceLocation(
                fileID: parts.contains("/") ? parts : "Tests/" + parts, filePath: path, line: max(1, Int(place.line)),
                column: 1))
    }
}
