/// `userActivity(_:isActive:_:)` and `userActivity(_:element:_:)`.
package nonisolated struct UserActivityModifier: NodeModifier, ViewlessModifier {
    let type: String
    /// Describes the activity; nil if there is none.
    let describe: ((NSUserActivity) -> Void)?

    @MainActor func makeNode(in context: NodeContext) -> UserActivityNode { UserActivityNode(self, in: context) }
    @MainActor func update(_ node: UserActivityNode) { node.update(to: self) }
}

/// Keeps the activity of a view. It is the page's current one since the view became active or visible.
final class UserActivityNode: SingleChildNode {
    private var modifier: UserActivityModifier
    private var activity: NSUserActivity?

    init(_ modifier: UserActivityModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
        noteVisibilityFollower()
        needsEvaluation = false
        if neededSideEffects != nil { refreshLater() }
    }

    func update(to newModifier: UserActivityModifier) {
        modifier = newModifier
        refreshLater()
    }

    private func refreshLater(becomesCurrent: Bool = false) {
        sideEffects?.enqueue { [weak self] in self?.refresh(becomesCurrent: becomesCurrent) }
    }

    private func refresh(becomesCurrent: Bool) {
        guard !isRemoved else { return }
        if modifier.describe == nil || activity.map({ $0.activityType != modifier.type }) == true {
            activity?.invalidate()
            activity = nil
        }
        guard let describe = modifier.describe else { return }
        let isNew = activity == nil
        let activity = activity ?? NSUserActivity(activityType: modifier.type)
        self.activity = activity
        graph.noteUse()
        describe(activity)
        if isNew || becomesCurrent { activity.becomeCurrent() }
    }

    override func visibilityMayHaveChanged() {
        if isVisible { refreshLater(becomesCurrent: true) }
    }

    override func willRemove() {
        super.willRemove()
        activity?.invalidate()
    }
}

extension View {
    /// Makes an activity of the user the page's current one, while the view is part of the page.
    ///
    /// - Parameters:
    ///   - isActive: Whether there is an activity.
    ///   - update: Describes the activity. It runs when the activity begins, and when the view is updated.
    public nonisolated __consuming func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(UserActivityModifier(type: activityType, describe: isActive ? update : nil))
    }

    /// Makes an activity of the user with an element the page's current one, while the view is part of the page.
    ///
    /// - Parameters:
    ///   - element: The element of the activity; nil for no activity.
    ///   - update: Describes the activity with its element. It runs when the activity begins, and when the view is updated.
    public nonisolated __consuming func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        modifier(
            UserActivityModifier(
                type: activityType, describe: element.map { element in { activity in update(element, activity) } }))
    }
}
