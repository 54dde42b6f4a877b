import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A color well of UIKit` {
    private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
        var calls: [String] = []
        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) { calls.append("select \(continuously)") }
        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
            calls.append("selected")
        }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            calls.append("finish")
        }
    }

    private func components(_ color: UIColor?) -> [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha) == true else { return [] }
        return [red, green, blue, alpha]
    }

    @Test func `reports the color that the user chooses`() throws {
        let well = UIColorWell()
        well.title = "Ink"
        well.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        var calls = 0
        well.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
        let page = TestPage { Shown(view: well) }
        try page.send(.change, .text("#ff0000"), to: "Ink")
        #expect(components(well.selectedColor) == [1, 0, 0, 1] && calls == 1)
        well.selectedColor = nil
        #expect(calls == 1)
    }

    @Test func `has a picker, which tells its delegate`() throws {
        let (picker, listener) = (UIColorPickerViewController(), Listener())
        picker.delegate = listener
        let page = TestPage(width: 390, height: 600) { Shown(view: picker.view) }
        try page.tap("Red")
        #expect(listener.calls == ["select false", "selected"])
        picker.userDidSelect(.blue, continuously: true)
        #expect(listener.calls.suffix(2) == ["select true", "selected"] && picker.selectedColor == .blue)
        picker.close()
        picker.close()
        #expect(listener.calls.filter { $0 == "finish" } == ["finish"])
    }

    @Test func `has a picker that keeps the opacity only if it may`() throws {
        let picker = UIColorPickerViewController()
        picker.selectedColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.5)
        let page = TestPage(width: 390, height: 600) { Shown(view: picker.view) }
        try page.tap("Red")
        #expect(picker.selectedColor.cgColor.alpha == 0.5)
        picker.supportsAlpha = false
        page.update()
        try page.tap("Green")
        #expect(picker.selectedColor == .green)
    }
}
