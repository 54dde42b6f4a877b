import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A control of an app's own class` {
    /// A knob, as apps write it.
    private final class Knob: UIControl {
        var value: CGFloat = 0
        var calls: [String] = []
        var follows = true

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("begin")
            return follows
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            value = touch.location(in: self).x
            calls.append("continue \(Int(value))")
            sendActions(for: .valueChanged)
            return true
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
        override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }

    private final class Card: UIControl {
        override var isHighlighted: Bool { didSet { highlights.append(isHighlighted) } }
        var highlights: [Bool] = []
    }

    private func touch(
        _ page: TestPage, _ type: EventType, _ x: CGFloat, at time: Double, isCancelled: Bool = false
    ) throws {
        let target = try #require(page.nodes.first { $0.events.contains(.gesture) })
        let report = try #require(
            TouchReport(
                serial: 1, time: time, points: [CGPoint(x: x, y: 10)], velocity: .zero, keys: 0, isOnControl: false,
                isCancelled: isCancelled))
        try page.graph.send(DisplayEvent(node: target.id, type: type, value: .touch(report)))
        page.update()
    }

    @Test func `is found by the methods that it overrides`() {
        _ = TestPage { Text("Page") }
        #expect(TouchMethods.controlCount == 8)
        #expect(TouchMethods.areOverridden(by: Knob(frame: .zero)))
        for control in [UIControl(frame: .zero), Card(frame: .zero), UIButton(frame: .zero), UISlider(frame: .zero)] {
            #expect(!TouchMethods.areOverridden(by: control))
        }
    }

    @Test func `follows touches and reports its value`() throws {
        let knob = Knob(frame: .zero)
        var values: [CGFloat] = []
        knob.addAction(UIAction { [unowned knob] _ in values.append(knob.value) }, for: .valueChanged)
        let page = TestPage { Shown(view: knob).frame(width: 100, height: 100) }
        try touch(page, .touch, 10, at: 0)
        #expect(knob.isTracking && knob.isTouchInside && knob.isHighlighted)
        try touch(page, .move, 30, at: 0.1)
        try touch(page, .lift, 30, at: 0.2)
        #expect(knob.calls.first == "begin" && knob.calls.contains("continue 30") && knob.calls.last == "end")
        #expect(values.last == 30 && !knob.isTracking && !knob.isTouchInside && !knob.isHighlighted)
    }

    @Test func `does not follow a touch that it refuses, or that is broken off`() throws {
        let knob = Knob(frame: .zero)
        var events: [String] = []
        knob.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        knob.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        let page = TestPage { Shown(view: knob).frame(width: 100, height: 100) }
        try touch(page, .touch, 10, at: 0)
        try touch(page, .lift, 10, at: 0.1, isCancelled: true)
        #expect(knob.calls == ["begin", "cancel"] && events == ["down", "cancel"])
        knob.calls = []
        knob.follows = false
        try touch(page, .touch, 10, at: 1)
        try touch(page, .lift, 10, at: 1.1)
        #expect(knob.calls == ["begin"] && events == ["down", "cancel"])
    }

    @Test func `reports where a touch moves and ends`() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var events: [String] = []
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
            (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "up inside"),
            (.touchUpOutside, "up outside"),
        ]
        for (event, name) in names { card.addAction(UIAction { _ in events.append(name) }, for: event) }
        let (touch, event) = (UITouch(), UIEvent())
        touch.view = card
        func move(_ x: CGFloat, _ phase: UITouch.Phase) {
            touch.move(to: CGPoint(x: x, y: 10), phase)
            card.take(touch, event)
        }
        move(10, .began)
        move(200, .moved)
        move(20, .moved)
        move(20, .ended)
        #expect(events == ["down", "outside", "exit", "inside", "enter", "up inside"])
        #expect(card.highlights.last == false && card.highlights.contains(true))
        events = []
        move(10, .began)
        move(200, .ended)
        #expect(events == ["down", "up outside"])
    }

    @Test func `takes taps if an action waits for them`() throws {
        let card = Card(frame: .zero)
        let page = TestPage { Shown(view: card).frame(width: 100, height: 100) }
        #expect(!page.nodes.contains { $0.events.contains(.tap) || $0.events.contains(.gesture) })
        var taps = 0
        card.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        page.update()
        let target = try #require(page.nodes.first { $0.events.contains(.tap) || $0.events.contains(.gesture) })
        if target.events.contains(.tap) {
            try page.graph.send(DisplayEvent(node: target.id, type: .tap))
        } else {
            try touch(page, .touch, 10, at: 0)
            try touch(page, .lift, 10, at: 0.1)
        }
        page.update()
        #expect(taps == 1)
        card.isEnabled = false
        page.update()
        #expect(!page.nodes.contains { $0.events.contains(.tap) || $0.events.contains(.gesture) })
    }

    @Test func `sends its methods by a method that a subclass overrides`() {
        final class Target: NSObject {
            var calls = 0
            func save() { calls += 1 }
        }
        final class Watched: UIControl {
            var names: [String] = []
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                names.append("\(type(of: target ?? "none"))")
                super.sendAction(action, to: target, for: event)
            }
        }
        let (control, target) = (Watched(frame: .zero), Target())
        let selector = Selector("save", Target.save)
        control.addTarget(target, action: selector, for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .touchUpInside)
        #expect(control.names == ["Target"] && target.calls == 1)
        #expect(control.allTargets == [target] && control.allControlEvents == [.touchUpInside, .valueChanged])
        #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["save"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    }

    @Test func `shows its own menu`() throws {
        final class Menued: UIControl {
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in }])
                })
            }
        }
        let control = Menued(frame: .zero)
        let page = TestPage { Shown(view: control).frame(width: 100, height: 100) }
        #expect(!page.texts.contains("Copy") && control.contextMenuInteraction == nil)
        control.isContextMenuInteractionEnabled = true
        page.update()
        try page.openMenu()
        #expect(page.texts.contains("Copy") && control.contextMenuInteraction?.view === control)
        control.isContextMenuInteractionEnabled = false
        page.update()
        #expect(!page.texts.contains("Copy"))
    }
}
