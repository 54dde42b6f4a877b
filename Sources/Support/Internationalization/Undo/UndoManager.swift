public import Foundation

/// A recorder of changes that can be undone and redone. Foundation on Linux has no such class.
///
/// Operations that are registered during one event of a page form a group, which `undo()` takes back as a whole. As on Apple's
/// systems, `registerUndo(withTarget:handler:)` while the manager undoes makes the operations for `redo()`, and a new change
/// removes those. Groups without operations leave nothing to undo.
@MainActor @preconcurrency
open class UndoManager: NSObject {
    /// The groups that can be undone, the latest last.
    private var undoGroups: [UndoGroup] = []
    /// The groups that can be redone, the latest last.
    private var redoGroups: [UndoGroup] = []
    /// The open groups, the outermost first.
    private var openGroups: [UndoGroup] = []
    /// Whether the outermost group was opened for an event, and closes with it.
    private var hasEventGroup = false
    private var disableCount = 0
    private enum Direction { case undoing, redoing }
    private var direction: Direction?

    /// Whether a group opens by itself with the first operation of an event, and closes at the end of the event. True by
    /// default.
    open var groupsByEvent = true
    /// The limit of groups that can be undone, and of groups that can be redone; 0 for none. The oldest are dropped.
    open var levelsOfUndo = 0 {
        didSet { dropOldest() }
    }
    /// The modes of the run loop in which groups for events close. They have no effect: an event of a page ends in any mode.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    /// A manager without operations.
    nonisolated public override init() { super.init() }

    // MARK: Groups

    /// The number of open groups inside of each other.
    open var groupingLevel: Int { openGroups.count }

    /// Opens a group. It closes with `endUndoGrouping()`.
    open func beginUndoGrouping() {
        if groupsByEvent, openGroups.isEmpty, direction == nil { openEventGroup() }
        openGroup()
    }

    /// Closes the innermost open group. To call it without an open group is a programmer error.
    open func endUndoGrouping() {
        precondition(
            openGroups.count > (direction == nil ? 0 : 1), "endUndoGrouping() was called without an open group.")
        closeGroup()
    }

    private func openGroup() {
        post(.NSUndoManagerCheckpoint)
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func openEventGroup() {
        openGroup()
        hasEventGroup = true
        UndoEvents.opened(self)
    }

    private func closeGroup() {
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        let group = openGroups.removeLast()
        if openGroups.isEmpty { hasEventGroup = false }
        // The group of an event that ended while another one was open closes with the current event.
        if openGroups.count == 1, hasEventGroup { UndoEvents.opened(self) }
        if !group.operations.isEmpty {
            if let outer = openGroups.indices.last {
                openGroups[outer].operations.append(contentsOf: group.operations)
                openGroups[outer].name = openGroups[outer].name ?? group.name
                openGroups[outer].isDiscardable = openGroups[outer].isDiscardable || group.isDiscardable
            } else {
                keep(group)
            }
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func keep(_ group: UndoGroup) {
        switch direction {
        case .undoing: redoGroups.append(group)
        case .redoing, nil: undoGroups.append(group)
        }
        dropOldest()
    }

    private func dropOldest() {
        guard levelsOfUndo > 0 else { return }
        undoGroups.removeFirst(max(undoGroups.count - levelsOfUndo, 0))
        redoGroups.removeFirst(max(redoGroups.count - levelsOfUndo, 0))
    }

    /// Closes the group of the event that ends.
    func eventDidEnd() {
        // A group that the app has not closed stays open, and with it the event's.
        if hasEventGroup, openGroups.count == 1, direction == nil { closeGroup() }
    }

    // MARK: Registration

    /// Whether operations are recorded.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    /// Stops recording operations, until `enableUndoRegistration()` was called as often.
    open func disableUndoRegistration() { disableCount += 1 }

    /// Takes back one call of `disableUndoRegistration()`. To call it more often is a programmer error.
    open func enableUndoRegistration() {
        precondition(disableCount > 0, "enableUndoRegistration() was called without disableUndoRegistration().")
        disableCount -= 1
    }

    /// Records how to take back a change.
    ///
    /// Without an open group while `groupsByEvent` is false, the call is a programmer error.
    ///
    /// - Parameters:
    ///   - target: The object that the change belongs to. The manager does not keep it alive; without it, the operation does
    ///     nothing.
    ///   - handler: Takes back the change, and registers the operation that makes it again.
    @preconcurrency
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(target) { [weak target] in
            if let target { handler(target) }
        }
    }

    /// Records an operation.
    package final func register(_ target: AnyObject, _ run: @escaping @MainActor () -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            precondition(groupsByEvent, "An undo group must be open before an operation is registered.")
            openEventGroup()
        }
        openGroups[openGroups.count - 1].operations.append(
            UndoGroup.Operation(target: ObjectIdentifier(target), run: run))
        if direction == nil { redoGroups = [] }
    }

    /// Removes all operations, and records new ones again.
    open func removeAllActions() {
        undoGroups = []
        redoGroups = []
        for index in openGroups.indices { openGroups[index] = UndoGroup() }
        disableCount = 0
    }

    /// Removes the operations of an object.
    open func removeAllActions(withTarget target: Any) {
        let object = ObjectIdentifier(target as AnyObject)
        for index in openGroups.indices { openGroups[index].remove(object) }
        undoGroups.remove(object)
        redoGroups.remove(object)
    }

    // MARK: Undo and redo

    /// Whether there is something to undo.
    open var canUndo: Bool {
        !undoGroups.isEmpty || (direction == nil && openGroups.contains { !$0.operations.isEmpty })
    }

    /// Whether there is something to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoGroups.isEmpty
    }

