import EspalierAutomation
import Foundation
import Testing

@Suite struct `Shapes of elements` {
    @Test func `a button has the label of its contents, and a name of the author's instead`() throws {
        let app = try app(
            [
                node(
                    2, "Button", (0, 0, 100, 40), #""role":"button","events":["tap"]"#, text(3, "Tabs"),
                    text(4, "A bar"),
                    node(5, "Image", (0, 0, 9, 9), #""image":"chevron""#)),
                node(
                    6, "Button", (0, 50, 100, 40), #""role":"button","label":"Close","identifier":"close""#,
                    text(7, "×")),
                node(
                    8, "Button", (0, 90, 100, 40), #""role":"button""#,
                    node(9, "Image", (0, 90, 9, 9), #""image":"star""#)),
            ].joined(separator: ","))
        #expect(app.buttons.allElementsBoundByIndex.map(\.label) == ["Tabs, A bar", "Close", "star"])
        #expect(app.buttons["close"].identifier == "close")
        #expect(app.staticTexts["Tabs"].exists && !app.staticTexts["×"].exists && app.images["star"].exists)
    }

    @Test func `a toggle is a switch in a switch`() throws {
        let app = try app(
            node(2, "Toggle", (300, 0, 51, 31), #""role":"switch","label":"Snooze","value":true,"events":["change"]"#))
        #expect(app.switches.count == 2)
        #expect(app.switches["Snooze"].value as? String == "1")
        #expect(app.switches["Snooze"].switches.firstMatch.value as? String == "1")
    }

    @Test func `fields have texts, placeholders and bullets`() throws {
        let app = try app(
            [
                node(
                    2, "TextField", (0, 0, 100, 40),
                    #""role":"textbox","label":"Name","placeholder":"Name","events":["input"]"#),
                node(3, "TextField", (0, 50, 100, 40), #""role":"textbox","label":"City","value":"Kyiv""#),
                node(
                    4, "SecureField", (0, 90, 100, 40), #""role":"textbox","label":"Code","value":"•••","secure":true"#),
                node(5, "TextEditor", (0, 130, 100, 40), #""role":"textbox","label":"Notes","multiline":true"#),
                node(6, "TextField", (0, 170, 100, 40), #""role":"searchbox","label":"Search""#),
            ].joined(separator: ","))
        #expect(app.textFields.count == 2 && app.secureTextFields.count == 1)
        #expect(app.textFields["Name"].value as? String == "Name" && app.textFields["Name"].placeholderValue == "Name")
        #expect(app.textFields["City"].value as? String == "Kyiv")
        #expect(app.secureTextFields["Code"].value as? String == "•••")
        #expect(app.textViews["Notes"].exists && app.searchFields["Search"].exists)
    }

    @Test func `a bar has its title as its identifier`() throws {
        let app = try app(
            node(
                2, "Front", (0, 0, 390, 100), #""role":"navigation","label":"Inbox""#, text(3, "Inbox"),
                node(4, "Text", (16, 50, 90, 40), #""role":"heading","text":"Inbox""#), button(5, "Edit")))
        #expect(app.navigationBars["Inbox"].exists && app.navigationBars.element.identifier == "Inbox")
        #expect(
            app.navigationBars.staticTexts["Inbox"].exists
                && app.navigationBars.staticTexts.matching(identifier: "Inbox").count == 1)
        #expect(app.navigationBars["Inbox"].buttons["Edit"].exists)
    }

    @Test func `tabs are buttons of a tab bar`() throws {
        let app = try app(
            node(
                2, "Group", (0, 790, 390, 50), #""role":"tablist""#,
                node(
                    3, "TapGesture", (0, 790, 195, 50), #""role":"tab","selected":true,"events":["tap"]"#,
                    text(4, "One")),
                node(
                    5, "TapGesture", (195, 790, 195, 50), #""role":"tab","selected":false,"events":["tap"]"#,
                    text(6, "Two"))))
        #expect(app.tabBars.buttons["One"].isSelected && !app.tabBars.buttons["Two"].isSelected)
    }

    @Test func `a stepper has two buttons, of which one may be disabled`() throws {
        let fake = FakePage(
            node(2, "Stepper", (0, 0, 94, 32), #""role":"group","label":"Guests","steps":[1],"events":["change"]"#))
        let app = try app(fake)
        #expect(!app.steppers["Guests"].buttons["Decrement"].isEnabled)
        app.steppers["Guests"].buttons["Increment"].tap()
        #expect(fake.events == [AutomationEvent(2, "change", .number(1))])
        #expect(
            failure { app.steppers["Guests"].buttons["Decrement"].tap() }
                == "tap failed: button \"Decrement\" at (0, 0), 47 × 32 is disabled")
    }

    @Test func `values of sliders and progress are percentages`() throws {
        let fake = FakePage(
            [
                node(
                    2, "Slider", (0, 0, 200, 30),
                    #""role":"slider","label":"Volume","value":25,"minimum":20,"maximum":40,"events":["input","change"]"#
                ),
                node(3, "Group", (0, 50, 200, 4), #""role":"progressbar","label":"Copying","fraction":0.333"#),
                node(4, "ProgressView", (0, 80, 20, 20), #""role":"progressbar""#),
            ].joined(separator: ","))
        let app = try app(fake)
        #expect(
            app.sliders["Volume"].value as? String == "25%" && app.sliders["Volume"].normalizedSliderPosition == 0.25)
        #expect(app.progressIndicators["Copying"].value as? String == "33%" && app.activityIndicators.count == 1)
        app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.5)
        #expect(fake.events == [AutomationEvent(2, "input", .number(30)), AutomationEvent(2, "change", .number(30))])
    }

    @Test func `hidden nodes, separators and closed menus are no elements`() throws {
        let app = try app(
            [
                node(2, "Screen", (0, 0, 390, 844), #""hidden":true"#, button(3, "Below")),
                node(4, "Divider", (0, 0, 390, 1), #""role":"separator""#),
                node(5, "MenuItems", (0, 0, 250, 88), #""role":"menu""#, button(6, "Sort")),
            ].joined(separator: ","))
        #expect(!app.buttons.firstMatch.exists && app.otherElements.count == 0 && app.menus.count == 0)
    }

    @Test func `an alert has the label of its heading, and what is behind it is not hittable`() throws {
        let app = try app(
            [
                button(2, "Delete", (0, 0, 100, 40)),
                node(
                    4, "Alert", (0, 0, 390, 844), #""role":"alertdialog","modal":true"#,
                    node(5, "Text", (90, 300, 200, 20), #""role":"heading","text":"Sure?""#),
                    button(6, "OK", (90, 400, 200, 44))),
            ].joined(separator: ","))
        #expect(app.alerts["Sure?"].label == "Sure?" && app.alerts.buttons["OK"].isHittable)
        #expect(app.buttons["Delete"].exists && !app.buttons["Delete"].isHittable)
        #expect(
            failure { app.buttons["Delete"].tap() }
                == "tap failed: button \"Delete\" at (0, 0), 100 × 40 is behind alert \"Sure?\" at (0, 0), 390 × 844")
    }

    @Test func `the area beside a dialog closes it, and a layer without a dialog is nothing`() throws {
        let fake = FakePage(
            [
                node(2, "Alert", (0, 0, 390, 844), #""role":"alertdialog""#),
                node(
                    3, "ConfirmationDialog", (0, 0, 390, 844), #""role":"dialog","label":"Sure?","modal":true"#,
                    node(4, "Color", (0, 0, 390, 844), #""role":"button","events":["tap"]"#),
                    button(5, "Delete", (8, 700, 374, 57))),
            ].joined(separator: ","))
        let app = try app(fake)
        #expect(app.alerts.count == 0 && app.sheets["Sure?"].buttons["Delete"].exists)
        app.otherElements["PopoverDismissRegion"].tap()
        #expect(fake.events == [AutomationEvent(4, "tap")])
    }

    @Test func `a dictionary has the attributes of all elements inside`() throws {
        let snapshot = try app(button(2, "Save")).buttons["Save"].snapshot()
        let attributes = snapshot.dictionaryRepresentation
        #expect(attributes[.label] as? String == "Save" && attributes[.elementType] as? UInt == 9)
        #expect((attributes[.children] as? [[XCUIElement.AttributeName: Any]])?.count == 1)
    }
}
