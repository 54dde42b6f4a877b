/// The speed and the repetitions of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The number of times that an effect plays, and the pauses between.
    struct Repetition: Hashable, Sendable {
        var count: Double
        var delay = 0.0

        static let once = Repetition(count: 1)
        static let endless = Repetition(count: .infinity)
    }

    /// Nil for the effect's own: once if it plays when a value changes, otherwise without an end.
    var repetition: Repetition?
    var speed = 1.0

    /// The effect's own repetitions, at the usual speed.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

    /// The repetition of an effect.
    public struct RepeatBehavior: Hashable, Sendable {
        fileprivate let repetition: Repetition

        /// Repeats without an end and without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior(repetition: .endless) }
        /// Repeats without an end, with pauses.
        public static var periodic: RepeatBehavior { periodic() }

        /// Repeats with pauses.
        ///
        /// - Parameters:
        ///   - count: The number of times; nil for no end. Numbers below 1 count as 1.
        ///   - delay: The length of a pause in seconds; nil for 1. Negative lengths count as 0.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(
                repetition: Repetition(count: SymbolEffectOptions.count(count), delay: max(0, delay ?? 1)))
        }
    }

    private static func count(_ count: Int?) -> Double { count.map { Double(max(1, $0)) } ?? .infinity }

    /// Repeats the effect by a behavior.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { Self.default.repeat(behavior) }
    /// Plays the effect a number of times, or without an end if it is nil. Numbers below 1 count as 1.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }
    /// Repeats the effect without an end.
    public static var repeating: SymbolEffectOptions { Self.default.repeating }
    /// Plays the effect once.
    public static var nonRepeating: SymbolEffectOptions { Self.default.nonRepeating }
    /// Multiplies the speed. A speed that is not positive counts as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

    /// Repeats the effect by a behavior.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { repeated(behavior.repetition) }
    /// Plays the effect a number of times, or without an end if it is nil. Numbers below 1 count as 1.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { repeated(Repetition(count: Self.count(count))) }
    /// Repeats the effect without an end.
    public var repeating: SymbolEffectOptions { repeated(.endless) }
    /// Plays the effect once.
    public var nonRepeating: SymbolEffectOptions { repeated(.once) }

    /// Multiplies the speed. A speed that is not positive counts as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.speed = speed > 0 && speed.isFinite ? speed : 1
        return copy
    }

    private func repeated(_ repetition: Repetition) -> SymbolEffectOptions {
        var copy = self
        copy.repetition = repetition
        return copy
    }
}
