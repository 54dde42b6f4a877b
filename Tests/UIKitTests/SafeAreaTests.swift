import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `The safe area that a controller adds to` {
    private final class Controller: UIViewController {
        var changes = 0
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            changes += 1
        }
        override func updateViewConstraints() {
            changes += 100
            super.updateViewConstraints()
        }
    }

    @Test func `is inside of the view's guide, and less for a view at a distance from the edge`() {
        let controller = Controller()
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        let inner = UIView(frame: CGRect(x: 4, y: 0, width: 100, height: 60))
        controller.view.addSubview(inner)
        #expect(controller.view.safeAreaInsets == .zero)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 6, bottom: 30, right: 0)
        #expect(controller.changes == 1)
        #expect(controller.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 6, y: 10, width: 194, height: 60))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 10, left: 2, bottom: 0, right: 0))
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 6, bottom: 30, right: 0)
        #expect(controller.changes == 1)
    }

    @Test func `places views by constraints, which the controller sets up`() {
        let controller = Controller()
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(inner)
        let guide = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: guide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 5, right: 0)
        controller.view.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 20, width: 200, height: 75))
        #expect(controller.changes == 101)
    }
}
