import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A view in place of the keyboard` {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private func bar(_ page: TestPage) -> CGRect? { page.frames(ofType: "InputBar").first }

    private func inputMode(_ page: TestPage) -> String? {
        for node in page.nodes {
            if case .control(let control) = node.content, case .textField(let entry) = control.kind {
                return entry.inputMode
            }
        }
        return nil
    }

    @Test func `is shown below the accessory view while the user edits the text`() throws {
        let field = UITextField(frame: .zero)
        field.placeholder = "birthday"
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
        let page = TestPage { Shown(view: field).frame(width: 100, height: 40) }
        #expect(bar(page) == nil)
        try page.send(.focus, .none, to: "birthday")
        #expect(bar(page)?.size == CGSize(width: 300, height: 90))
        field.inputAccessoryView = nil
        page.update()
        #expect(bar(page)?.size == CGSize(width: 300, height: 60))
        field.resignFirstResponder()
        page.update()
        #expect(bar(page) == nil)
    }

    @Test func `keeps the keyboard of a touch screen away`() {
        let field = UITextField(frame: .zero)
        field.keyboardType = .numberPad
        let page = TestPage { Shown(view: field).frame(width: 100, height: 40) }
        #expect(inputMode(page) == "numeric")
        field.inputView = UIView(frame: .zero)
        page.update()
        #expect(inputMode(page) == "none")
        field.inputView = nil
        page.update()
        #expect(inputMode(page) == "numeric")
    }
}

@MainActor @Suite struct `The line of a field` {
    private let page = TestPage { Text("Page") }

    /// Characters are ten points wide and high.
    private func field(_ alignment: NSTextAlignment) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.text = "abcd"
        field.textAlignment = alignment
        return field
    }

    @Test(arguments: [(NSTextAlignment.left, 20), (.center, 50), (.right, 80)])
    func `tells the place of the cursor`(_ alignment: NSTextAlignment, _ x: CGFloat) throws {
        page.update()
        let field = field(alignment)
        let place = try #require(field.position(from: field.beginningOfDocument, offset: 2))
        #expect(field.caretRect(for: place).minX == x)
        #expect(field.closestPosition(to: CGPoint(x: x + 4, y: 0)) == place)
        let rest = try #require(field.textRange(from: place, to: field.endOfDocument))
        #expect(field.firstRect(for: rest).width == 20 && field.selectionRects(for: rest).count == 1)
    }
}
