import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

/// Texts have letters of ten points and lines of ten points.
@MainActor @Suite struct `A label` {
    private let page = TestPage { Text("Page") }

    private static let insets = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 10)

    /// A label with insets, as apps write it: the size of the content is larger.
    private final class SizedLabel: UILabel {
        override func drawText(in rect: CGRect) {
            super.drawText(in: rect.inset(by: insets))
        }

        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(
                width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
        }
    }

    /// A label with insets, as other apps write it: the rectangle of the text is larger.
    private final class OutsetLabel: UILabel {
        override func drawText(in rect: CGRect) {
            super.drawText(in: rect.inset(by: insets))
        }

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
            let outsets = UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
            return rect.inset(by: outsets)
        }
    }

    @Test(arguments: [SizedLabel.self, OutsetLabel.self] as [UILabel.Type])
    func `with insets shows its text inside of them`(type: UILabel.Type) {
        page.update()
        let label = type == SizedLabel.self ? SizedLabel() : OutsetLabel()
        label.text = "abcd"
        #expect(label.intrinsicContentSize == CGSize(width: 70, height: 22))
        let shown = TestPage { Shown(view: label).fixedSize() }
        #expect(shown.frame(of: "abcd") == CGRect(x: 135, y: 94, width: 40, height: 10))
    }

    @Test(arguments: [SizedLabel.self, OutsetLabel.self] as [UILabel.Type])
    func `with insets has the height of its lines between them`(type: UILabel.Type) {
        page.update()
        let label = type == SizedLabel.self ? SizedLabel() : OutsetLabel()
        label.numberOfLines = 0
        label.text = "abcd efgh"
        // 40 points are left for the text, which has two lines.
        #expect(label.contentHeight(in: 70) == 32)
        #expect(label.contentHeight(in: 120) == 22)
    }

    private func string(_ text: String, _ style: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        style(paragraph)
        return NSAttributedString(string: text, attributes: [.paragraphStyle: paragraph])
    }

    @Test func `shows paragraphs with distances and indents`() {
        page.update()
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = string("ab\ncd") {
            $0.paragraphSpacing = 6
            $0.paragraphSpacingBefore = 2
            ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (15, 15, -5)
        }
        #expect(label.intrinsicContentSize == CGSize(width: 40, height: 28))
        let shown = TestPage { Shown(view: label).fixedSize() }
        #expect(shown.frame(of: "ab") == CGRect(x: 145, y: 86, width: 20, height: 10))
        #expect(shown.frame(of: "cd") == CGRect(x: 145, y: 104, width: 20, height: 10))
    }

    @Test func `has lines in the distance of the height that its paragraph style gives them`() {
        page.update()
        let label = UILabel()
        label.numberOfLines = 0
        let styles: [(NSMutableParagraphStyle) -> Void] = [
            { $0.lineHeightMultiple = 1.5 },
            { $0.minimumLineHeight = 15 },
            { ($0.lineHeightMultiple, $0.maximumLineHeight) = (3, 15) },
        ]
        for style in styles {
            label.attributedText = string("ab cd", style)
            // The first line keeps its own height.
            #expect(label.contentHeight(in: 30) == 25)
        }
    }

    @Test(arguments: 0..<20) func `takes texts whose parts have different objects as attributes`(count: Int) {
        let text = NSMutableAttributedString(string: "ab")
        for number in 0..<count {
            let (paragraph, shadow) = (NSMutableParagraphStyle(), NSShadow())
            paragraph.lineSpacing = CGFloat(number)
            shadow.shadowBlurRadius = CGFloat(number)
            let values: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: CGFloat(10 + number)), .paragraphStyle: paragraph, .shadow: shadow,
                .foregroundColor: UIColor(white: CGFloat(number) / 20, alpha: 1),
            ]
            for (key, value) in values { text.append(NSAttributedString(string: "cd", attributes: [key: value])) }
        }
        #expect(text.length == 2 + 8 * count)
    }

    @Test func `aligns each paragraph by its own style`() {
        page.update()
        let text = NSMutableAttributedString(attributedString: string("ab\n") { $0.alignment = .right })
        text.append(string("cd") { $0.alignment = .left })
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        let shown = TestPage { Shown(view: label).frame(width: 100, height: 40) }
        #expect(shown.frame(of: "ab") == CGRect(x: 180, y: 90, width: 20, height: 10))
        #expect(shown.frame(of: "cd") == CGRect(x: 100, y: 100, width: 20, height: 10))
    }

    @Test func `shows symbols in its text`() throws {
        page.update()
        let text = NSMutableAttributedString(string: "ab")
        let star = try #require(UIImage(systemName: "star"))
        text.append(NSAttributedString(attachment: NSTextAttachment(image: star)))
        text.append(NSAttributedString(string: "cd"))
        let label = UILabel()
        label.attributedText = text
        #expect(label.intrinsicContentSize.width > 40)
    }

    @Test func `has a style that can be copied and changed`() throws {
        let style = NSMutableParagraphStyle()
        style.headIndent = 4
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        copy.lineSpacing = 3
        #expect((style.lineSpacing, copy.headIndent) == (0, 4))
        #expect(style != copy && style == style.copy() as? NSParagraphStyle)
    }
}
