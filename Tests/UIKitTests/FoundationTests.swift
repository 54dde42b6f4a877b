import Foundation
import Testing
import UIKit

@Suite struct `Additions to Foundation` {
    @Test func `store a default by the methods of key-value coding`() throws {
        let defaults = try #require(UserDefaults(suiteName: "FoundationTests"))
        defer { defaults.removePersistentDomain(forName: "FoundationTests") }
        defaults.setValue("blue", forKey: "color")
        #expect(defaults.string(forKey: "color") == "blue")
        #expect(defaults.value(forKey: "color") as? String == "blue")
        defaults.setValue(nil, forKey: "color")
        #expect(defaults.value(forKey: "color") == nil)
    }

    @Test func `run the body of a pool, and pass on its result and its error`() {
        struct Fault: Error {}
        #expect(autoreleasepool { 7 } == 7)
        #expect(throws: Fault.self) { try autoreleasepool { throw Fault() } }
    }
}
