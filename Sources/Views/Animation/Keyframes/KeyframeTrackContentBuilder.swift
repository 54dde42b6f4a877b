public import EspalierLayoutEngine

/// Builds the keyframes of a track from the statements of a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Uses a group of keyframes.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Combines the groups of keyframes of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        CombinedTrackContent { keyframes in
            for component in components { component._addKeyframes(to: &keyframes) }
        }
    }

    /// Uses the keyframes of the first branch.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
        Conditional(.first(component))
    }

    /// Uses the keyframes of the second branch.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
        Conditional(.second(component))
    }

    /// Begins with a group of keyframes.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// Adds a group of keyframes.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        CombinedTrackContent {
            accumulated._addKeyframes(to: &$0)
            next._addKeyframes(to: &$0)
        }
    }

    /// No keyframes: the value does not change.
    public static func buildBlock() -> some KeyframeTrackContent<Value> {
        CombinedTrackContent { _ in }
    }

    /// The keyframes of one of two branches.
    public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
        KeyframeTrackContent
    where First.Value == ConditionalValue, Second.Value == ConditionalValue {
        public typealias Value = ConditionalValue
        public typealias Body = Self

        enum Branch {
            case first(First)
            case second(Second)
        }

        private let branch: Branch

        init(_ branch: Branch) {
            self.branch = branch
        }

        public var body: Self { self }

        public func _addKeyframes(to keyframes: inout _KeyframeList<ConditionalValue>) {
            switch branch {
            case .first(let content): content._addKeyframes(to: &keyframes)
            case .second(let content): content._addKeyframes(to: &keyframes)
            }
        }
    }
}
