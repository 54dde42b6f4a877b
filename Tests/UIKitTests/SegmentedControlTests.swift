import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

/// Texts have letters of ten points and lines of ten points.
@MainActor @Suite struct `A segmented control of UIKit` {
    private let page = TestPage { Text("Page") }

    @Test func `has titles, images and actions`() throws {
        let star = try #require(UIImage(systemName: "star"))
        let control = UISegmentedControl(items: ["a", star, 7])
        #expect(control.numberOfSegments == 2)
        #expect(control.titleForSegment(at: 0) == "a" && control.imageForSegment(at: 0) == nil)
        #expect(control.titleForSegment(at: 1) == nil && control.imageForSegment(at: 1) === star)
        control.setTitle("b", forSegmentAt: 1)
        #expect(control.titleForSegment(at: 1) == "b" && control.imageForSegment(at: 1) == nil)
        control.setImage(star, forSegmentAt: 0)
        #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) === star)
        control.insertSegment(with: star, at: 9, animated: false)
        #expect(control.imageForSegment(at: 2) === star && control.titleForSegment(at: 9) == nil)
    }

    @Test func `runs the action of the segment that the user selects`() throws {
        var calls: [String] = []
        let one = UIAction(title: "one", identifier: UIAction.Identifier("1")) { _ in calls.append("one") }
        let two = UIAction(title: "two", identifier: UIAction.Identifier("2")) { _ in calls.append("two") }
        let control = UISegmentedControl(frame: .zero, actions: [one])
        control.insertSegment(action: two, at: 1, animated: false)
        // The same action again moves its segment.
        control.insertSegment(action: one, at: 2, animated: false)
        #expect(control.numberOfSegments == 2 && control.actionForSegment(at: 0) === two)
        #expect(control.segmentIndex(identifiedBy: one.identifier) == 1)
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("3")) == NSNotFound)
        control.addAction(UIAction { _ in calls.append("changed") }, for: .valueChanged)
        let page = TestPage { Shown(view: control) }
        try page.tap("two")
        #expect(calls == ["two", "changed"] && control.selectedSegmentIndex == 0)
        try page.tap("two")
        #expect(calls.count == 2)
    }

    @Test func `has segments that the user cannot select`() throws {
        let control = UISegmentedControl(items: ["a", "b"])
        control.setEnabled(false, forSegmentAt: 1)
        #expect(control.isEnabledForSegment(at: 0) && !control.isEnabledForSegment(at: 1))
        #expect(!control.isEnabledForSegment(at: 2))
        let page = TestPage { Shown(view: control) }
        try page.tap("a")
        #expect(control.selectedSegmentIndex == 0 && page.target("b", for: .tap) == nil)
        control.userDidSelect(1)
        #expect(control.selectedSegmentIndex == 0)
    }

    @Test func `has widths for its segments`() {
        page.update()
        let control = UISegmentedControl(items: ["a", "bbb", "c"])
        // Three times the widest content, 30 points and 26 around it.
        #expect(control.intrinsicContentSize == CGSize(width: 168, height: 32))
        #expect(control.segmentWidths(in: 300) == [100, 100, 100])
        control.setWidth(100, forSegmentAt: 2)
        #expect(control.widthForSegment(at: 2) == 100 && control.segmentWidths(in: 300) == [100, 100, 100])
        #expect(control.segmentWidths(in: 160) == [30, 30, 100])
        control.apportionsSegmentWidthsByContent = true
        #expect(abs(control.intrinsicContentSize.width - 192) < 0.01)
        #expect(control.segmentWidths(in: 284) == [72, 112, 100])
        control.setWidth(.nan, forSegmentAt: 2)
        #expect(control.widthForSegment(at: 2) == 0)
    }

    @Test func `selects a segment for a moment`() throws {
        let control = UISegmentedControl(items: ["a", "b"])
        control.isMomentary = true
        var indices: [Int] = []
        control.addAction(
            UIAction { [unowned control] _ in indices.append(control.selectedSegmentIndex) }, for: .valueChanged)
        let page = TestPage { Shown(view: control) }
        try page.tap("b")
        try page.tap("b")
        #expect(indices == [1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func `has images between its segments`() {
        page.update()
        let control = UISegmentedControl(items: ["a", "b"])
        let star = UIImage(systemName: "star")
        control.setDividerImage(
            star, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        #expect(abs(control.intrinsicContentSize.width - 93) < 0.01)
        #expect(control.segmentWidths(in: 121) == [50, 50] && control.divider(.selected, .normal) === star)
        let stored = control.dividerImage(
            forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
        #expect(stored == nil)
        control.setBackgroundImage(star, for: .selected, barMetrics: .default)
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) === star)
    }
}
