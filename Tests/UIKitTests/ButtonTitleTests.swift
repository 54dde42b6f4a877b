import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A title with attributes of a button` {
    @Test func `has its own font and color`() {
        var attributes = AttributeContainer()
        attributes.font = UIFont.boldSystemFont(ofSize: 30)
        attributes.foregroundColor = UIColor.red
        var configuration = UIButton.Configuration.filled()
        configuration.attributedTitle = AttributedString("Go", attributes: attributes)
        #expect(configuration.title == "Go" && configuration.font?.pointSize == 30)
        #expect(configuration.foreground(tint: .blue, isEnabled: true) == .red)
        #expect(configuration.foreground(tint: .blue, isEnabled: false) != .red)
        configuration.title = "Stop"
        #expect(configuration.font == nil && configuration.foreground(tint: .blue, isEnabled: true) == .white)
    }

    @Test func `leaves attributes of SwiftUI as they are`() {
        var text = AttributedString("a")
        text.font = .title
        text.foregroundColor = .red
        #expect(text.swiftUI.font == .title && text.swiftUI.foregroundColor == .red)
        #expect(text.uiKit.font == nil && text.uiKit.foregroundColor == nil)
    }
}
