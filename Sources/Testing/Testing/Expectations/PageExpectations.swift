import EspalierAutomation
import EspalierViews

/// Expectations on a page as a whole. One that is not met fails the test with a sentence that names the elements.
@MainActor
public struct PageExpectations {
    let page: Page

    /// All elements of the page, in document order; none, and a failure, if the page cannot be read.
    func elements(at place: SourcePlace) -> [ElementSnapshot] {
        do throws(AutomationProblem) {
            var found: [ElementSnapshot] = []
            try page.automation.application().forEachDescendant { found.append($0) }
            return found
        } catch {
            fail(error.message, at: place)
            return []
        }
    }

    func fail(_ message: String, at place: SourcePlace) { TestFailure.record(message, at: place) }

    /// Fails with a headline and a line for each fault; nothing happens without faults.
    func fail(_ headline: (Int) -> String, _ faults: [String], at place: SourcePlace) {
        if faults.isEmpty { return }
        var message = headline(faults.count) + ":"
        for fault in faults.prefix(20) { message += "\n  \(fault)" }
        if faults.count > 20 { message += "\n  and \(faults.count - 20) more" }
        fail(message, at: place)
    }
}

extension ElementSnapshot {
    /// The kinds of elements that a user taps or types into.
    static let controls: Set<XCUIElement.ElementType> = [
        .button, .link, .switch, .toggle, .checkBox, .radioButton, .textField, .secureTextField, .searchField,
        .textView,
        .slider, .stepper, .picker, .popUpButton, .comboBox, .datePicker, .colorWell, .menuItem, .segmentedControl,
        .menuButton, .disclosureTriangle,
    ]

    var isControl: Bool { Self.controls.contains(type) }

    /// The bar that contains the element; nil for none.
    var bar: ElementSnapshot? {
        ancestry.first { [.navigationBar, .tabBar, .toolbar, .keyboard].contains($0.type) }
    }
}
