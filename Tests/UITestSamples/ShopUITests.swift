import Foundation
import XCTest

@MainActor
final class ShopUITests: XCTestCase {
    let app = XCUIApplication()

    override func setUp() async throws {
        continueAfterFailure = false
        await MainActor.run {
            app.launchArguments.append(contentsOf: ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"])
            app.launch()
        }
    }

    func testFilterSheetKeepsTheSelection() throws {
        app.toolbars.buttons["Filter"].tap()
        let sheet = app.sheets.firstMatch
        XCTAssertTrue(sheet.waitForExistence(timeout: 2))
        app.segmentedControls.buttons["Price"].tap()
        app.sliders["Maximum"].adjust(toNormalizedSliderPosition: 0.3)
        app.steppers["Pieces"].buttons["Increment"].tap()
        app.buttons.matching(identifier: "apply").element.tap()
        XCTAssertTrue(sheet.waitForNonExistence(timeout: 2))
        XCTAssertTrue(app.buttons["Price"].isSelected)
    }

    func testFavoritesByContextMenu() {
        let tea = app.cells.containing(.staticText, identifier: "Green tea").element(boundBy: 0)
        tea.press(forDuration: 1.2)
        app.collectionViews.buttons["Add to favorites"].tap()
        XCTAssert(tea.images["heart.fill"].exists)
    }

    func testSearch() {
        app.swipeDown()
        let search = app.searchFields["Search"]
        search.tap()
        search.typeText("oolong")
        let results = app.tables["results"].cells
        XCTAssertGreaterThan(results.count, 0)
        XCTAssertLessThanOrEqual(results.count, 20)
        app.buttons["Cancel"].tap()
    }

    func testLinksAndWebViews() {
        app.links["Imprint"].tap()
        XCTAssertTrue(app.webViews.firstMatch.waitForExistence(timeout: 10) || app.state == .runningBackground)
        XCUIDevice.shared.press(.home)
        app.activate()
        _ = app.wait(for: .runningForeground, timeout: 5)
    }

    func testAccessibilityOfCells() throws {
        let predicate = NSPredicate { object, _ in
            guard let element = object as? XCUIElementAttributes else { return false }
            return element.label.isEmpty && element.elementType == .button
        }
        XCTAssertEqual(app.descendants(matching: .any).matching(predicate).count, 0)
        let frames = app.cells.allElementsBoundByIndex.map(\.frame)
        XCTAssertTrue(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 0.5 })
        let snapshot = try app.snapshot()
        XCTAssertFalse(snapshot.dictionaryRepresentation.isEmpty)
    }
}
