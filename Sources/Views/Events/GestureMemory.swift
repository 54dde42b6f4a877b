import EspalierDisplayTree

/// The memory of a gesture, from the start of a touch until all gestures have ended.
@MainActor
public final class _GestureMemory {
    private var content: Any?
    private var parts: [Int: _GestureMemory] = [:]

    init() {}

    /// The gesture's own memory.
    func read<Content>(_ initial: @autoclosure () -> Content) -> Content {
        content as? Content ?? initial()
    }

    func write<Content>(_ newContent: Content) {
        content = newContent
    }

    /// The memory of a gesture that is a part of this one.
    func part(_ index: Int) -> _GestureMemory {
        if let known = parts[index] { return known }
        let made = _GestureMemory()
        parts[index] = made
        return made
    }

    func forgetPart(_ index: Int) {
        parts[index] = nil
    }
}
