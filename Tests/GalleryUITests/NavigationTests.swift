import Foundation
import Testing
import XCUIAutomation

extension `The gallery in UI tests` {
    @Test func `a navigation link is a button that pushes a screen`() {
        let app = gallery("/shop")
        #expect(app.navigationBars["Shop"].exists)
        app.buttons["Teapot, €34.90"].tap()
        #expect(app.navigationBars["Teapot"].waitForExistence(timeout: 10))
        #expect(!app.navigationBars["Shop"].exists)
    }

    @Test func `the back button goes back`() {
        let app = gallery("/shop")
        app.staticTexts["Kettle"].tap()
        app.navigationBars.buttons["Shop"].tap()
        #expect(app.navigationBars["Shop"].exists)
    }

    @Test func `the first button of the bar goes back`() {
        let app = gallery("/shop")
        app.staticTexts["Kettle"].tap()
        app.navigationBars.buttons.element(boundBy: 0).tap()
        #expect(app.navigationBars["Shop"].exists)
    }

    @Test func `a place is opened by its URL`() throws {
        let app = gallery("/shop")
        app.open(try #require(URL(string: "https://example.org/shop/Product/lamp")))
        #expect(app.navigationBars["Desk lamp"].exists)
    }

    @Test func `a search leaves what was asked for`() {
        let app = gallery("/shop")
        app.searchFields["Search products"].tap()
        app.searchFields["Search products"].typeText("ket")
        #expect(app.cells.count == 2 && app.staticTexts["Basket"].exists)
        #expect(!app.staticTexts["Clock"].exists)
    }

    @Test func `what is ordered goes through the basket`() {
        let app = gallery("/shop")
        app.staticTexts["Notebook"].tap()
        app.buttons["Add to basket"].tap()
        app.buttons["Add another one (1)"].tap()
        app.tabBars.buttons.element(boundBy: 1).tap()
        #expect(app.staticTexts["2 × €12.90"].waitForExistence(timeout: 10))
        app.buttons["Order"].tap()
        #expect(app.sheets["Order these products?"].waitForExistence(timeout: 10))
        app.sheets.buttons["Order"].tap()
        #expect(app.alerts["Thank you"].waitForExistence(timeout: 10))
        app.alerts.buttons["OK"].tap()
        #expect(app.staticTexts["The basket is empty"].exists && app.alerts.count == 0)
    }

    @Test func `a row of the basket is deleted`() {
        let app = gallery("/shop")
        app.staticTexts["Notebook"].tap()
        app.buttons["Add to basket"].tap()
        app.tabBars.buttons.element(boundBy: 1).tap()
        app.staticTexts["Notebook"].swipeLeft()
        app.buttons["Delete"].tap()
        #expect(app.staticTexts["The basket is empty"].waitForExistence(timeout: 10))
    }

    @Test func `a sheet is closed by its button`() {
        let app = gallery("/shop")
        app.staticTexts["Kettle"].tap()
        app.navigationBars.buttons["Details"].tap()
        #expect(app.navigationBars["About Kettle"].waitForExistence(timeout: 10))
        app.buttons["Done"].tap()
        #expect(app.navigationBars["About Kettle"].waitForNonExistence(timeout: 10))
    }

    @Test func `a sheet is pulled down`() {
        let app = gallery("/shop")
        app.staticTexts["Kettle"].tap()
        app.navigationBars.buttons["Details"].tap()
        app.navigationBars["About Kettle"].swipeDown()
        #expect(app.navigationBars["About Kettle"].waitForNonExistence(timeout: 10))
    }

    @Test func `what is behind a sheet is not hittable`() {
        let app = gallery("/shop")
        app.staticTexts["Kettle"].tap()
        app.navigationBars.buttons["Details"].tap()
        #expect(app.buttons["Add to basket"].exists && !app.buttons["Add to basket"].isHittable)
    }

    @Test func `a mail is read, and its mark is gone`() {
        let app = gallery("/mail")
        let row = app.cells.containing(.staticText, identifier: "Grace").firstMatch
        #expect(row.otherElements["Not read"].exists)
        app.staticTexts["Grace"].tap()
        app.navigationBars.buttons["Inbox"].tap()
        #expect(row.exists && !row.otherElements["Not read"].exists)
    }

    @Test func `a context menu flags a mail`() {
        let app = gallery("/mail")
        app.staticTexts["Ada"].press(forDuration: 1)
        #expect(app.menus.buttons.count == 2)
        app.buttons["Flag"].tap()
        #expect(app.images["Flagged"].exists && app.menus.count == 0)
    }

    @Test func `a draft asks before it goes`() {
        let app = gallery("/mail")
        app.buttons["New mail"].tap()
        #expect(!app.buttons["Send"].isEnabled)
        app.textFields["To"].tap()
        app.textFields["To"].typeText("grace@example.org")
        #expect(app.buttons["Send"].isEnabled)
        app.buttons["Cancel"].firstMatch.tap()
        app.buttons["Delete draft"].tap()
        #expect(app.textFields["To"].waitForNonExistence(timeout: 10))
    }

    @Test func `a toolbar at the bottom has its button`() {
        let app = gallery("/mail")
        app.staticTexts["Edsger"].tap()
        app.toolbars.buttons["Answer"].tap()
        #expect(app.navigationBars["New mail"].waitForExistence(timeout: 10))
    }

    @Test func `a wide window shows both columns`() {
        let app = gallery("/mail", size: CGSize(width: 1024, height: 768))
        app.staticTexts["Ada"].tap()
        #expect(app.staticTexts["Grace"].isHittable && app.navigationBars["The engine"].exists)
    }

    @Test func `a window that turns has other sides`() {
        let app = gallery("/mail")
        XCUIDevice.shared.orientation = .landscapeLeft
        #expect(app.frame.size == CGSize(width: 844, height: 390))
        XCUIDevice.shared.orientation = .portrait
        #expect(app.frame.size == CGSize(width: 390, height: 844))
    }
}
