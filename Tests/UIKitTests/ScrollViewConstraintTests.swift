import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `Constraints in a scroll view` {
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let content = UIView()

    private func edges(_ area: some _AnchoredRectangle, _ inset: CGFloat) -> [NSLayoutConstraint] {
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        return [
            content.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: inset),
            content.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -inset),
            content.topAnchor.constraint(equalTo: area.topAnchor, constant: inset),
            content.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -inset),
        ]
    }

    @Test func `set the size of the content by its guide`() {
        NSLayoutConstraint.activate(
            edges(scroll.contentLayoutGuide, 0) + [
                content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                content.heightAnchor.constraint(equalToConstant: 500),
            ])
        scroll.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 500))
        #expect(scroll.contentSize == CGSize(width: 200, height: 500))
        #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 500))
    }

    @Test func `set the size of the content by the edges of the scroll view`() {
        NSLayoutConstraint.activate(
            edges(scroll, 10) + [
                content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
                content.heightAnchor.constraint(equalToConstant: 300),
            ])
        scroll.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 10, y: 10, width: 180, height: 300))
        #expect(scroll.contentSize == CGSize(width: 200, height: 320))
    }

    @Test func `let the page scroll a scroll view that another view places`() throws {
        let outer = UIView(frame: .zero)
        scroll.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(scroll)
        let label = UILabel()
        label.text = "end"
        label.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(label)
        NSLayoutConstraint.activate(
            edges(scroll.contentLayoutGuide, 0) + [
                scroll.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                scroll.topAnchor.constraint(equalTo: outer.topAnchor),
                scroll.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
                label.topAnchor.constraint(equalTo: content.topAnchor, constant: 400),
                label.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            ])
        let page = TestPage(width: 200, height: 100) { Shown(view: outer) }
        page.update()
        #expect(scroll.contentSize == CGSize(width: 200, height: 410))
        #expect(page.frame(of: "end") == CGRect(x: 0, y: 400, width: 30, height: 10))
    }

    @Test func `leave the content's size to the app where there are none`() {
        scroll.contentSize = CGSize(width: 200, height: 700)
        scroll.widthAnchor.constraint(equalToConstant: 200).isActive = true
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 200, height: 700))
    }

    @Test func `are not needed for small content at the top left corner`() {
        scroll.contentSize = CGSize(width: 50, height: 40)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
        label.text = "abc"
        scroll.addSubview(label)
        let page = TestPage(width: 200, height: 100) { Shown(view: scroll) }
        #expect(page.frame(of: "abc")?.origin == .zero)
    }
}
