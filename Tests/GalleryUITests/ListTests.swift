import Foundation
import Testing
import XCUIAutomation

extension `The gallery in UI tests` {
    @Test func `a list has a cell for each row`() {
        let app = gallery("/list")
        #expect(app.cells.count == 5 && app.collectionViews.count == 1)
        #expect(app.cells.element(boundBy: 0).staticTexts["Buy flour"].exists)
    }

    @Test func `a row that is tapped is chosen`() {
        let app = gallery("/list")
        app.cells.containing(.staticText, identifier: "Return books").element.tap()
        #expect(app.staticTexts["Chosen: Return books"].exists)
        #expect(app.cells.element(boundBy: 2).isSelected)
    }

    @Test func `a swipe to the left shows the actions at the end`() {
        let app = gallery("/list")
        #expect(!app.buttons["Remove"].exists)
        app.staticTexts["Call the plumber"].swipeLeft()
        #expect(app.buttons["Flag"].exists)
        app.buttons["Remove"].tap()
        #expect(app.staticTexts["Call the plumber"].waitForNonExistence(timeout: 10))
        #expect(app.cells.count == 4)
    }

    @Test func `a swipe to the right shows the actions at the beginning`() {
        let app = gallery("/list")
        app.cells.element(boundBy: 0).swipeRight()
        app.buttons["Done"].tap()
        #expect(app.cells.count == 5 && app.cells.element(boundBy: 4).staticTexts["Buy flour"].exists)
    }

    @Test func `a second swipe closes a row`() {
        let app = gallery("/list")
        app.staticTexts["Buy flour"].swipeLeft()
        app.staticTexts["Buy flour"].swipeRight()
        #expect(!app.buttons["Remove"].exists)
    }

    @Test func `a section is collapsed`() {
        let app = gallery("/list")
        app.buttons["Collapse"].tap()
        #expect(app.staticTexts["Water the plants"].waitForNonExistence(timeout: 10))
    }

    @Test func `editing shows the buttons that delete`() {
        let app = gallery("/list")
        app.buttons["Edit"].tap()
        #expect(app.buttons["Done"].waitForExistence(timeout: 10))
    }

    @Test func `pulling a list loads a row`() {
        let app = gallery("/list")
        app.collectionViews.element.swipeDown()
        #expect(app.staticTexts["Buy stamps"].waitForExistence(timeout: 10))
    }

    @Test func `rows are made as they come into view`() {
        let app = gallery("/scroll")
        #expect(app.staticTexts["Day 1"].isHittable && !app.staticTexts["Day 60"].exists)
        for _ in 0..<4 { app.swipeUp() }
        #expect(app.staticTexts.matching(NSPredicate(format: "label MATCHES 'Day [4-9][0-9]'")).count > 3)
    }

    @Test func `a button scrolls far away`() {
        let app = gallery("/scroll")
        app.buttons["Middle"].tap()
        #expect(app.staticTexts["Day 50,000"].waitForExistence(timeout: 10))
    }

    @Test func `a row keeps its state`() {
        let app = gallery("/scroll")
        app.buttons["To do"].firstMatch.tap()
        #expect(app.buttons["Done"].exists)
    }

    @Test func `a strip scrolls to the side`() {
        let app = gallery("/scroll")
        #expect(!app.staticTexts["June"].isHittable)
        app.staticTexts["January"].swipeLeft()
        #expect(app.staticTexts["June"].isHittable && !app.staticTexts["January"].isHittable)
    }

    @Test func `the rows of a table are sorted by a column`() {
        let app = gallery("/tables", size: CGSize(width: 1024, height: 768))
        #expect(app.tables.count == 1)
        let first = app.tables.cells.element(boundBy: 1).label
        app.tables.buttons["Customer"].tap()
        app.tables.buttons["Customer"].tap()
        #expect(app.tables.cells.element(boundBy: 1).label != first)
    }

    @Test func `a card is dragged to another stage`() {
        let app = gallery("/board", size: CGSize(width: 1024, height: 768))
        let gate = app.staticTexts["A gate"]
        let before = gate.frame.minX
        gate.press(forDuration: 1, thenDragTo: app.staticTexts["A bench"])
        #expect(gate.waitForExistence(timeout: 10) && gate.frame.minX < before)
    }

    @Test func `a card that is dropped on the bin is gone`() {
        let app = gallery("/board", size: CGSize(width: 1024, height: 768))
        app.staticTexts["Labels"].press(forDuration: 1, thenDragTo: app.otherElements["Bin"])
        #expect(app.staticTexts["Labels"].waitForNonExistence(timeout: 10))
    }
}
