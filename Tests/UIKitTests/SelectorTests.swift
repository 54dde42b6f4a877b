import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A selector` {
    final class Editor: NSObject {
        var calls: [String] = []
        /// Called after `save`.
        var didSave: (() -> Void)?
        func save() {
            calls.append("save")
            didSave?()
        }
        func changed(_ control: UIControl) { calls.append("changed \(type(of: control))") }
        func touched(_ button: UIButton, with event: UIEvent) { calls.append("touched \(type(of: event))") }
        func picked(_ sender: Any?) { calls.append(sender == nil ? "picked nothing" : "picked") }
        func slid(_ slider: UISlider) { calls.append("slid") }
        func noted(_ notification: Notification) { calls.append(notification.name.rawValue) }
        func ticked(_ timer: Timer) { calls.append("ticked") }
    }

    @Test func `calls a method with as many arguments as it takes, if their types fit`() {
        let (editor, button, event) = (Editor(), UIButton(type: .system), UIEvent())
        Selector("save", Editor.save).call(on: editor, button, event)
        Selector("changed", Editor.changed(_:)).call(on: editor, button, event)
        Selector("touched", Editor.touched(_:with:)).call(on: editor, button, event)
        Selector("picked", Editor.picked(_:)).call(on: editor, nil as UIButton?)
        Selector("slid", Editor.slid(_:)).call(on: editor, button)
        Selector("touched", Editor.touched(_:with:)).call(on: editor, button)
        Selector("save", Editor.save).call(on: button)
        Selector("save", editor.save).call(on: nil)
        #expect(editor.calls == ["save", "changed UIButton", "touched UIEvent", "picked nothing", "save"])
    }

    @Test func `registers a method of a control once, until it is removed`() throws {
        let (editor, other) = (Editor(), Editor())
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        for target in [editor, editor, other] {
            button.addTarget(target, action: Selector("save", Editor.save), for: .touchUpInside)
        }
        let page = TestPage { Shown(view: button) }
        try page.tap("Go")
        #expect(editor.calls == ["save"])
        #expect(other.calls == ["save"])
        button.removeTarget(editor, action: Selector("changed"), for: .allEvents)
        button.removeTarget(editor, action: Selector("save"), for: .touchUpInside)
        try page.tap("Go")
        #expect(editor.calls == ["save"])
        #expect(other.calls == ["save", "save"])
        button.removeTarget(nil, action: nil, for: .allEvents)
        try page.tap("Go")
        #expect(other.calls == ["save", "save"])
    }

    @Test func `is the action of recognizers and bar items, which do not retain its object`() throws {
        var editor: Editor? = Editor()
        weak let weakEditor = editor
        let recognizer = UITapGestureRecognizer(target: editor, action: Selector("save", Editor.save))
        let item = UIBarButtonItem(title: "Save", style: .plain, target: editor, action: Selector("save", Editor.save))
        recognizer.enter(.ended)
        item.primaryAction?.run(item)
        #expect(editor?.calls == ["save", "save"])
        editor = nil
        #expect(weakEditor == nil)
        recognizer.enter(.ended)
        item.primaryAction?.run(item)
    }

    @Test func `is sent to a target by the app`() {
        let editor = Editor()
        let save = Selector("save", Editor.save)
        #expect(UIApplication.shared.sendAction(save, to: editor, from: nil, for: nil))
        #expect(!UIApplication.shared.sendAction(Selector("save"), to: editor, from: nil, for: nil))
        #expect(editor.calls == ["save"])
    }

    @Test func `observes notifications until its object is removed or ends`() {
        let center = NotificationCenter()
        let (started, ended) = (Notification.Name("started"), Notification.Name("ended"))
        var editor: Editor? = Editor()
        weak let weakEditor = editor
        let other = Editor()
        for observer in [editor, other].compactMap(\.self) {
            center.addObserver(observer, selector: Selector("noted", Editor.noted(_:)), name: started, object: nil)
            center.addObserver(observer, selector: Selector("noted", Editor.noted(_:)), name: ended, object: nil)
        }
        center.post(name: started, object: nil)
        center.removeObserver(other, name: started, object: nil)
        center.post(name: started, object: nil)
        center.post(name: ended, object: nil)
        center.removeObserver(other)
        center.post(name: ended, object: nil)
        #expect(editor?.calls == ["started", "started", "ended", "ended"])
        #expect(other.calls == ["started", "ended"])
        editor = nil
        #expect(weakEditor == nil)
        center.post(name: ended, object: nil)
    }

    @Test func `is performed by an object, with arguments of its types`() {
        @MainActor final class Receiver: NSObject {
            var calls: [String] = []
            func plain() { calls.append("plain") }
            func text(_ text: String) { calls.append("text \(text)") }
            func both(_ text: String, _ number: Int) { calls.append("both \(text) \(number)") }
        }
        let receiver = Receiver()
        #expect(receiver.perform(Selector("plain", Receiver.plain)) == nil)
        receiver.perform(Selector("text", Receiver.text), with: "a")
        receiver.perform(Selector("both", Receiver.both), with: "a", with: 2)
        receiver.perform(Selector("text", Receiver.text), with: 3)
        #expect(receiver.calls == ["plain", "text a", "both a 2"])
    }

    @Test func `is called by a timer that ends with its object`() async throws {
        var editor: Editor? = Editor()
        weak let weakEditor = editor
        let timer = Timer(
            timeInterval: 0.01, target: try #require(editor), selector: Selector("ticked", Editor.ticked(_:)),
            userInfo: nil, repeats: true)
        timer.fire()
        #expect(editor?.calls == ["ticked"])
        await withCheckedContinuation { saved in
            editor?.didSave = { saved.resume() }
            editor?.perform(Selector("save", Editor.save), with: nil, afterDelay: 0)
        }
        #expect(editor?.calls == ["ticked", "save"])
        editor = nil
        #expect(weakEditor == nil)
        timer.fire()
        #expect(!timer.isValid)
    }
}
