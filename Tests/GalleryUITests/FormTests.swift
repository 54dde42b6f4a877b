import Foundation
import Testing
import XCUIAutomation

extension `The gallery in UI tests` {
    @Test func `a name that is typed is in the summary`() {
        let app = gallery("/form")
        let name = app.textFields["Name"]
        #expect(name.placeholderValue == "Name" && name.value as? String == "Name")
        name.tap()
        name.typeText("Ada")
        #expect(name.value as? String == "Ada")
        #expect(app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'Ada rings with bells'")).count == 1)
    }

    @Test func `a picker shows its options and takes one`() {
        let app = gallery("/form")
        #expect(app.buttons["Repeat"].value as? String == "Weekdays")
        app.buttons["Repeat"].tap()
        #expect(app.menus.buttons.count == 3 && app.menus.buttons["Weekdays"].isSelected)
        app.buttons["Every day"].tap()
        #expect(app.buttons["Repeat"].value as? String == "Every day" && app.menus.count == 0)
    }

    @Test func `a wheel of a picker is turned to a value`() {
        let app = gallery("/form")
        app.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Never")
        #expect(app.buttons["Repeat"].value as? String == "Never")
    }

    @Test func `a switch takes its row along`() {
        let app = gallery("/form")
        #expect(app.steppers["9 minutes"].exists)
        app.switches["Snooze"].tap()
        #expect(!app.steppers.firstMatch.exists)
        #expect(app.staticTexts["The alarm rings with bells."].waitForExistence(timeout: 10))
    }

    @Test func `a row of an inline picker is selected`() {
        let app = gallery("/form")
        #expect(app.buttons["Bells"].isSelected)
        app.buttons["Rain"].tap()
        #expect(app.buttons["Rain"].isSelected && !app.buttons["Bells"].isSelected)
    }

    @Test func `a slider goes to a share of its length`() {
        let app = gallery("/form")
        let volume = app.sliders["Volume"]
        #expect(volume.value as? String == "60%")
        volume.adjust(toNormalizedSliderPosition: 0.25)
        #expect(volume.value as? String == "25%" && abs(volume.normalizedSliderPosition - 0.25) < 0.01)
    }

    @Test func `a form is a list of cells`() {
        let app = gallery("/form")
        #expect(app.collectionViews.cells.count == 8)
        #expect(app.cells.containing(.slider, identifier: nil).count == 1)
        #expect(app.cells.containing(.staticText, identifier: "Snooze").switches["Snooze"].exists)
    }

    @Test func `Return ends editing, and the keyboard goes`() {
        let app = gallery("/form")
        #expect(app.keyboards.count == 0)
        app.textFields["Name"].tap()
        #expect(app.keyboards.element.waitForExistence(timeout: 10))
        app.keyboards.keys["a"].tap()
        app.keyboards.buttons["Return"].tap()
        #expect(app.keyboards.count == 0 && app.textFields["Name"].value as? String == "a")
    }

    @Test func `segments are buttons, of which one is selected`() {
        let app = gallery("/picker")
        let sizes = app.segmentedControls["Size"]
        #expect(sizes.buttons.count == 3 && sizes.buttons["Regular"].isSelected)
        sizes.buttons["Large"].tap()
        #expect(sizes.buttons["Large"].isSelected)
        #expect(app.staticTexts.element(matching: NSPredicate(format: "label BEGINSWITH 'A large'")).exists)
    }

    @Test func `a wheel shows the rows around its value`() {
        let app = gallery("/picker")
        app.pickerWheels["Minutes"].adjust(toPickerWheelValue: "7 min")
        #expect(app.staticTexts.element(matching: NSPredicate(format: "label ENDSWITH 'brewed for 7 minutes.'")).exists)
    }

    @Test func `radio buttons exclude each other`() {
        let app = gallery("/picker")
        app.radioButtons["To take along"].tap()
        #expect(app.radioButtons["To take along"].isSelected && !app.radioButtons["To drink here"].isSelected)
    }

    @Test func `a field that the app focuses has the keyboard`() {
        let app = fields()
        app.textFields["Name"].tap()
        app.typeText("Ada\n")
        #expect(app.textFields["Mail"].hasFocus)
        app.typeText("ada@example.org\n")
        #expect(app.staticTexts["Sent to ada@example.org"].exists && app.keyboards.count == 0)
    }

    @Test func `a button moves the focus`() {
        let app = fields()
        app.buttons["Name"].tap()
        #expect(app.textFields["Name"].hasFocus)
    }

    @Test func `a secure field shows bullets`() {
        let app = fields()
        app.secureTextFields["Password"].tap()
        app.secureTextFields["Password"].typeText("secret")
        #expect(app.secureTextFields["Password"].value as? String == "••••••")
    }

    @Test func `a field for a number changes its value at the end`() {
        let app = fields()
        app.textFields["Amount"].tap()
        app.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 4) + "20\n")
        #expect(app.staticTexts["40"].exists)
    }

    @Test func `a text editor takes several lines`() {
        let app = fields()
        app.textViews["Notes"].tap()
        app.typeText("\nTwice")
        #expect(app.textViews["Notes"].value as? String == "Ring twice.\nTwice")
    }

    private func fields() -> XCUIApplication {
        let app = gallery("/styles")
        app.buttons["Fields"].tap()
        return app
    }
}
