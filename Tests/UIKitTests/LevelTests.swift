import Testing

@testable import UIKit

@MainActor @Suite struct `Levels and priorities` {
    @Test func `above and below others are made of numbers`() {
        #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.normal - 1 < .normal)
        var priority = UILayoutPriority.required - 1
        priority += 0.5
        #expect(priority.rawValue == 999.5)
    }
}
