import EspalierDisplayTree
import EspalierLayoutEngine

extension View {
    /// Plays an effect on the symbols inside as long as it is active.
    ///
    /// The browser plays the effect. If the user prefers reduced motion, only changes of opacity remain.
    ///
    /// - Parameters:
    ///   - options: The speed and the repetitions. By default, the effect repeats until it is inactive.
    ///   - isActive: Whether the effect plays. An effect that becomes inactive ends with its current repetition.
    public nonisolated __consuming func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        let added = AppliedSymbolEffect(configuration: effect.configuration, options: options, isActive: isActive)
        return modifier(
            EnvironmentModifier(value: added) { environment in
                environment.symbolEffects = (environment.symbolEffects ?? []) + [added]
            })
    }

    /// Plays an effect on the symbols inside each time a value changes.
    ///
    /// The browser plays the effect. If the user prefers reduced motion, only changes of opacity remain.
    ///
    /// - Parameters:
    ///   - options: The speed and the repetitions. By default, the effect plays once.
    ///   - value: The value to observe. The effect does not play for its first value.
    public nonisolated __consuming func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            TriggeredSymbolEffect(
                effect: AppliedSymbolEffect(configuration: effect.configuration, options: options), value: value))
    }

    /// Removes the effects of outer views from the symbols inside, if `isEnabled` is true.
    public nonisolated __consuming func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        modifier(
            EnvironmentModifier(value: isEnabled) { environment in
                if isEnabled, environment.symbolEffects != nil { environment.symbolEffects = [] }
            })
    }
}

/// An effect that a view sets on the symbols inside.
struct AppliedSymbolEffect: Hashable, Sendable {
    let configuration: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    var isActive = true
    /// The number of times that the effect's value changed; nil for an effect without a value.
    var trigger: Int?
}

private enum SymbolEffectsKey: EnvironmentKey { static var defaultValue: [AppliedSymbolEffect]? { nil } }

extension EnvironmentValues {
    /// The effects on symbols, the outermost first; nil if no view sets any.
    var symbolEffects: [AppliedSymbolEffect]? {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }

    /// The effects for the page; nil if no view sets any.
    var displayedSymbolEffects: [DisplaySymbolEffect]? {
        symbolEffects?.compactMap {
            $0.isActive
                ? $0.configuration.display($0.options, trigger: $0.trigger, isMirrored: direction == .rightToLeft) : nil
        }
    }
}

/// `symbolEffect(_:options:value:)`: an effect that plays when a value changes.
private nonisolated struct TriggeredSymbolEffect<Value: Equatable>: NodeModifier, ViewlessModifier {
    let effect: AppliedSymbolEffect
    let value: Value

    @MainActor func makeNode(in context: NodeContext) -> TriggeredSymbolEffectNode<Value> {
        TriggeredSymbolEffectNode(effect, value, in: context)
    }

    @MainActor func update(_ node: TriggeredSymbolEffectNode<Value>) { node.update(to: effect, value) }
}

/// Counts the changes of a value, and sets an effect with the count on the symbols inside.
private final class TriggeredSymbolEffectNode<Value: Equatable>: ChangedEnvironmentNode {
    private var effect: AppliedSymbolEffect
    private var value: Value
    private var changes = 0

    init(_ effect: AppliedSymbolEffect, _ value: Value, in context: __shared NodeContext) {
        self.effect = effect
        self.value = value
        super.init(in: context)
    }

    override func change(_ environment: inout EnvironmentValues) {
        var counted = effect
        counted.trigger = changes
        environment.symbolEffects = (environment.symbolEffects ?? []) + [counted]
    }

    func update(to newEffect: AppliedSymbolEffect, _ newValue: Value) {
        if newEffect == effect, newValue == value { return }
        if newValue != value { changes += 1 }
        (effect, value) = (newEffect, newValue)
        changeDidChange()
    }
}