    /// The number of groups that can be undone.
    open var undoCount: Int { undoGroups.count }

    /// The number of groups that can be redone.
    open var redoCount: Int { redoGroups.count }

    /// Whether the manager runs operations of `undo()`.
    open var isUndoing: Bool { direction == .undoing }

    /// Whether the manager runs operations of `redo()`.
    open var isRedoing: Bool { direction == .redoing }

    /// Closes the group of the event, and takes back the latest group. Does nothing if there is none.
    ///
    /// To call it inside of a group that the app has opened is a programmer error.
    open func undo() {
        if openGroups.count == 1, direction == nil { closeGroup() }
        precondition(openGroups.isEmpty || direction != nil, "undo() was called inside of an open group.")
        undoNestedGroup()
    }

    /// Takes back the latest group, without closing the group of the event. Does nothing if there is none.
    open func undoNestedGroup() {
        guard direction == nil, let group = undoGroups.popLast() else { return }
        run(group, .undoing, before: .NSUndoManagerWillUndoChange, after: .NSUndoManagerDidUndoChange)
    }

    /// Makes the change again that was undone last. Does nothing if there is none.
    ///
    /// To call it inside of a group that the app has opened is a programmer error.
    open func redo() {
        if openGroups.count == 1, direction == nil { closeGroup() }
        precondition(openGroups.isEmpty || direction != nil, "redo() was called inside of an open group.")
        post(.NSUndoManagerCheckpoint)
        guard direction == nil, let group = redoGroups.popLast() else { return }
        run(group, .redoing, before: .NSUndoManagerWillRedoChange, after: .NSUndoManagerDidRedoChange)
    }

    /// Runs the operations of a group, the latest first. Those that they register form the group for the opposite.
    private func run(_ group: UndoGroup, _ way: Direction, before: Notification.Name, after: Notification.Name) {
        post(before)
        direction = way
        let outer = openGroups
        openGroups = []
        openGroup()
        for operation in group.operations.reversed() { operation.run() }
        // An operation may leave a group open.
        while openGroups.count > 1 { closeGroup() }
        openGroups[0].name = openGroups[0].name ?? group.name
        openGroups[0].isDiscardable = openGroups[0].isDiscardable || group.isDiscardable
        closeGroup()
        openGroups = outer
        direction = nil
        post(after)
    }

    // MARK: Names

    /// Names the change of the open group; without one, the latest change.
    open func setActionName(_ actionName: String) {
        changeLatest { $0.name = actionName }
    }

    /// Says whether the change of the open group, or else the latest one, may be lost when the app ends.
    open func setActionIsDiscardable(_ discardable: Bool) {
        changeLatest { $0.isDiscardable = discardable }
    }

    private func changeLatest(_ change: (inout UndoGroup) -> Void) {
        if let open = openGroups.indices.first {
            change(&openGroups[open])
        } else if let last = undoGroups.indices.last {
            change(&undoGroups[last])
        }
    }

    private var latestUndo: UndoGroup? {
        direction == nil ? openGroups.first { !$0.operations.isEmpty } ?? undoGroups.last : undoGroups.last
    }

    /// The name of the change that `undo()` takes back; empty if it has none.
    open var undoActionName: String { latestUndo?.name ?? "" }

    /// The name of the change that `redo()` makes again; empty if it has none.
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    /// Whether the change that `undo()` takes back may be lost when the app ends.
    open var undoActionIsDiscardable: Bool { latestUndo?.isDiscardable ?? false }

    /// Whether the change that `redo()` makes again may be lost when the app ends.
    open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

    /// The title of a menu item that undoes, such as "Undo Typing".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu item that redoes, such as "Redo Typing".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of a menu item that undoes a change with a name. It is in English, as in an app without translations.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo " + actionName
    }

    /// The title of a menu item that redoes a change with a name. It is in English, as in an app without translations.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo " + actionName
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
