import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `Images and forms of controls` {
    @Test func `are those of a stepper's buttons`() throws {
        let stepper = UIStepper()
        stepper.maximumValue = 2
        let star = UIImage(systemName: "star")
        stepper.setIncrementImage(star, for: .normal)
        stepper.setDecrementImage(star, for: .disabled)
        #expect(stepper.incrementImage(for: .normal) === star && stepper.incrementImage(for: .disabled) == nil)
        #expect(stepper.decrementImage(for: .disabled) === star)
        let page = TestPage { Shown(view: stepper) }
        try page.tap("Increment")
        try page.tap("Increment")
        #expect(stepper.value == 2 && page.target("Increment", for: .tap) == nil)
        try page.tap("Decrement")
        #expect(stepper.value == 1)
    }

    @Test func `take the places of dots`() {
        let control = UIPageControl()
        let (star, moon, sun) = (
            UIImage(systemName: "star"), UIImage(systemName: "moon"), UIImage(systemName: "sun.max")
        )
        control.numberOfPages = 3
        control.setIndicatorImage(star, forPage: 1)
        control.setIndicatorImage(star, forPage: 7)
        #expect(control.indicatorImage(forPage: 1) === star && control.indicatorImage(forPage: 7) == nil)
        #expect(control.shownImage(0) == nil && control.shownImage(1) === star)
        control.preferredIndicatorImage = moon
        #expect(control.shownImage(0) === moon && control.shownImage(1) === star)
        control.preferredCurrentPageIndicatorImage = sun
        #expect(control.shownImage(0) === sun && control.shownImage(2) === moon)
        control.setCurrentPageIndicatorImage(star, forPage: 0)
        #expect(control.shownImage(0) === star && control.currentPageIndicatorImage(forPage: 0) === star)
    }

    @Test func `have directions of dots`() throws {
        let control = UIPageControl()
        control.numberOfPages = 3
        #expect(control.intrinsicContentSize == CGSize(width: 75, height: 26))
        control.direction = .topToBottom
        #expect(control.intrinsicContentSize == CGSize(width: 26, height: 75))
        control.direction = .rightToLeft
        control.currentPageIndicatorTintColor = .red
        let page = TestPage { Shown(view: control) }
        // The button that goes on is at the left.
        let next = try #require(page.frame(of: "Increment"))
        let previous = try #require(page.frame(of: "Decrement"))
        #expect(next.minX < previous.minX && next.minY == previous.minY)
    }

    @Test func `follow a progress`() {
        let bar = UIProgressView(progressViewStyle: .bar)
        #expect(bar.progressViewStyle == .bar)
        bar.progress = 0.25
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 3
        bar.observedProgress = progress
        #expect(bar.progress == 0.75)
        progress.completedUnitCount = 2
        #expect(bar.progress == 0.5)
        bar.observedProgress = nil
        #expect(bar.progress == 0.5)
        bar.progress = .nan
        #expect(bar.progress == 0)
    }

    @Test func `draw a bar with its own track`() {
        let bar = UIProgressView()
        bar.trackTintColor = .red
        bar.progress = 0.5
        let page = TestPage { Shown(view: bar).frame(width: 100, height: 4) }
        #expect(
            page.frames(ofType: "Capsule").prefix(2) == [
                CGRect(x: 100, y: 98, width: 100, height: 4), CGRect(x: 100, y: 98, width: 50, height: 4),
            ])
        #expect(page.nodes.contains { $0.semantics?.role == .progressbar })
    }

    @Test func `keep the views of a wheel's rows`() {
        final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            let label = UILabel()
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView { label }
        }
        let (picker, rows) = (UIPickerView(), Rows())
        rows.label.text = "row"
        (picker.dataSource, picker.delegate) = (rows, rows)
        #expect(picker.view(forRow: 0, forComponent: 0) == nil)
        _ = TestPage { Shown(view: picker) }
        #expect(picker.view(forRow: 0, forComponent: 0) === rows.label)
        #expect(picker.view(forRow: 1, forComponent: 0) == nil)
    }

    @Test func `color the texts of pickers`() {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        let page = TestPage { Shown(view: picker) }
        let before = page.tree
        picker.setValue(UIColor.red, forKeyPath: "textColor")
        #expect(page.update() !== before)
        let after = page.tree
        picker.setValue(UIColor.red, forKey: "unknown")
        #expect(page.update() === after)
    }

    @Test func `are told, without an effect`() {
        let (toggle, slider) = (UISwitch(), UISlider())
        toggle.preferredStyle = .checkbox
        slider.preferredBehavioralStyle = .mac
        #expect(toggle.style == .sliding && slider.behavioralStyle == .pad)
        #expect(UIPageControl().interactionState == .none)
    }
}
