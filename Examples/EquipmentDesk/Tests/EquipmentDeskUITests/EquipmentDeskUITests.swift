import XCTest
import XCUIAutomation

/// The app as its users see it. All tests use one program and its data: the first one that needs an account creates it.
final class EquipmentDeskUITests: XCTestCase {
    private static let data = NSTemporaryDirectory() + "desk-\(UUID())"
    private let app = XCUIApplication()

    override func setUpWithError() throws {
        continueAfterFailure = false
        app.launchEnvironment["EQUIPMENT_DESK_DATA"] = Self.data
        app.launch()
    }

    override class func tearDown() {
        try? FileManager.default.removeItem(atPath: data)
    }

    // MARK: Steps

    private func fill(_ field: XCUIElement, _ text: String) {
        field.tap()
        field.typeText(text)
    }

    /// Signs in as Ada, a keeper.
    private func signIn() {
        if app.navigationBars["Welcome"].exists {
            fill(app.textFields["Your name"], "Ada")
            fill(app.textFields["User name"], "ada")
            fill(app.secureTextFields["Password, 8 characters or more"], "analytical")
            app.buttons["Create account"].tap()
        } else {
            fill(app.textFields["User name"], "ada")
            fill(app.secureTextFields["Password"], "analytical")
            app.buttons["Sign in"].tap()
        }
        XCTAssertTrue(app.navigationBars["Items"].waitForExistence(timeout: 10))
    }

    private func addItem(_ name: String) {
        app.navigationBars.buttons["Add an item"].tap()
        XCTAssertTrue(app.navigationBars["New item"].waitForExistence(timeout: 5))
        fill(app.textFields["Name"], name)
        app.buttons["Save"].tap()
        XCTAssertTrue(app.staticTexts[name].waitForExistence(timeout: 5))
    }

    // MARK: Tests

    func testTheFirstAccountNeedsAllFields() {
        app.terminate()
        let empty = NSTemporaryDirectory() + "desk-\(UUID())"
        defer { try? FileManager.default.removeItem(atPath: empty) }
        app.launchEnvironment["EQUIPMENT_DESK_DATA"] = empty
        app.launch()
        XCTAssertFalse(app.buttons["Create account"].isEnabled)
        fill(app.textFields["Your name"], "Ada")
        fill(app.textFields["User name"], "ada")
        fill(app.secureTextFields["Password, 8 characters or more"], "short")
        XCTAssertFalse(app.buttons["Create account"].isEnabled)
        app.secureTextFields.firstMatch.typeText("er no more")
        XCTAssertTrue(app.buttons["Create account"].isEnabled)
    }

    func testAWrongPasswordIsRefused() {
        signIn()
        app.launch()
        fill(app.textFields["User name"], "ada")
        fill(app.secureTextFields["Password"], "difference")
        app.buttons["Sign in"].tap()
        XCTAssertTrue(app.staticTexts["The name or the password is wrong."].waitForExistence(timeout: 10))
    }

    func testAnItemIsAddedAndFound() {
        signIn()
        addItem("Projector")
        fill(app.searchFields.firstMatch, "proj")
        XCTAssertTrue(app.staticTexts["Projector"].exists)
        app.searchFields.firstMatch.typeText("x")
        XCTAssertFalse(app.staticTexts["Projector"].exists)
    }

    func testAnItemNeedsAName() {
        signIn()
        app.navigationBars.buttons["Add an item"].tap()
        XCTAssertFalse(app.buttons["Save"].isEnabled)
        app.buttons["Cancel"].firstMatch.tap()
        XCTAssertTrue(app.navigationBars["New item"].waitForNonExistence(timeout: 5))
    }

    func testABorrowedItemIsReturned() {
        signIn()
        addItem("Lamp")
        app.staticTexts["Lamp"].tap()
        app.buttons["Borrow"].tap()
        app.navigationBars["Borrow"].buttons["Borrow"].tap()
        XCTAssertTrue(app.buttons["Return"].waitForExistence(timeout: 5))
        app.tabBars.buttons["My loans"].tap()
        app.staticTexts["Lamp"].swipeLeft()
        app.buttons["Return"].tap()
        XCTAssertTrue(app.staticTexts["Nothing borrowed"].waitForExistence(timeout: 5))
    }

    func testWhatOneUserBorrowsIsSeenByAnother() {
        signIn()
        addItem("Drill")
        let other = XCUIApplication()
        other.launchEnvironment = app.launchEnvironment
        other.launch()
        fill(other.textFields["User name"], "ada")
        fill(other.secureTextFields["Password"], "analytical")
        other.buttons["Sign in"].tap()
        let row = other.cells.containing(.staticText, identifier: "Drill").firstMatch
        XCTAssertTrue(row.waitForExistence(timeout: 10))
        XCTAssertTrue(row.staticTexts["Available"].exists)

        app.staticTexts["Drill"].tap()
        app.buttons["Borrow"].tap()
        app.navigationBars["Borrow"].buttons["Borrow"].tap()
        XCTAssertTrue(row.staticTexts["Lent"].waitForExistence(timeout: 5))
    }

    func testAnItemIsDeletedAfterAQuestion() {
        signIn()
        addItem("Chair")
        app.staticTexts["Chair"].tap()
        app.buttons["Delete"].tap()
        let question = app.sheets["Delete Chair?"]
        XCTAssertTrue(question.waitForExistence(timeout: 5))
        question.buttons["Delete"].tap()
        XCTAssertTrue(app.navigationBars["Items"].waitForExistence(timeout: 5))
        XCTAssertFalse(app.staticTexts["Chair"].exists)
    }

    func testTheCategoryOfAnItemIsChosen() {
        signIn()
        app.navigationBars.buttons["Add an item"].tap()
        fill(app.textFields["Name"], "Tripod")
        let category = app.buttons["Category"]
        let before = category.value as? String
        category.tap()
        app.menus.buttons.element(boundBy: 1).tap()
        XCTAssertNotEqual(category.value as? String, before)
    }

    func testSigningOutLeadsToTheForm() {
        signIn()
        app.tabBars.buttons["Settings"].tap()
        app.buttons["Sign out"].tap()
        XCTAssertTrue(app.navigationBars["Equipment desk"].waitForExistence(timeout: 10))
    }

    func testTheDashboardCountsItems() {
        signIn()
        addItem("Cable")
        app.tabBars.buttons["Dashboard"].tap()
        XCTAssertTrue(app.navigationBars["Dashboard"].waitForExistence(timeout: 5))
        XCTAssertTrue(app.staticTexts["Loans a week"].exists)
    }
}
