import EspalierAutomation
import Foundation
import Testing

@Suite struct `Steps on elements` {
    @Test func `a tap goes to the innermost view that takes it`() throws {
        let fake = FakePage(
            node(
                2, "Row", (0, 0, 390, 44), #""role":"listitem""#,
                node(
                    3, "TapGesture", (0, 0, 390, 44), #""role":"button","events":["tap"]"#,
                    text(4, "Flour", (16, 10, 60, 20)))))
        let app = try app(fake)
        app.staticTexts["Flour"].tap()
        app.cells.element.tap()
        #expect(fake.events == [AutomationEvent(3, "tap"), AutomationEvent(3, "tap")])
    }

    @Test func `a disabled element takes no tap`() throws {
        let app = try app(node(2, "Button", (0, 0, 100, 40), #""role":"button","label":"Save","disabled":true"#))
        #expect(!app.buttons["Save"].isEnabled)
        #expect(failure { app.buttons["Save"].tap() } == "tap failed: button \"Save\" at (0, 0), 100 × 40 is disabled")
    }

    @Test func `a bar in front takes no tap for what is behind`() throws {
        let fake = FakePage(
            [
                node(2, "Group", (0, 790, 390, 54), #""role":"tablist""#, button(3, "One", (0, 790, 195, 50))),
                button(5, "Behind", (0, 800, 100, 20)),
            ].joined(separator: ","))
        let app = try app(fake)
        #expect(
            failure { app.buttons["Behind"].tap() }
                == "tap failed: button \"Behind\" at (0, 800), 100 × 20 is covered by tabBar at (0, 790), 390 × 54, in tabBar"
        )
        #expect(fake.events.isEmpty)
    }

    @Test func `an area scrolls so that an element is visible`() throws {
        func area(_ offset: Int) -> String {
            node(
                2, "ScrollView", (0, 0, 390, 844), #""scroll":[0,\#(offset)],"events":["scroll"]"#,
                node(3, "ScrollContent", (0, -offset, 390, 2000), "", button(4, "Last", (0, 1900 - offset, 100, 40))))
        }
        let fake = FakePage(area(0))
        fake.following = [area(1104)]
        let app = try app(fake)
        #expect(!app.buttons["Last"].isHittable)
        app.buttons["Last"].tap()
        #expect(
            fake.events == [AutomationEvent(2, "scroll", .point(CGPoint(x: 0, y: 1104))), AutomationEvent(4, "tap")])
    }

    @Test func `an area whose scrolling the server does not know scrolls, too`() throws {
        let fake = FakePage(
            node(
                2, "ScrollView", (0, 0, 390, 844), #""scroll":[0,0]"#,
                node(
                    3, "ScrollContent", (0, 0, 390, 2000), "", text(4, "First", (0, 0, 100, 40)),
                    button(5, "Last", (0, 1900, 100, 40)))))
        let app = try app(fake)
        app.swipeUp()
        app.swipeUp()
        #expect(app.buttons["Last"].isHittable && !app.staticTexts["First"].isHittable)
        app.buttons["Last"].tap()
        #expect(fake.events == [AutomationEvent(5, "tap")])
        app.swipeDown()
        app.swipeDown()
        #expect(app.staticTexts["First"].frame.minY == 0)
    }

    @Test func `an element off the screen that no area shows is a failure`() throws {
        let app = try app(button(2, "Far", (0, 900, 100, 40)))
        #expect(
            failure { app.buttons["Far"].tap() }
                == "tap failed: button \"Far\" at (0, 900), 100 × 40 is off the screen (0, 0), 390 × 844, and no area around it scrolls there"
        )
    }

