/// Shows its content with a value that changes over time according to keyframes.
///
///     KeyframeAnimator(initialValue: 1.0, trigger: likes) { scale in
///         Image(systemName: "heart.fill").scaleEffect(scale)
///     } keyframes: { _ in
///         SpringKeyframe(1.5, duration: 0.3)
///         CubicKeyframe(1, duration: 0.4)
///     }
///
/// The content is evaluated in advance, sixty times for each second of the keyframes, and played in the browser.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: _PrimitiveView {
    public typealias Body = Never

    let initialValue: Value
    /// The value whose changes start the keyframes; nil if they repeat.
    let trigger: AnimationTrigger?
    let isRepeating: Bool
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// A view that plays its keyframes whenever `trigger` changes.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the keyframes have been played.
    ///   - trigger: The value whose changes start the keyframes. While they play, a change restarts them from the current value.
    ///   - content: The view for a value.
    ///   - keyframes: The keyframes. The closure receives the value with which they start: `initialValue` at first, then the
    ///     end of the previous keyframes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = AnimationTrigger(trigger)
        isRepeating = false
        self.content = content
        self.keyframes = keyframes
    }

    /// A view that plays its keyframes while it is visible.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the keyframes have been played.
    ///   - repeating: Whether the keyframes start again when they have ended; otherwise the view rests at `initialValue`.
    ///   - content: The view for a value.
    ///   - keyframes: The keyframes. The closure receives the value with which they start.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        trigger = nil
        isRepeating = repeating
        self.content = content
        self.keyframes = keyframes
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        KeyframeNode(view, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: KeyframeNode<Value, KeyframePath, Content>.self).update(to: view)
    }
}

extension View {
    /// Changes the view with a value that changes over time, whenever `trigger` changes.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the keyframes have been played.
    ///   - trigger: The value whose changes start the keyframes. While they play, a change restarts them from the current value.
    ///   - content: The changed view for a value.
    ///   - keyframes: The keyframes. The closure receives the value with which they start.
    public nonisolated __consuming func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = PlaceholderContentView(self)
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(view, $0) }, keyframes: keyframes)
    }

    /// Changes the view with a value that changes over time, while the view is visible.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the keyframes have been played.
    ///   - repeating: Whether the keyframes start again when they have ended; otherwise the view rests at `initialValue`.
    ///   - content: The changed view for a value.
    ///   - keyframes: The keyframes. The closure receives the value with which they start.
    public nonisolated __consuming func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = PlaceholderContentView(self)
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(view, $0) }, keyframes: keyframes)
    }
}
