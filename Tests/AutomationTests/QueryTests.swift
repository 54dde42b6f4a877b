import EspalierAutomation
import EspalierInternationalization
import Foundation
import Testing

@Suite struct `Queries for elements` {
    private let page = [
        text(2, "Fruit", (16, 10, 200, 30)),
        node(
            3, "ScrollView", (0, 60, 390, 700), #""scroll":[0,0]"#,
            node(
                4, "VStack", (0, 60, 390, 700), #""role":"list""#,
                node(
                    5, "Row", (0, 60, 390, 44), #""role":"listitem""#, text(6, "Apple", (16, 70, 60, 20)),
                    text(7, "3", (300, 70, 20, 20))),
                node(
                    8, "Row", (0, 104, 390, 44), #""role":"listitem""#, text(9, "Pear", (16, 114, 60, 20)),
                    button(10, "Buy", (300, 114, 50, 20))),
                node(
                    12, "Row", (0, 148, 390, 44), #""role":"listitem","identifier":"last""#,
                    text(13, "Plum", (16, 158, 60, 20)), button(14, "Buy", (300, 158, 50, 20))))),
    ].joined(separator: ",")

    @Test func `find elements by their kind and a text`() throws {
        let app = try app(page)
        #expect(
            app.staticTexts["Fruit"].exists && !app.staticTexts["Vegetables"].exists && !app.buttons["Fruit"].exists)
        #expect(app.cells.count == 3 && app.collectionViews.cells.count == 3 && app.tables.cells.count == 3)
        #expect(app.cells["last"].staticTexts.firstMatch.label == "Plum")
        #expect(app.cells["Apple, 3"].exists)
        #expect(app.collectionViews.element.elementType == .collectionView)
    }

    @Test func `find elements by their position`() throws {
        let app = try app(page)
        #expect(app.cells.element(boundBy: 1).staticTexts.firstMatch.label == "Pear")
        #expect(app.cells.allElementsBoundByIndex.map { $0.staticTexts.firstMatch.label } == ["Apple", "Pear", "Plum"])
        #expect(!app.cells.element(boundBy: 3).exists)
    }

    @Test func `find elements by what is inside`() throws {
        let app = try app(page)
        #expect(app.cells.containing(.staticText, identifier: "Pear").element.buttons["Buy"].exists)
        #expect(app.cells.containing(.button, identifier: nil).count == 2)
        #expect(app.cells.containing(NSPredicate(format: "label BEGINSWITH 'Pl'")).element.identifier == "last")
        #expect(app.collectionViews.children(matching: .cell).count == 3)
        #expect(app.descendants(matching: .any).matching(identifier: "Buy").count == 4)
    }

    @Test(arguments: [
        ("label == 'Apple'", 1), ("label CONTAINS[c] 'P'", 3), ("label IN {'Apple', 'Plum'}", 2),
        ("identifier == 'last'", 0),
        ("label MATCHES 'P.*' AND isEnabled == true", 2), ("NOT label BEGINSWITH 'P' AND NOT label == 'Buy'", 3),
    ])
    func `find elements by predicates`(format: String, count: Int) throws {
        #expect(try app(page).staticTexts.matching(NSPredicate(format: format)).count == count)
    }

    @Test func `find elements by a block`() throws {
        let isShort = NSPredicate { element, _ in (element as? any XCUIElementAttributes)?.label.count == 1 }
        #expect(try app(page).staticTexts.element(matching: isShort).label == "3")
    }

    @Test func `fail with the nearest names and the tree`() throws {
        let app = try app(page)
        let message = try #require(failures { app.staticTexts["Aple"].tap() }.first)
        #expect(
            message.hasPrefix(
                """
                tap failed: app.staticTexts["Aple"] does not exist.
                Nearest: staticText "Apple" at (16, 70), 60 × 20.
                The page:
                  Application, {{0, 0}, {390, 844}}, label: 'Fake'
                """))
        #expect(
            message.contains(
                "\n      CollectionView, {{0, 60}, {390, 700}}\n        Cell, {{0, 60}, {390, 44}}, label: 'Apple, 3'\n"
            ))
    }

    @Test func `fail with the candidates if there are several`() throws {
        let app = try app(page)
        let message = failures { app.buttons["Buy"].tap() }[0]
        #expect(
            message.hasPrefix(
                "tap failed: app.buttons.matching(identifier: \"Buy\") leads to 2 elements, but one is needed:\n"))
        #expect(
            message.contains(
                "button \"Buy\" at (300, 158), 50 × 20, in collectionView › cell \"last\" › button \"Buy\""))
        #expect(app.buttons["Buy"].exists)
    }

    @Test func `fail with the step that leads nowhere`() throws {
        let app = try app(page)
        #expect(
            failure { app.alerts["Sure?"].buttons["OK"].tap() }
                == "tap failed: app.alerts[\"Sure?\"].buttons[\"OK\"] does not exist: there is no app.alerts.")
        #expect(
            failure { app.cells.element(boundBy: 7).tap() }
                == "tap failed: app.cells.element(boundBy: 7) does not exist: app.cells has 3, so there is none at 7.")
        #expect(
            failure { app.touchBars.buttons["OK"].tap() }.hasSuffix(
                "there is no app.touchBars. Pages have no elements of the kind touchBar (see What differs)."))
    }

    @Test func `fail for a malformed predicate and for an unknown key`() throws {
        let app = try app(text(2, "Fruit"))
        #expect(
            failure { _ = app.staticTexts.matching(NSPredicate(format: "label =")).count }
                == "the format of a predicate is not supported, so it is false: label = (a value is missing at the end)"
        )
        #expect(
            failure { _ = app.staticTexts.matching(NSPredicate(format: "name = 'a'")).count }.hasPrefix(
                "the predicate name = 'a' cannot be evaluated: elements have no key name, but label, "))
        #expect(
            failure { app.staticTexts.element(matching: NSPredicate(format: "label = 'a'")).tap() }.hasPrefix(
                "tap failed: app.staticTexts.matching(`label = 'a'`).element does not exist"))
    }

    @Test func `wait for what appears and goes`() throws {
        let fake = FakePage(text(2, "One"))
        fake.following = [text(2, "Two"), text(2, "Three")]
        let app = try app(fake)
        #expect(app.staticTexts["Three"].waitForExistence(timeout: 1))
        #expect(!app.staticTexts["Two"].exists)
        fake.following = [text(2, "Four")]
        #expect(app.staticTexts["Three"].waitForNonExistence(timeout: 1))
        fake.following = [text(2, "Four") + "," + button(3, "Go")]
        #expect(app.buttons["Go"].wait(for: \.isEnabled, toEqual: true, timeout: 1))
        #expect(!app.buttons["Stop"].waitForExistence(timeout: 0))
    }
}
