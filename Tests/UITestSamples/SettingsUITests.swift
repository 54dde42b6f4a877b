import XCTest

class UITestCase: XCTestCase {
    lazy var app: XCUIApplication = { XCUIApplication() }()

    func launch(arguments: String...) {
        app.launchArguments = arguments
        app.launch()
    }

    func waitFor(
        _ element: XCUIElement, toBeHittable timeout: TimeInterval = 5, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let predicate = NSPredicate(format: "hittable == true AND enabled == true")
        let expectation = self.expectation(for: predicate, evaluatedWith: element)
        let result = XCTWaiter.wait(for: [expectation], timeout: timeout)
        XCTAssertEqual(result, .completed, "\(element) is not hittable", file: file, line: line)
    }
}

final class SettingsUITests: UITestCase {
    func testDarkMode() throws {
        XCUIDevice.shared.appearance = .dark
        launch(arguments: "UI_TESTING")
        app.tabBars.buttons.allElementsBoundByIndex.last?.tap()
        waitFor(app.tables.switches["Use system appearance"])
        XCTAssertEqual(app.switches["Use system appearance"].value as? String, "1")
        XCTAssertEqual(app.tables.otherElements.children(matching: .staticText).element(boundBy: 0).label, "APPEARANCE")
    }

    func testKeyboardShortcuts() {
        launch()
        app.typeKey("n", modifierFlags: .command)
        app.typeKey(.escape, modifierFlags: [])
        app.menuItems["Copy"].click()
        app.buttons["More"].rightClick()
        app.staticTexts["Help"].hover()
    }

    func testRotation() {
        launch()
        for orientation in [XCUIDevice.Orientation.landscapeLeft, .portrait] {
            XCUIDevice.shared.orientation = orientation
            XCTAssertTrue(app.otherElements["root"].isHittable)
        }
        app.images["photo"].doubleTap()
        app.images["photo"].swipeRight(velocity: .fast)
        app.buttons.element(matching: .button, identifier: "done").tap()
        let titles = ["General", "Privacy"]
        XCTAssertTrue(
            app.cells.staticTexts.matching(NSPredicate(format: "label IN {'General', 'Privacy'}")).count == titles.count
        )
    }

    func testAttachments() {
        let text = XCTAttachment(string: app.debugDescription)
        text.name = "hierarchy"
        text.lifetime = .keepAlways
        add(text)
        let data = XCTAttachment(data: app.screenshot().pngRepresentation, uniformTypeIdentifier: "public.png")
        add(data)
    }
}
