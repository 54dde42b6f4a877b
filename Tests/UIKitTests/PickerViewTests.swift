import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A picker view of UIKit` {
    private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var columns = [["tea", "juice"], ["small", "medium", "large"]]
        var calls: [String] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            columns[component].count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            columns[component][row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            calls.append("\(row) of \(component)")
        }
    }

    @Test func `shows a wheel for each component, and reports the user's choices`() throws {
        let (view, source) = (UIPickerView(), Source())
        (view.dataSource, view.delegate) = (source, source)
        let page = TestPage(height: 400) { Shown(view: view) }
        #expect(page.texts == ["tea", "juice", "small", "medium", "large"])
        try page.tap("large")
        #expect(source.calls == ["2 of 1"])
        #expect(view.selectedRow(inComponent: 0) == 0 && view.selectedRow(inComponent: 1) == 2)
        view.selectRow(1, inComponent: 0, animated: false)
        #expect(source.calls.count == 1)
        source.columns[1] = ["only"]
        view.reloadComponent(1)
        page.update()
        #expect(page.texts == ["tea", "juice", "only"])
        #expect(view.selectedRow(inComponent: 1) == 0)
    }

    @Test func `without a data source has no wheels`() {
        let view = UIPickerView()
        #expect(view.numberOfComponents == 0 && view.selectedRow(inComponent: 0) == -1)
        #expect(view.intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    private final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 120 }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView {
            let label = UILabel()
            label.text = "view \(row)"
            return label
        }
    }

    @Test func `shows the views of its delegate`() {
        let (view, source) = (UIPickerView(), Views())
        (view.dataSource, view.delegate) = (source, source)
        let page = TestPage(width: 400, height: 400) { Shown(view: view) }
        #expect(page.texts == ["view 0", "view 1"])
        #expect(view.rowSize(forComponent: 0) == CGSize(width: 120, height: 30))
    }
}
