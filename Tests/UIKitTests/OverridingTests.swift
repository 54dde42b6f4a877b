import Foundation
import Testing

@testable import UIKit

/// Apps override these methods of UIKit, so they must be members of the class: Swift overrides no method of an extension.
@MainActor @Suite struct `A subclass of a view` {
    private final class Tag: UIView {
        var recognizers = 0

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 10) }
        override func sizeToFit() {
            super.sizeToFit()
            bounds.size.height += 1
        }
        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
        override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
        override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            .defaultLow
        }
        override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            recognizers += 1
            super.addGestureRecognizer(gestureRecognizer)
        }
        override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            recognizers -= 1
            super.removeGestureRecognizer(gestureRecognizer)
        }
        override func viewWithTag(_ tag: Int) -> UIView? { nil }
        override func isDescendant(of view: UIView) -> Bool { true }
    }

    @Test func `can override what UIKit lets it override`() {
        let view: UIView = Tag(frame: .zero)
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 30, height: 11))
        #expect(view.systemLayoutSizeFitting(CGSize(width: 5, height: 6)) == CGSize(width: 5, height: 6))
        #expect(view.contentHuggingPriority(for: .vertical) == .required)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
        let recognizer = UITapGestureRecognizer()
        view.addGestureRecognizer(recognizer)
        #expect((view as? Tag)?.recognizers == 1 && view.gestureRecognizers == [recognizer])
        view.removeGestureRecognizer(recognizer)
        #expect((view as? Tag)?.recognizers == 0 && view.gestureRecognizers == [])
        #expect(view.viewWithTag(0) == nil && view.isDescendant(of: UIView(frame: .zero)))
    }
}
