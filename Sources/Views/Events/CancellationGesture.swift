/// Calls an action when its content has begun and then fails, because the touch was canceled or another gesture has won it.
nonisolated package struct CancellationGesture<Content: Gesture>: _PrimitiveGesture {
    package typealias Value = Content.Value

    private let content: Content
    private let cancelled: @MainActor () -> Void

    package init(_ content: Content, cancelled: @escaping @MainActor () -> Void) {
        self.content = content
        self.cancelled = cancelled
    }

    @MainActor package static func _step(
        _ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Content.Value> {
        let step = Content._step(gesture.content, memory.part(0), &input)
        switch step.phase {
        case .active: memory.write(true)
        case .ended: memory.write(false)
        case .failed:
            if memory.read(false) { input.actions.append(gesture.cancelled) }
            memory.write(false)
        case .possible: break
        }
        return step
    }

    @MainActor package static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) {
        Content._collectNeeds(gesture.content, into: &needs)
    }
}
