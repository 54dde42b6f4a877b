import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A content size of UIKit` {
    @Test func `has the order and the names of SwiftUI's`() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.unspecified < .extraSmall)
        #expect(ContentSizeCategory(.accessibilityLarge) == .accessibilityLarge)
        #expect(ContentSizeCategory(UIContentSizeCategory.unspecified) == nil)
        #expect(UIContentSizeCategory(ContentSizeCategory.extraLarge) == .extraLarge)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    @Test func `is that of the page's user`() {
        var found: UIContentSizeCategory?
        _ = TestPage { Color.red.onAppear { found = UITraitCollection.current.preferredContentSizeCategory } }
        #expect(found == .large)
    }
}
