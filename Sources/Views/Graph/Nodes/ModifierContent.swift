/// A modifier of the graph's own that holds no view, and keeps one node of its content as long as it has one itself.
nonisolated protocol ViewlessModifier: PrimitiveModifier {}

/// Which modifiers with a body ask for their content once, right when they are made: those whose body is nothing but the
/// content under modifiers without views, which most are. The view that they modify need not be kept for later then.
@MainActor
enum ModifierContent {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func isAskedForOnce<M: ViewModifier>(by modifier: M.Type) -> Bool {
        let identifier = ObjectIdentifier(modifier)
        if let known = known[identifier] { return known }
        let isOnce = (M.Body.self as? any ModifiedContentChain.Type)?.asksOnce ?? false
        known[identifier] = isOnce
        return isOnce
    }
}

/// A view that may be the content of a modifier, under further modifiers or none.
private protocol ModifiedContentChain {
    @MainActor static var asksOnce: Bool { get }
}

extension _ViewModifier_Content: ModifiedContentChain {
    @MainActor fileprivate static var asksOnce: Bool { true }
}

extension ModifiedContent: ModifiedContentChain where Content: View, Modifier: ViewModifier {
    @MainActor fileprivate static var asksOnce: Bool {
        guard Modifier.self is any ViewlessModifier.Type || ModifierContent.isAskedForOnce(by: Modifier.self) else {
            return false
        }
        return (Content.self as? any ModifiedContentChain.Type)?.asksOnce ?? false
    }
}
