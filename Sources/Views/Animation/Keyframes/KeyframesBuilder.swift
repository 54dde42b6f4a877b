public import EspalierLayoutEngine

/// Builds tracks from the statements of a closure.
///
/// The closure contains either tracks, or the keyframes of a single track for the whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    // MARK: Keyframes of a single track

    /// Uses a group of keyframes.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Combines the groups of keyframes of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        KeyframeTrackContentBuilder<Value>.buildArray(components)
    }

    /// Uses the keyframes of the first branch.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value: Animatable, First.Value == Value, Second.Value == Value {
        .init(.first(component))
    }

    /// Uses the keyframes of the second branch.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value: Animatable, First.Value == Value, Second.Value == Value {
        .init(.second(component))
    }

    /// Begins with a group of keyframes.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// Adds a group of keyframes.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    /// A track without keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildBlock()
    }

    /// Makes a track of the keyframes.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
        KeyframeTrack { component }
    }

    // MARK: Tracks

    /// Uses tracks.
    public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
    where Content.Value == Value {
        expression
    }

    /// Begins with tracks.
    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content where Content.Value == Value {
        first
    }

    /// Adds tracks.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        CombinedKeyframes {
            accumulated._addTracks(to: &$0)
            next._addTracks(to: &$0)
        }
    }

    /// No tracks: the value does not change.
    public static func buildBlock() -> some Keyframes<Value> {
        CombinedKeyframes { _ in }
    }

    /// Uses the tracks.
    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value {
        component
    }
}
