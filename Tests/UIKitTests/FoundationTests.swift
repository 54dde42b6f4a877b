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

    @Test func `keep rectangles, points, sizes and insets as objects`() {
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        ]
        let value = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        #expect(value?.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }
}
