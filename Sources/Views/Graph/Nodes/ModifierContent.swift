/// A built-in modifier that contains no view, and that keeps one node of its content for its whole life.
nonisolated protocol ViewlessModifier: PrimitiveModifier {}

/// Finds modifiers whose body uses its content once, when it is made. The body of most modifiers is only the content
/// with further modifiers that contain no views. The modified view then need not be stored.
@MainActor
enum ModifierContent {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func isUsedOnce<M: ViewModifier>(by modifier: M.Type) -> Bool {
        let identifier = ObjectIdentifier(modifier)
        if let known = known[identifier] { return known }
        let isOnce = (M.Body.self as? any ModifiedContentChain.Type)?.isUsedOnce ?? false
        known[identifier] = isOnce
        return isOnce
    }
}

/// The content of a modifier, with or without further modifiers.
private protocol ModifiedContentChain {
    @MainActor static var isUsedOnce: Bool { get }
}

extension _ViewModifier_Content: ModifiedContentChain {
    @MainActor fileprivate static var isUsedOnce: Bool { true }
}

extension ModifiedContent: ModifiedContentChain where Content: View, Modifier: ViewModifier {
    @MainActor fileprivate static var isUsedOnce: Bool {
        guard Modifier.self is any ViewlessModifier.Type || ModifierContent.isUsedOnce(by: Modifier.self) else {
            return false
        }
        return (Content.self as? any ModifiedContentChain.Type)?.isUsedOnce ?? false
    }
}
