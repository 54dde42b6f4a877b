import EspalierViews
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `A text with attributes` {
    @Test func `of Foundation's class becomes a value with the same attributes`() throws {
        let text = NSMutableAttributedString(string: "one ")
        text.append(
            NSAttributedString(
                string: "two",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2,
                    .underlineStyle: NSUnderlineStyle.single.rawValue, .link: "https://a.b",
                ]))
        let value = AttributedString(text)
        #expect(String(value.characters) == "one two")
        let runs = value.runs.map { $0 }
        #expect(runs.count == 2 && runs[0].attributes == AttributeContainer())
        #expect(runs[1].uiKit.font == .systemFont(ofSize: 20) && runs[1].uiKit.foregroundColor == .red)
        #expect(runs[1].swiftUI.kern == 2 && runs[1].swiftUI.underlineStyle == .single)
        #expect(runs[1].link == URL(string: "https://a.b"))
        #expect(try AttributedString(text, including: \.uiKit) == value)
    }

    @Test func `of a value becomes one of Foundation's class, and the same value again`() throws {
        var value = AttributedString("one ")
        var part = AttributedString("two")
        part.swiftUI.font = .title
        part.swiftUI.foregroundColor = .red
        part.swiftUI.strikethroughStyle = Text.LineStyle(pattern: .dash)
        part.link = URL(string: "https://a.b")
        value += part
        let text = NSAttributedString(value)
        #expect(text.string == "one two")
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
        #expect(text.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == UIColor(Color.red))
        #expect(text.attribute(.strikethroughStyle, at: 4, effectiveRange: nil) as? Int == 0x201)
        let again = AttributedString(text)
        let run = try #require(again.runs.map { $0 }.last)
        #expect(run.swiftUI.font == .title && run.link == part.link)
        #expect(run.swiftUI.strikethroughStyle == Text.LineStyle(pattern: .dash))
    }
}
