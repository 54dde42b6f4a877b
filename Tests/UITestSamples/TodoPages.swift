import XCTest

protocol Screen {
    var app: XCUIApplication { get }
}

struct TodoListScreen: Screen {
    let app: XCUIApplication

    private enum Identifiers {
        static let addButton = "add-todo"
        static let list = "todo-list"
    }

    var cells: XCUIElementQuery { app.collectionViews[Identifiers.list].cells }

    @discardableResult
    func add(_ title: String, file: StaticString = #file, line: UInt = #line) -> Self {
        app.navigationBars["Todos"].buttons[Identifiers.addButton].tap()
        let field = app.textFields["todo-title"]
        XCTAssertTrue(field.waitForExistence(timeout: 2), file: file, line: line)
        field.tap()
        field.typeText(title)
        app.buttons["Save"].tap()
        return self
    }

    @discardableResult
    func delete(at index: Int) -> Self {
        let cell = cells.element(boundBy: index)
        cell.swipeLeft()
        cell.buttons["Delete"].tap()
        return self
    }

    func openDetails(of title: String) -> TodoDetailsScreen {
        cells.staticTexts[title].tap()
        return TodoDetailsScreen(app: app)
    }
}

struct TodoDetailsScreen: Screen {
    let app: XCUIApplication

    func setReminder(day: String, month: String) -> Self {
        app.switches["Reminder"].switches.firstMatch.tap()
        app.datePickers.firstMatch.tap()
        app.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: month)
        app.pickerWheels.element(boundBy: 1).adjust(toPickerWheelValue: day)
        return self
    }

    func back() -> TodoListScreen {
        app.navigationBars.buttons.element(boundBy: 0).tap()
        return TodoListScreen(app: app)
    }
}

final class TodoUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        try super.setUpWithError()
        continueAfterFailure = false
        app = XCUIApplication()
        app.launchArguments = ["-reset"]
        app.launch()
        XCUIDevice.shared.orientation = .portrait
    }

    func testAddingAndDeleting() {
        XCTContext.runActivity(named: "Add two todos") { _ in
            TodoListScreen(app: app).add("Milk").add("Bread")
        }
        XCTContext.runActivity(named: "Delete the first") { activity in
            TodoListScreen(app: app).delete(at: 0)
            let screenshot = XCUIScreen.main.screenshot()
            let attachment = XCTAttachment(screenshot: screenshot)
            attachment.lifetime = .deleteOnSuccess
            activity.add(attachment)
        }
        XCTAssertEqual(TodoListScreen(app: app).cells.count, 1)
    }

    func testReordering() {
        let list = TodoListScreen(app: app).add("One").add("Two")
        app.buttons["Edit"].tap()
        let handle = list.cells.element(boundBy: 0).buttons["Reorder One"]
        handle.press(forDuration: 0.5, thenDragTo: list.cells.element(boundBy: 1))
        XCTAssertEqual(list.cells.allElementsBoundByIndex.map { $0.staticTexts.firstMatch.label }, ["Two", "One"])
    }

    func testPullToRefresh() {
        let first = TodoListScreen(app: app).cells.firstMatch
        let start = first.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
        let finish = first.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 6))
        start.press(forDuration: 0, thenDragTo: finish)
        let spinner = app.activityIndicators["In progress"]
        let gone = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == false"), object: spinner)
        XCTAssertEqual(XCTWaiter().wait(for: [gone], timeout: 5), .completed)
    }
}
