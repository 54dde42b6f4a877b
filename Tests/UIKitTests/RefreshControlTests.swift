import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A refresh control of UIKit` {
    private func scrollView(_ control: UIRefreshControl) -> UIScrollView {
        let view = UIScrollView(frame: .zero)
        view.contentSize = CGSize(width: 100, height: 1000)
        view.refreshControl = control
        return view
    }

    /// Whether an activity indicator is shown.
    private func isSpinning(_ page: TestPage) -> Bool { page.nodes.contains { $0.semantics?.role == .progressbar } }

    @Test func `runs its actions when the user pulls, and spins until the app ends it`() async throws {
        let control = UIRefreshControl()
        let (pulls, pull) = AsyncStream<Void>.makeStream()
        var next = pulls.makeAsyncIterator()
        control.addAction(UIAction { _ in pull.yield() }, for: .valueChanged)
        let page = TestPage(height: 400) { Shown(view: scrollView(control)) }
        try page.tap("Refresh")
        await next.next()
        page.update()
        #expect(control.isRefreshing)
        #expect(isSpinning(page))
        control.endRefreshing()
        await page.change()
        #expect(!control.isRefreshing && !isSpinning(page))
        try page.tap("Refresh")
        await next.next()
        control.endRefreshing()
    }

    @Test func `spins without its actions when the app begins`() {
        let control = UIRefreshControl()
        var calls = 0
        control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
        let page = TestPage(height: 400) { Shown(view: scrollView(control)) }
        control.beginRefreshing()
        page.update()
        #expect(isSpinning(page) && calls == 0)
        control.endRefreshing()
        page.update()
        #expect(!isSpinning(page))
    }

    @Test func `is also a subview of older apps, in tables too`() {
        let (table, control) = (UITableView(frame: .zero), UIRefreshControl())
        table.addSubview(control)
        #expect(table.refreshControl === control)
        let page = TestPage(height: 400) { Shown(view: table) }
        #expect(page.target("Refresh", for: .tap) != nil)
        control.removeFromSuperview()
        page.update()
        #expect(table.refreshControl == nil && page.target("Refresh", for: .tap) == nil)
    }
}

@MainActor @Suite struct `The delegate of a scroll view` {
    private final class Log: NSObject, UIScrollViewDelegate {
        var all: [String] = []

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { all.append("begin") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            all.append("end \(decelerate)")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { all.append("rest") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { all.append("arrived") }
    }

    @Test func `learns of the phases of scrolling`() throws {
        let (view, log) = (UIScrollView(frame: .zero), Log())
        view.contentSize = CGSize(width: 100, height: 1000)
        view.delegate = log
        let page = TestPage(height: 400) { Shown(view: view) }
        let area = try #require(page.nodes.first { if case .scroll = $0.content { true } else { false } })
        for phase in ["tracking", "interacting", "decelerating", "idle", "interacting", "idle", "animating", "idle"] {
            try page.graph.send(DisplayEvent(node: area.id, type: .phase, value: .text("\(phase) 0 0 0 0")))
            page.update()
            if phase == "interacting" { #expect(view.isDragging && view.isTracking && !view.isDecelerating) }
        }
        #expect(log.all == ["begin", "end true", "rest", "begin", "end false", "arrived"])
    }

    private final class Stopper: NSObject, UIScrollViewDelegate {
        var lines: [String] = []
        var target: CGPoint?

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            lines.append("\(velocity.y) \(Int(targetContentOffset.pointee.y.rounded()))")
            if let target { targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            lines.append("end")
        }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { lines.append("inset") }
    }

    @Test func `chooses the place where the content comes to rest`() throws {
        let (view, log) = (UIScrollView(frame: .zero), Stopper())
        view.contentSize = CGSize(width: 100, height: 1000)
        view.delegate = log
        let page = TestPage(height: 400) { Shown(view: view) }
        func drag(_ velocity: Int) throws {
            let area = try #require(page.nodes.first { if case .scroll = $0.content { true } else { false } })
            for phase in ["interacting 0 0 0 0", "decelerating 0 0 0 \(velocity)", "idle 0 0 0 0"] {
                try page.graph.send(DisplayEvent(node: area.id, type: .phase, value: .text(phase)))
                page.update()
            }
        }
        // A point per millisecond ends 499 points further; five of them end at the end, 600 points further.
        try drag(1000)
        try drag(5000)
        #expect(log.lines == ["1.0 499", "end", "5.0 600", "end"] && view.contentOffset.y == 0)
        view.isPagingEnabled = true
        page.update()
        log.lines = []
        log.target = CGPoint(x: 0, y: 120)
        try drag(0)
        #expect(log.lines == ["0.0 0", "end"] && view.contentOffset == CGPoint(x: 0, y: 120))
        log.lines = []
        view.contentInset.bottom = 10
        #expect(log.lines == ["inset"])
    }
}
