//
//  LoginUITests.swift
//

import XCTest

class LoginUITests: XCTestCase {

    var app: XCUIApplication!

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        app = XCUIApplication()
        app.launchArguments += ["--uitesting", "-hasSeenOnboarding", "YES"]
        app.launchEnvironment = ["API_BASE_URL": "http://localhost:8081"]
        app.launch()
    }

    override func tearDown() {
        app.terminate()
        app = nil
        super.tearDown()
    }

    func testLoginWithValidCredentials() {
        let emailField = app.textFields["Email"]
        XCTAssertTrue(emailField.waitForExistence(timeout: 5))
        emailField.tap()
        emailField.typeText("user@example.com")

        let passwordField = app.secureTextFields["Password"]
        passwordField.tap()
        passwordField.typeText("hunter22")
        app.keyboards.buttons["Return"].tap()

        app.buttons["Log In"].tap()

        let welcome = app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH %@", "Welcome")).firstMatch
        let exists = NSPredicate(format: "exists == true")
        expectation(for: exists, evaluatedWith: welcome, handler: nil)
        waitForExpectations(timeout: 10, handler: nil)
        XCTAssert(app.tabBars.buttons.count == 4)
    }

    func testErrorAlertForWrongPassword() {
        app.textFields.element(boundBy: 0).tap()
        app.textFields.element(boundBy: 0).typeText("a@b.c")
        app.secureTextFields.element(boundBy: 0).tap()
        app.secureTextFields.element(boundBy: 0).typeText("wrong\n")
        let alert = app.alerts["Error"]
        XCTAssertTrue(alert.waitForExistence(timeout: 3), "The alert should appear")
        XCTAssertEqual(alert.staticTexts.element(boundBy: 1).label, "Wrong email or password.")
        alert.scrollViews.otherElements.buttons["OK"].tap()
        XCTAssertFalse(alert.exists)
    }

    func testClearingAField() {
        app.textFields["Email"].clearAndType("new@example.com")
        XCTAssertEqual(app.textFields["Email"].value as? String, "new@example.com")
    }

    func testLocationPermission() {
        addUIInterruptionMonitor(withDescription: "Location") { alert -> Bool in
            let button = alert.buttons["Allow While Using App"]
            if button.exists {
                button.tap()
                return true
            }
            return false
        }
        app.buttons["Near me"].tap()
        app.tap()
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        let allow = springboard.buttons["Allow"]
        if allow.waitForExistence(timeout: 2) { allow.tap() }
    }
}

extension XCUIElement {
    func clearAndType(_ text: String) {
        guard let stringValue = self.value as? String else {
            XCTFail("Tried to clear an element without a string")
            return
        }
        tap()
        let deleteString = String(repeating: XCUIKeyboardKey.delete.rawValue, count: stringValue.count)
        typeText(deleteString)
        typeText(text)
    }

    func scrollToElement(element: XCUIElement) {
        var count = 0
        while !element.visible() && count < 10 {
            swipeUp()
            count += 1
        }
    }

    func visible() -> Bool {
        guard self.exists && !self.frame.isEmpty else { return false }
        return XCUIApplication().windows.element(boundBy: 0).frame.contains(self.frame)
    }

    func forceTap() {
        if isHittable {
            tap()
        } else {
            let coordinate: XCUICoordinate = self.coordinate(withNormalizedOffset: CGVector(dx: 0.0, dy: 0.0))
            coordinate.tap()
        }
    }
}
