import Foundation
import Testing
import XCUIAutomation

extension `The gallery in UI tests` {
    @Test func `taps are counted`() {
        let app = gallery("/styles")
        for _ in 0..<3 { app.buttons["Plain"].tap() }
        #expect(app.staticTexts["3"].firstMatch.exists)
    }

    @Test func `an action that runs twice counts twice`() {
        let app = gallery("/styles")
        app.buttons["Twice"].tap()
        #expect(app.staticTexts["2"].firstMatch.exists)
    }

    @Test func `a disabled button is not enabled`() {
        #expect(!gallery("/styles").buttons["Off"].isEnabled)
    }

    @Test func `a menu shows its items until one is chosen`() {
        let app = gallery("/styles")
        #expect(!app.buttons["Date"].exists)
        app.buttons["Name"].tap()
        app.buttons["Date"].tap()
        #expect(app.buttons["Date"].exists && app.menus.count == 0)
    }

    @Test func `a menu is in a menu`() {
        let app = gallery("/styles")
        app.buttons["Name"].tap()
        app.buttons["More"].tap()
        app.buttons["Kind"].tap()
        #expect(app.buttons["Kind"].exists && !app.buttons["More"].exists)
    }

    @Test func `a tap elsewhere closes a menu`() {
        let app = gallery("/styles")
        app.buttons["Name"].tap()
        app.staticTexts["Styles"].tap()
        #expect(app.menus.count == 0)
    }

    @Test func `an item of a menu is checked`() {
        let app = gallery("/styles")
        app.buttons["Name"].tap()
        app.buttons["Hidden files"].tap()
        app.buttons["Name"].tap()
        #expect(app.buttons["Hidden files"].isSelected)
    }

    @Test func `progress has a value in percent`() {
        let app = gallery("/styles")
        app.buttons["Values"].tap()
        #expect(app.progressIndicators["Copying"].firstMatch.value as? String == "40%")
        app.sliders["Progress"].adjust(toNormalizedSliderPosition: 0.9)
        #expect(app.progressIndicators["Copying"].firstMatch.value as? String == "90%")
    }

    @Test func `activity is shown`() {
        let app = gallery("/styles")
        app.buttons["Values"].tap()
        #expect(app.activityIndicators.count >= 2)
    }

    @Test func `a date is turned to another month`() {
        let app = gallery("/styles")
        app.buttons["Dates"].tap()
        let day = app.datePickers["Departure"]
        day.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "March")
        day.pickerWheels.element(boundBy: 2).adjust(toPickerWheelValue: "2031")
        #expect((day.value as? String)?.hasPrefix("2031-03-") == true)
    }

    @Test func `a time is turned to another hour`() {
        let app = gallery("/styles")
        app.buttons["Dates"].tap()
        let time = app.datePickers["Alarm, time"]
        time.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "9")
        time.pickerWheels.element(boundBy: 2).adjust(toPickerWheelValue: "PM")
        #expect(time.value as? String == "21:15")
    }

    @Test func `a long press reveals, and a tap does not`() {
        let app = gallery("/gestures")
        let card = app.buttons["Hold to reveal"]
        card.press(forDuration: 0.1)
        #expect(card.exists)
        card.press(forDuration: 1)
        #expect(app.staticTexts["It is Tuesday"].waitForExistence(timeout: 10))
    }

    @Test func `two taps like, and one shows the number`() {
        let app = gallery("/gestures")
        app.staticTexts["Tap twice"].doubleTap()
        app.staticTexts["Tap twice"].tap()
        #expect(app.staticTexts["Liked 1 times"].waitForExistence(timeout: 10))
    }

    @Test func `a card is thrown aside`() {
        let app = gallery("/gestures")
        app.staticTexts["Lisbon"].swipeLeft()
        #expect(app.staticTexts["Lisbon"].waitForNonExistence(timeout: 10))
    }

    @Test func `a knob is turned`() {
        let app = gallery("/gestures")
        let knob = app.staticTexts["30%"].coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: -84, dy: 20))
        knob.press(forDuration: 0.1, thenDragTo: knob.withOffset(CGVector(dx: 40, dy: -40)))
        #expect(!app.staticTexts["30%"].exists)
    }

    @Test func `a photo is magnified and turned with two fingers`() {
        let app = gallery("/gestures")
        let photo = app.otherElements["A sun over the sea"]
        #expect(photo.value as? String == "100%, 0°")
        photo.pinch(withScale: 2, velocity: 1)
        photo.rotate(.pi / 6, withVelocity: 1)
        #expect(photo.value as? String == "200%, 30°")
    }

    @Test func `a point of the page is tapped`() {
        let app = gallery("/styles")
        app.buttons["Plain"].coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.5)).tap()
        #expect(app.staticTexts["1"].firstMatch.exists)
    }

    @Test func `the app has a state, and a page that is gone has no elements`() {
        let app = gallery("/form")
        #expect(app.state == .runningForeground && app.wait(for: .runningForeground, timeout: 1))
        XCUIDevice.shared.press(.home)
        #expect(app.state == .runningBackground)
        app.activate()
        #expect(app.state == .runningForeground)
        app.terminate()
        #expect(app.state == .notRunning && !app.textFields["Name"].exists)
    }

    @Test func `two browsers of a process have pages of their own`() {
        let (first, second) = (gallery("/styles"), gallery("/styles"))
        first.buttons["Plain"].tap()
        #expect(first.staticTexts["1"].firstMatch.exists && !second.staticTexts["1"].firstMatch.exists)
    }

    @Test func `an app of Apple's has no elements`() {
        let home = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        home.activate()
        #expect(!home.buttons["Allow"].waitForExistence(timeout: 60) && home.alerts.count == 0)
    }

    @Test func `an argument names the browser's language`() {
        let app = XCUIApplication(bundleIdentifier: "Gallery")
        app.launchPath = "/list"
        app.launchArguments = ["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"]
        app.launch()
        #expect(app.buttons["Bearbeiten"].exists)
    }
}
