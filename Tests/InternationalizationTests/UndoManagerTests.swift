import EspalierInternationalization
import Foundation
import Testing

@MainActor @Suite struct `An undo manager` {
    /// A number whose changes can be undone.
    @MainActor private final class Counter {
        let manager = UndoManager()
        var value = 0

        func set(_ newValue: Int, name: String? = nil) {
            let old = value
            value = newValue
            manager.registerUndo(withTarget: self) { $0.set(old, name: nil) }
            if let name { manager.setActionName(name) }
        }
    }

    @Test func `undoes and redoes the changes in their order`() async {
        let counter = Counter()
        counter.set(1, name: "One")
        counter.manager.endOfEvent()
        counter.set(2, name: "Two")
        counter.manager.endOfEvent()
        #expect(counter.manager.undoCount == 2 && counter.manager.undoMenuItemTitle == "Undo Two")
        counter.manager.undo()
        #expect(counter.value == 1 && counter.manager.redoMenuItemTitle == "Redo Two")
        #expect(counter.manager.undoActionName == "One")
        counter.manager.undo()
        #expect(counter.value == 0 && !counter.manager.canUndo && counter.manager.redoCount == 2)
        counter.manager.redo()
        counter.manager.redo()
        #expect(counter.value == 2 && !counter.manager.canRedo && counter.manager.undoActionName == "Two")
        counter.manager.undo()
        #expect(counter.value == 1)
    }

    @Test func `undoes the changes of an event together, the latest first`() {
        let counter = Counter()
        counter.set(1)
        counter.set(2)
        #expect(counter.manager.groupingLevel == 1 && counter.manager.canUndo)
        counter.manager.undo()
        #expect(counter.value == 0 && counter.manager.groupingLevel == 0 && !counter.manager.canUndo)
        counter.manager.redo()
        #expect(counter.value == 2)
    }

    @Test func `closes the group of an event by itself`() async {
        let counter = Counter()
        counter.set(1)
        while counter.manager.groupingLevel > 0 { await Task.yield() }
        #expect(counter.manager.undoCount == 1)
    }

    @Test func `forgets what can be redone after a new change`() {
        let counter = Counter()
        counter.set(1)
        counter.manager.undo()
        #expect(counter.manager.canRedo)
        counter.set(5)
        #expect(!counter.manager.canRedo)
        counter.manager.redo()
        #expect(counter.value == 5)
    }

    @Test func `joins the groups inside of a group`() {
        let counter = Counter()
        counter.manager.groupsByEvent = false
        counter.manager.beginUndoGrouping()
        counter.set(1)
        counter.manager.beginUndoGrouping()
        counter.set(2)
        #expect(counter.manager.groupingLevel == 2)
        counter.manager.endUndoGrouping()
        counter.manager.endUndoGrouping()
        #expect(counter.manager.undoCount == 1)
        counter.manager.undo()
        #expect(counter.value == 0)
    }

    @Test func `leaves nothing to undo for a group without operations`() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        #expect(!manager.canUndo && manager.undoCount == 0)
        manager.undo()
    }

    @Test func `drops the oldest changes beyond its levels`() {
        let counter = Counter()
        counter.manager.levelsOfUndo = 2
        for value in 1...4 {
            counter.set(value)
            counter.manager.endOfEvent()
        }
        #expect(counter.manager.undoCount == 2)
        counter.manager.undo()
        counter.manager.undo()
        counter.manager.undo()
        #expect(counter.value == 2)
    }

    @Test func `records nothing while registration is disabled`() {
        let counter = Counter()
        counter.manager.disableUndoRegistration()
        counter.manager.disableUndoRegistration()
        counter.manager.enableUndoRegistration()
        counter.set(1)
        #expect(!counter.manager.canUndo && !counter.manager.isUndoRegistrationEnabled)
        counter.manager.enableUndoRegistration()
        counter.set(2)
        counter.manager.undo()
        #expect(counter.value == 1)
    }

    @Test func `does not keep a target alive`() {
        let manager = UndoManager()
        var calls = 0
        do {
            let target = NSObject()
            manager.registerUndo(withTarget: target) { _ in calls += 1 }
        }
        manager.undo()
        #expect(calls == 0)
    }

    @Test func `removes the operations of a target, and all`() {
        let (first, second) = (NSObject(), NSObject())
        let manager = UndoManager()
        var calls: [String] = []
        manager.registerUndo(withTarget: first) { _ in calls.append("first") }
        manager.registerUndo(withTarget: second) { _ in calls.append("second") }
        manager.endOfEvent()
        manager.removeAllActions(withTarget: second)
        manager.undo()
        #expect(calls == ["first"])
        manager.registerUndo(withTarget: first) { _ in calls.append("again") }
        manager.removeAllActions()
        #expect(!manager.canUndo)
        manager.undo()
        #expect(calls == ["first"])
    }

    @Test func `tells what it does`() {
        let counter = Counter()
        var names: [String] = []
        let tokens = [
            Notification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
            .NSUndoManagerDidRedoChange, .NSUndoManagerDidCloseUndoGroup,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: counter.manager, queue: nil) { notification in
                MainActor.assumeIsolated { names.append(name.rawValue) }
            }
        }
        counter.set(1)
        counter.manager.undo()
        counter.manager.redo()
        tokens.forEach(NotificationCenter.default.removeObserver)
        #expect(
            names.map { $0.replacing("NSUndoManager", with: "").replacing("Notification", with: "") } == [
                "DidCloseUndoGroup", "WillUndoChange", "DidCloseUndoGroup", "DidUndoChange", "WillRedoChange",
                "DidCloseUndoGroup", "DidRedoChange",
            ])
    }

    @Test func `keeps a group open over events until the app closes it`() {
        let counter = Counter()
        counter.manager.beginUndoGrouping()
        counter.set(1)
        UndoEvents.end()
        counter.set(2)
        counter.manager.endUndoGrouping()
        #expect(counter.manager.groupingLevel == 1)
        UndoEvents.end()
        #expect(counter.manager.groupingLevel == 0 && counter.manager.undoCount == 1)
        counter.manager.undo()
        #expect(counter.value == 0)
    }
}

extension UndoManager {
    /// Ends the event in which changes were made.
    fileprivate func endOfEvent() { UndoEvents.end() }
}
