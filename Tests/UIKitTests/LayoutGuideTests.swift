import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `A layout guide of the app` {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let inner = UIView()

    init() {
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
    }

    @Test func `is placed by constraints, and places views`() {
        let guide = UILayoutGuide()
        outer.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            guide.widthAnchor.constraint(equalToConstant: 60),
            guide.topAnchor.constraint(equalTo: outer.topAnchor),
            guide.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            inner.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            inner.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 30),
        ])
        outer.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 60, height: 100))
        #expect(inner.frame == CGRect(x: 30, y: 35, width: 20, height: 30))
        #expect(guide.owningView === outer && outer.layoutGuides == [guide])
    }

    @Test func `takes its constraints with it`() {
        let guide = UILayoutGuide()
        outer.addLayoutGuide(guide)
        let constraint = inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
        constraint.isActive = true
        outer.removeLayoutGuide(guide)
        #expect(!constraint.isActive && outer.constraints.isEmpty)
        #expect(guide.owningView == nil && outer.layoutGuides.isEmpty)
    }
}

@MainActor @Suite struct `The places of constraints` {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func added<V: UIView>(_ view: V) -> V {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        return view
    }

    @Test func `are multiples of the system's distance apart`() {
        let (one, two) = (added(UIView()), added(UIView()))
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalToSystemSpacingAfter: outer.leadingAnchor, multiplier: 2),
            one.topAnchor.constraint(equalToSystemSpacingBelow: outer.topAnchor, multiplier: 1),
            one.widthAnchor.constraint(equalToConstant: 10), one.heightAnchor.constraint(equalToConstant: 10),
            two.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: one.trailingAnchor, multiplier: 0.5),
            two.topAnchor.constraint(equalTo: one.topAnchor),
            two.widthAnchor.constraint(equalToConstant: 10), two.heightAnchor.constraint(equalToConstant: 10),
        ])
        outer.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 16, y: 8, width: 10, height: 10))
        #expect(two.frame.minX >= 30)
    }

    @Test func `are inside of the alignment's insets`() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
            override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
        }
        let view = added(Shadowed())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            view.topAnchor.constraint(equalTo: outer.topAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: -2, y: -1, width: 56, height: 24))
    }

    @Test func `are set up before the layout, of inner views first`() {
        final class Logged: UIView {
            var log: (String) -> Void = { _ in }
            override func updateConstraints() {
                log("update \(tag)")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                log("layout \(tag)")
            }
        }
        var lines: [String] = []
        let (first, second) = (Logged(frame: outer.bounds), Logged(frame: outer.bounds))
        (first.tag, second.tag) = (1, 2)
        for view in [first, second] { view.log = { lines.append($0) } }
        first.addSubview(second)
        first.layoutIfNeeded()
        #expect(lines == ["update 2", "update 1", "layout 1", "layout 2"])
        lines = []
        second.setNeedsUpdateConstraints()
        first.layoutIfNeeded()
        #expect(lines == ["update 2", "layout 2"])
    }
}
