import Testing
import XCUIAutomation

extension `The gallery in UI tests` {
    @Test func `the first page names all others`() {
        let app = gallery()
        #expect(app.staticTexts["Gallery"].exists && app.links["Tabs, A custom tab bar"].exists)
        #expect(app.links.count >= 20)
    }

    @Test func `a link leads to its page`() {
        let app = gallery()
        app.staticTexts["Picker"].tap()
        #expect(app.staticTexts["Coffee"].waitForExistence(timeout: 10))
    }

    @Test func `a link below the edge of the window is scrolled to`() {
        let app = gallery()
        #expect(!app.staticTexts["Harbor"].isHittable)
        app.staticTexts["Harbor"].tap()
        #expect(!app.staticTexts["Gallery"].exists)
    }

    @Test func `a tab that is tapped becomes the selected one`() {
        let app = gallery("/tabs")
        #expect(app.tabBars.buttons["Trips"].isSelected)
        app.tabBars.buttons["Notes"].tap()
        #expect(app.tabBars.buttons["Notes"].isSelected && !app.tabBars.buttons["Trips"].isSelected)
    }

    @Test func `only the page of the selected tab is there`() {
        let app = gallery("/tabs")
        #expect(app.staticTexts["Kyoto"].exists && !app.textFields.firstMatch.exists)
        app.tabBars.buttons["Notes"].tap()
        #expect(!app.staticTexts["Kyoto"].exists && app.textFields["What to pack"].exists)
    }

    @Test func `a stepper counts travelers`() {
        let app = gallery("/tabs")
        app.steppers["Travelers to Kyoto"].buttons["Increment"].tap()
        app.steppers["Travelers to Kyoto"].buttons["Increment"].tap()
        #expect(app.staticTexts["3–10 April · 3 travelers"].exists)
    }

    @Test func `a stepper at its end has a disabled half`() {
        let app = gallery("/tabs")
        let stepper = app.steppers["Travelers to Lisbon"]
        #expect(!stepper.buttons["Decrement"].isEnabled && stepper.buttons["Increment"].isEnabled)
    }

    @Test func `a note has as many letters as are typed`() {
        let app = gallery("/tabs")
        app.tabBars.buttons["Notes"].tap()
        app.textFields["What to pack"].tap()
        app.textFields["What to pack"].typeText("Socks")
        #expect(app.staticTexts["5 letters"].exists)
        app.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 5))
        #expect(app.staticTexts["Nothing yet"].exists)
    }

    @Test func `a like is taken back`() {
        let app = gallery("/tabs")
        app.tabBars.buttons.element(boundBy: 1).tap()
        app.buttons["Like"].tap()
        #expect(app.staticTexts["13 people like the night train"].exists)
        app.buttons["Unlike"].tap()
        #expect(app.staticTexts["12 people like the night train"].exists)
    }

    @Test func `a switch changes its value and the text below`() {
        let app = gallery("/tabs")
        app.tabBars.buttons["Profile"].tap()
        let toggle = app.switches["Notifications"]
        #expect(toggle.value as? String == "1")
        toggle.tap()
        #expect(toggle.value as? String == "0" && app.staticTexts["You hear of nothing."].exists)
        toggle.switches.firstMatch.tap()
        #expect(toggle.value as? String == "1")
    }
}