    @Test func `keys change the text of the field with the focus`() throws {
        func field(_ value: String) -> String {
            node(
                2, "TextField", (0, 0, 200, 40),
                #""role":"textbox","label":"Name","value":"\#(value)","events":["input","submit","focus","blur"]"#)
        }
        let fake = FakePage(field("A"))
        let app = try app(fake)
        #expect(
            failure { app.textFields["Name"].typeText("b") }
                == "typeText failed: textField \"Name\" at (0, 0), 200 × 40 has no keyboard focus (nothing has it): tap it first"
        )
        fake.following = [field("A"), field("A"), field("Ad"), field("Ada"), field("Ada"), field("Ada")]
        app.textFields["Name"].tap()
        #expect(app.keyboards.count == 1 && app.textFields["Name"].hasFocus)
        app.typeText(XCUIKeyboardKey.delete.rawValue)
        #expect(fake.events == [AutomationEvent(2, "focus"), AutomationEvent(2, "input", .text(""))])
        app.textFields["Name"].typeText("da")
        #expect(
            fake.events.dropFirst(2) == [
                AutomationEvent(2, "input", .text("Ad")), AutomationEvent(2, "input", .text("Ada")),
            ])
        app.keyboards.buttons["Return"].tap()
        #expect(fake.events.dropFirst(4) == [AutomationEvent(2, "submit"), AutomationEvent(2, "blur")])
        #expect(app.keyboards.count == 0)
    }

    @Test func `a picker opens a menu with its options`() throws {
        let fake = FakePage(
            node(
                2, "Picker", (0, 0, 100, 40),
                #""role":"combobox","label":"Milk","value":"Oat","options":["Cow","Oat"],"events":["change"]"#))
        let app = try app(fake)
        app.buttons["Milk"].tap()
        #expect(app.menus.buttons.allElementsBoundByIndex.map(\.label) == ["Cow", "Oat"])
        app.buttons["Cow"].tap()
        app.pickerWheels.element.adjust(toPickerWheelValue: "Oat")
        #expect(fake.events == [AutomationEvent(2, "change", .number(0)), AutomationEvent(2, "change", .number(1))])
        #expect(
            failure { app.pickerWheels.element.adjust(toPickerWheelValue: "Soy") }.hasSuffix(
                "has no value \"Soy\", but Cow, Oat"))
    }

    @Test func `wheels turn the parts of a date`() throws {
        let fake = FakePage(
            node(2, "DatePicker", (0, 0, 100, 40), #""label":"Day","value":"2026-01-31","events":["change"]"#))
        let app = try app(fake)
        #expect(
            app.datePickers["Day"].pickerWheels.allElementsBoundByIndex.map { $0.value as? String } == [
                "January", "31", "2026",
            ])
        app.datePickers.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "February")
        #expect(fake.events == [AutomationEvent(2, "change", .text("2026-02-28"))])
    }

    @Test func `a menu shows its items until one is chosen`() throws {
        let fake = FakePage(
            node(
                2, "Menu", (0, 0, 60, 40), "",
                node(3, "Button", (0, 0, 60, 40), #""role":"button","label":"Sort","menu":4"#),
                node(
                    4, "MenuItems", (0, 40, 250, 88), #""role":"menu""#,
                    node(
                        5, "Button", (0, 40, 250, 44), #""role":"menuitem","events":["tap"]"#,
                        text(6, "Name", (16, 50, 60, 20))))))
        let app = try app(fake)
        #expect(!app.buttons["Name"].exists)
        app.buttons["Sort"].tap()
        app.menuItems["Name"].tap()
        #expect(fake.events == [AutomationEvent(5, "tap")] && !app.buttons["Name"].exists)
    }

    @Test func `a press opens a context menu, and a swipe shows the actions of a row`() throws {
        let fake = FakePage(
            node(
                2, "ContextMenu", (0, 0, 390, 44), #""menu":9"#,
                node(
                    3, "SwipeRow", (0, 0, 390, 44), "",
                    node(4, "SwipeContent", (0, 0, 390, 44), "", text(5, "Mail", (16, 10, 60, 20))),
                    node(
                        6, "SwipeActions", (300, 0, 90, 44), #""edge":"trailing""#,
                        button(7, "Delete", (300, 0, 90, 44)))),
                node(9, "MenuItems", (0, 44, 250, 44), #""role":"menu""#, button(10, "Flag", (0, 44, 250, 44)))))
        let app = try app(fake)
        app.staticTexts["Mail"].press(forDuration: 1)
        app.buttons["Flag"].tap()
        #expect(!app.buttons["Delete"].exists)
        app.staticTexts["Mail"].swipeLeft()
        app.buttons["Delete"].tap()
        #expect(
            fake.events == [AutomationEvent(10, "tap"), AutomationEvent(7, "tap")] && !app.buttons["Delete"].exists)
    }

    @Test func `a finger that drags reports its way`() throws {
        let fake = FakePage(
            node(
                2, "Gesture", (100, 100, 80, 80),
                #""label":"Disc","events":["touch","move","lift","rest"],"gesture":"d10 t w""#))
        let app = try app(fake)
        let disc = app.otherElements["Disc"]
        disc.press(forDuration: 0.1, thenDragTo: app)
        #expect(fake.events.map(\.type) == ["touch"] + Array(repeating: "move", count: 8) + ["lift"])
        disc.tap()
        #expect(fake.events.suffix(3).map(\.type) == ["touch", "lift", "rest"])
        app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 110, dy: 110)).tap()
        guard case .touch(let touch)? = fake.events.suffix(3).first?.value else { Issue.record("no touch"); return }
        #expect(touch.points == [CGPoint(x: 10, y: 10)] && touch.pagePoints == [CGPoint(x: 110, y: 110)])
    }

    @Test func `two fingers move apart and around their middle`() throws {
        let fake = FakePage(
            node(
                2, "Gesture", (100, 100, 80, 60),
                #""label":"Photo","events":["touch","move","lift","rest"],"gesture":"p x""#))
        let app = try app(fake)
        let photo = app.otherElements["Photo"]
        photo.pinch(withScale: 2, velocity: -4)
        photo.rotate(.pi / 2, withVelocity: 1)
        #expect(
            fake.events.map(\.type)
                == Array(repeating: ["touch"] + Array(repeating: "move", count: 8) + ["lift"], count: 2).flatMap { $0 })
        let touches = fake.events.compactMap { event -> AutomationEvent.Touch? in
            if case .touch(let touch) = event.value { touch } else { nil }
        }
        #expect(touches[0].points == [CGPoint(x: 25, y: 30), CGPoint(x: 55, y: 30)])
        #expect(touches[9].pagePoints == [CGPoint(x: 110, y: 130), CGPoint(x: 170, y: 130)])
        #expect(touches[9].time - touches[0].time == 250)
        #expect(touches[10].points == [CGPoint(x: 10, y: 30), CGPoint(x: 70, y: 30)])
        #expect(
            touches[19].points.map { CGPoint(x: $0.x.rounded(), y: $0.y.rounded()) } == [
                CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 60),
            ])
    }

    @Test func `an element for one finger takes no two`() throws {
        let app = try app(FakePage(button(9, "Top")))
        let fault = failure { app.buttons["Top"].pinch(withScale: 2, velocity: 1) }
        #expect(
            fault.hasPrefix("pinch failed: button \"Top\" at")
                && fault.hasSuffix("takes no two fingers"))
        #expect(
            failure { app.buttons["Top"].pinch(withScale: 0, velocity: 1) }
                == "pinch failed: the scale must be more than 0, not 0.0")
    }

    @Test func `an area that the app asks to scroll scrolls, and reports it`() throws {
        let fake = FakePage(button(9, "Top"))
        fake.following = [
            node(
                2, "ScrollView", (0, 0, 390, 844), #""scroll":[0,0],"scrollTo":[1,0,500],"events":["scroll"]"#,
                node(3, "ScrollContent", (0, 0, 390, 2000), "", button(9, "Top")))
        ]
        try app(fake).buttons["Top"].tap()
        #expect(
            fake.events == [AutomationEvent(9, "tap"), AutomationEvent(2, "scroll", .point(CGPoint(x: 0, y: 500)))])
    }

    @Test func `a step without a page says so`() throws {
        let app = XCUIElement(AutomationContext(), .application)
        #expect(failure { app.buttons["Save"].tap() } == "tap failed: the app is not running: call launch() first")
        #expect(!app.buttons["Save"].exists)
    }

    @Test func `alerts in the way go to the monitors`() throws {
        let open = [
            button(2, "Delete", (0, 0, 100, 40)),
            node(
                4, "Alert", (0, 0, 390, 844), #""role":"alertdialog","modal":true"#,
                node(5, "Text", (90, 300, 200, 20), #""role":"heading","text":"Allow?""#),
                button(6, "OK", (90, 400, 200, 44))),
        ].joined(separator: ",")
        let fake = FakePage(open)
        fake.following = [button(2, "Delete", (0, 0, 100, 40))]
        let app = try app(fake)
        app.context.monitors = {
            [
                { alert in
                    alert.buttons["OK"].tap()
                    return true
                }
            ]
        }
        app.buttons["Delete"].tap()
        #expect(fake.events == [AutomationEvent(6, "tap"), AutomationEvent(2, "tap")])
    }
}
