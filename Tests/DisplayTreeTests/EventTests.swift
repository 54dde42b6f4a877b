import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@Suite struct `The types of events` {
    @Test func `are sets in which each type is distinct, and gestures include four of them`() {
        for type in EventType.allCases {
            for other in EventType.allCases { #expect((EventTypes(type) == EventTypes(other)) == (type == other)) }
            #expect(EventTypes.gesture.contains(EventTypes(type)) == [.touch, .move, .lift, .rest].contains(type))
        }
    }

    @Test func `combine without affecting each other`() {
        var types: EventTypes = []
        for type in EventType.allCases { types.insert(EventTypes(type)) }
        #expect(types.rawValue.nonzeroBitCount == 30)
        types.remove(.tap)
        #expect(!types.contains(.tap) && types.contains([.input, .gesture, .press, .scroll]))
    }

    @Test func `have the names of the wire`() {
        #expect(
            EventType.allCases.map(\.rawValue) == [
                "tap", "input", "change", "submit", "focus", "blur", "scroll", "resize", "press", "hover", "touch",
                "move", "lift", "rest", "dismiss", "place", "key", "over",
                "reorder", "choose", "detent", "drag", "aim", "drop", "load", "prepare", "follow", "menu", "search",
                "phase",
            ])
    }
}

@Suite struct `A report of a touch` {
    private func report(
        time: Double = 1, points: [CGPoint] = [.zero], pagePoints: [CGPoint] = [], velocity: CGSize = .zero,
        keys: Int = 0
    ) -> TouchReport? {
        TouchReport(
            serial: 1, time: time, points: points, pagePoints: pagePoints, velocity: velocity, keys: keys)
    }

    @Test func `has one or two positions, and as many on the page if any`() {
        #expect(report(points: []) == nil)
        #expect(report(points: [.zero]) != nil && report(points: [.zero, .zero]) != nil)
        #expect(report(points: [.zero, .zero, .zero]) == nil)
        #expect(report(points: [.zero], pagePoints: [.zero]) != nil)
        #expect(report(points: [.zero], pagePoints: [.zero, .zero]) == nil)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func `has no invalid number`(number: CGFloat) {
        #expect(report(time: Double(number)) == nil)
        #expect(report(points: [CGPoint(x: number, y: 0)]) == nil)
        #expect(report(points: [CGPoint(x: 0, y: number)]) == nil)
        #expect(report(points: [.zero], pagePoints: [CGPoint(x: 0, y: number)]) == nil)
        #expect(report(velocity: CGSize(width: number, height: 0)) == nil)
        #expect(report(velocity: CGSize(width: 0, height: number)) == nil)
    }

    @Test func `has its numbers clamped to the range of a window`() throws {
        let far = try #require(
            report(
                time: -5, points: [CGPoint(x: 1e300, y: -1e300)], pagePoints: [CGPoint(x: -1e9, y: 3)],
                velocity: CGSize(width: 2e6, height: -2e6), keys: 0x7FF))
        #expect(far.time == 0)
        #expect(far.points == [CGPoint(x: 1_000_000, y: -1_000_000)])
        #expect(far.pagePoints == [CGPoint(x: -1_000_000, y: 3)])
        #expect(far.velocity == CGSize(width: 1_000_000, height: -1_000_000))
        #expect(far.keys == 15)
        #expect(report(time: 1e300)?.time == 1e12)
    }
}

@Suite struct `A node's meaning` {
    @Test func `is a value: a copy is unaffected by changes of the other`() {
        var semantics = Semantics(label: "a")
        let copy = semantics
        semantics.value = "v"
        semantics.identifier = "i"
        semantics.fraction = 0.5
        semantics.tooltip = "t"
        semantics.isModal = true
        #expect(copy == Semantics(label: "a"))
        #expect(copy.value == nil && copy.identifier == nil && copy.fraction == nil && !copy.isModal)
        #expect(semantics.value == "v" && semantics.identifier == "i" && semantics.fraction == 0.5)
        #expect(semantics.tooltip == "t" && semantics.isModal)
    }

    @Test func `is equal to one that was changed back`() {
        var semantics = Semantics(role: .button, value: "v", hint: "h", identifier: "i")
        #expect(semantics.value == "v" && semantics.hint == "h" && semantics.identifier == "i")
        semantics.value = nil
        semantics.hint = nil
        semantics.identifier = nil
        semantics.isModal = false
        #expect(semantics == Semantics(role: .button))
        #expect(semantics.hashValue == Semantics(role: .button).hashValue)
    }

    @Test func `differs in each of its parts`() {
        var variants = [
            Semantics(), Semantics(role: .button), Semantics(label: "a"), Semantics(value: "a"), Semantics(hint: "a"),
            Semantics(isHidden: true), Semantics(isSelected: true), Semantics(isSelected: false),
            Semantics(isDisabled: true), Semantics(headingLevel: 1), Semantics(identifier: "a"),
            Semantics(isFocusable: true),
        ]
        var changed = Semantics()
        changed.isExpanded = false
        variants.append(changed)
        changed = Semantics()
        changed.fraction = 0
        variants.append(changed)
        changed = Semantics()
        changed.tooltip = "a"
        variants.append(changed)
        changed = Semantics()
        changed.isModal = true
        variants.append(changed)
        #expect(Set(variants).count == variants.count)
    }
}

@Suite struct `A control` {
    @Test func `differs in its kind, its state and its tint`() {
        let entry = DisplayControl.TextEntry(value: "a", style: style())
        var variants = [
            DisplayControl(kind: .toggle(isOn: true)), DisplayControl(kind: .toggle(isOn: false)),
            DisplayControl(kind: .toggle(isOn: true), isDisabled: true),
            DisplayControl(kind: .toggle(isOn: true), tint: .named(.red)), DisplayControl(kind: .textField(entry)),
            DisplayControl(kind: .textArea(entry)), DisplayControl(kind: .button(.none)),
            DisplayControl(kind: .button(.fade)), DisplayControl(kind: .button(.init(style: .fade, repeats: true))),
        ]
        for change: (inout DisplayControl.TextEntry) -> Void in [
            { $0.value = "b" }, { $0.placeholder = "p" }, { $0.isSecure = true }, { $0.isRounded = true },
            { $0.inputMode = "m" }, { $0.autocomplete = "a" }, { $0.autocapitalize = "c" }, { $0.enterKey = "k" },
            { $0.isCorrected = false }, { $0.isEditor = true }, { $0.alignment = .center }, { $0.style = style(30) },
        ] {
            var other = entry
            change(&other)
            variants.append(DisplayControl(kind: .textField(other)))
        }
        for (index, one) in variants.enumerated() {
            for (place, other) in variants.enumerated() { #expect((one == other) == (index == place)) }
        }
    }

    @Test func `that opens a menu differs from one that does not`() {
        var opener = DisplayControl.PressFeedback.fade
        opener.menu = 3
        var held = opener
        held.menuIsHeld = true
        #expect(Set([DisplayControl.PressFeedback.fade, opener, held, .dim, .none]).count == 5)
    }
}
