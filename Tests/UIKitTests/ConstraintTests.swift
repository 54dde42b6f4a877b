import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `Constraints` {
    private func outer(_ size: CGSize = CGSize(width: 200, height: 100), _ views: UIView...) -> UIView {
        let outer = UIView(frame: CGRect(origin: .zero, size: size))
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
        return outer
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test func `pin a view to the edges`() {
        let inner = UIView()
        let outer = outer(CGSize(width: 200, height: 100), inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
            inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
            inner.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5),
        ])
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 8, width: 170, height: 50))
        outer.frame.size.width = 300
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 8, width: 270, height: 50))
    }

    @Test func `center a label in the size of its text`() {
        let page = TestPage { EmptyView() }
        let label = label("abcd")
        let outer = outer(CGSize(width: 200, height: 100), label)
        label.centerXAnchor.constraint(equalTo: outer.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: outer.centerYAnchor).isActive = true
        outer.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 80, y: 45, width: 40, height: 10))
        _ = page
    }

    @Test func `let the view grow that hugs least`() {
        let page = TestPage { EmptyView() }
        let (one, other) = (label("ab"), label("cd"))
        let outer = outer(CGSize(width: 200, height: 100), one, other)
        one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
            other.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            one.topAnchor.constraint(equalTo: outer.topAnchor),
            other.firstBaselineAnchor.constraint(equalTo: one.firstBaselineAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(other.frame == CGRect(x: 28, y: 0, width: 172, height: 10))
        _ = page
    }

    @Test func `keep bounds and priorities`() {
        let inner = UIView()
        let outer = outer(CGSize(width: 200, height: 100), inner)
        let wish = inner.widthAnchor.constraint(equalToConstant: 500)
        wish.priority = .defaultHigh
        NSLayoutConstraint.activate([
            wish, inner.widthAnchor.constraint(lessThanOrEqualTo: outer.widthAnchor, multiplier: 1, constant: -40),
            inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
            inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.25),
        ])
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 20, y: 60, width: 160, height: 40))
        wish.constant = 130
        outer.layoutIfNeeded()
        #expect(inner.frame.width == 130)
    }

    @Test func `that contradict each other leave out the last one`() {
        let inner = UIView()
        let outer = outer(CGSize(width: 200, height: 100), inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.widthAnchor.constraint(equalToConstant: 50), inner.widthAnchor.constraint(equalToConstant: 60),
            inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    }

    @Test func `of a removed view are gone`() {
        let (inner, stranger) = (UIView(), UIView())
        let outer = outer(CGSize(width: 200, height: 100), inner)
        let constraint = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
        constraint.isActive = true
        #expect(outer.constraints.count == 1)
        inner.removeFromSuperview()
        #expect(outer.constraints.isEmpty && !constraint.isActive)
        inner.leadingAnchor.constraint(equalTo: stranger.leadingAnchor).isActive = true
        #expect(inner.constraints.isEmpty && stranger.constraints.isEmpty)
    }

    @Test func `set the size of a representable`() {
        let text = label(String(repeating: "abc ", count: 10) + "d")
        text.numberOfLines = 0
        let outer = outer(.zero, text)
        outer.backgroundColor = .red
        outer.setContentHuggingPriority(.required, for: .vertical)
        outer.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let page = TestPage { Shown(view: outer) }
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            text.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
            text.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
            text.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
        ])
        page.update()
        #expect(page.frames(ofType: "Shape") == [CGRect(x: 0, y: 85, width: 300, height: 30)])
    }
}
