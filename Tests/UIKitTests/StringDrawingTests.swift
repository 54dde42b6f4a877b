import EspalierDisplayTree
import EspalierPictures
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A string with attributes` {
    private let page = TestPage { Text("Page") }
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12)]

    private func pixels(_ image: UIImage, _ places: (Int, Int)...) throws -> [[UInt8]] {
        let bitmap = try #require(image.pixels).bitmap()
        return places.map { bitmap.pixel(x: $0.0, y: $0.1) }
    }

    @Test func `has a size without a view`() {
        page.update()
        #expect("one two".size(withAttributes: attributes) == CGSize(width: 70, height: 10))
        #expect("one two".size() == CGSize(width: 70, height: 10))
        #expect("a\nbc".size(withAttributes: attributes) == CGSize(width: 20, height: 20))
        #expect("".size(withAttributes: attributes) == CGSize(width: 0, height: 10))
        #expect(NSString(string: "one").size(withAttributes: attributes) == CGSize(width: 30, height: 10))
        #expect(NSAttributedString(string: "four", attributes: attributes).size() == CGSize(width: 40, height: 10))
        #expect(NSAttributedString(string: "").size() == .zero)
    }

    @Test func `is broken into lines that fit into a space`() {
        page.update()
        let space = CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude)
        let context = NSStringDrawingContext()
        let lines = "one two".boundingRect(
            with: space, options: .usesLineFragmentOrigin, attributes: attributes, context: context)
        #expect(lines == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(context.totalBounds == lines)
        // Without the option it is one line, from its baseline.
        let line = "one two".boundingRect(with: space, attributes: attributes, context: nil)
        #expect(line == CGRect(x: 0, y: -8, width: 70, height: 10))
        let string = NSAttributedString(string: "one two", attributes: attributes)
        #expect(
            string.boundingRect(with: CGSize(width: 40, height: 0), options: [.usesLineFragmentOrigin], context: nil)
                == CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test func `is drawn into an image`() throws {
        page.update()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
        let image = renderer.image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            "A".draw(
                at: CGPoint(x: 10, y: 20),
                withAttributes: [.foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)])
        }
        // The letter is a square of 8 points, 1 point from the edges of its box at the left and 0 at the top.
        #expect(
            try pixels(image, (14, 24), (5, 24), (14, 15))
                == [[0, 255, 0, 255], [255, 255, 255, 255], [255, 255, 255, 255]])
    }

    @Test func `is drawn into a rectangle by its alignment`() throws {
        page.update()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .right
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            let color = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            "A".draw(
                in: CGRect(x: 0, y: 0, width: 40, height: 20),
                withAttributes: [.foregroundColor: color, .paragraphStyle: paragraph])
        }
        #expect(try pixels(image, (5, 5), (35, 5)) == [[255, 255, 255, 255], [0, 0, 255, 255]])
    }

    @Test func `is a text of the page in the drawing of a view`() {
        final class Sign: UIView {
            override func draw(_ rect: CGRect) {
                "Hello".draw(at: CGPoint(x: 5, y: 6), withAttributes: [.foregroundColor: UIColor.red])
            }
        }
        struct Shown: UIViewRepresentable {
            func makeUIView(context: Context) -> Sign { Sign(frame: .zero) }
            func updateUIView(_ view: Sign, context: Context) {}
        }
        let page = TestPage { Shown().frame(width: 100, height: 50) }
        var shown: [(texts: [String], frame: CGRect)] = []
        for node in page.nodes {
            guard case .drawing(let drawing) = node.content else { continue }
            for step in drawing.steps {
                guard case .view(let view, _, let frame) = step.content else { continue }
                let texts = view.nodes.compactMap {
                    if case .text(let text) = $0.content { text.plainText } else { nil }
                }
                shown.append((texts, frame))
            }
        }
        #expect(shown.map(\.texts) == [["Hello"]])
        #expect(shown.map(\.frame) == [CGRect(x: 5, y: 6, width: 50, height: 10)])
    }
}
