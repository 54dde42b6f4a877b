import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A layer with a text` {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private func page(_ change: (CATextLayer) -> Void) -> TestPage {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        change(layer)
        view.layer.addSublayer(layer)
        return TestPage(width: 100, height: 100) { Shown(view: view) }
    }

    @Test func `shows it at the side of its alignment`() throws {
        let left = page { $0.string = "ab" }
        #expect(left.texts == ["ab"] && left.frame(of: "ab")?.minX == 0 && left.frame(of: "ab")?.minY == 0)
        let right = page { ($0.string, $0.alignmentMode) = ("ab", .right) }
        #expect(right.frame(of: "ab")?.maxX == 100)
        let middle = page { ($0.string, $0.alignmentMode) = (NSAttributedString(string: "ab"), .center) }
        #expect(try #require(middle.frame(of: "ab")).midX == 50)
    }

    @Test func `shows nothing without a text, and for values of other types`() {
        #expect(page { _ in }.texts == [])
        #expect(page { $0.string = 3 }.texts == [])
    }
}
