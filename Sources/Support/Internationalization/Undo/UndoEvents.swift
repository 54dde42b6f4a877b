/// The undo managers whose groups close at the end of the current event.
@MainActor package enum UndoEvents {
    private static var managers: [UndoManager] = []

    /// Closes a manager's group at the end of the event, or soon if no event of a page runs.
    static func opened(_ manager: UndoManager) {
        guard !managers.contains(where: { $0 === manager }) else { return }
        let isFirst = managers.isEmpty
        managers.append(manager)
        guard isFirst else { return }
        Task { @MainActor in end() }
    }

    /// Ends the event. Each event of a page calls it.
    package static func end() {
        guard !managers.isEmpty else { return }
        let ended = managers
        managers = []
        for manager in ended { manager.eventDidEnd() }
    }
}
