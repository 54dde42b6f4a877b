public import EspalierViews
import Foundation

extension UIImageView {
    /// Plays an effect on the symbol, once if the options do not repeat it. Other images have no effects.
    ///
    /// - Parameters:
    ///   - animated: It has no effect: an effect is a motion.
    ///   - completion: Called after the page has the effect. The browser does not report the end of it.
    public final func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, isBrief: true, completion)
    }

    /// Plays an effect on the symbol until it is removed. An effect of the same type is replaced.
    public final func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, isBrief: false, completion)
    }

    /// Plays an effect on the symbol: `bounce` and `wiggle` once if the options do not repeat them, other ones until they are removed.
    public final func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, isBrief: effect is BounceSymbolEffect || effect is WiggleSymbolEffect, completion)
    }

    private func add<Effect: SymbolEffect>(
        _ effect: Effect, _ options: SymbolEffectOptions, isBrief: Bool, _ completion: UISymbolEffectCompletion?
    ) {
        let options = isBrief && options == .default ? .nonRepeating : options
        var added = ImageSymbolEffect(type: Effect.self, configuration: effect.configuration, options: options)
        if let index = symbolEffects.firstIndex(where: { $0.type == Effect.self }) {
            added.playCount = symbolEffects[index].playCount + 1
            symbolEffects[index] = added
        } else {
            symbolEffects.append(added)
        }
        finish(completion, effect: effect, transition: nil)
    }

    /// Removes the effects of a type. An effect that plays ends with its current repetition.
    public final func removeSymbolEffect<Effect: SymbolEffect>(
        ofType effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        for index in symbolEffects.indices where symbolEffects[index].type == Effect.self {
            symbolEffects[index].isActive = false
        }
        finish(completion, effect: effect, transition: nil)
    }

    /// Removes all effects. Those that play end with their current repetition.
    public final func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        for index in symbolEffects.indices { symbolEffects[index].isActive = false }
    }

    /// Replaces the symbol by an effect.
    ///
    /// - Parameter completion: Called after the page has the symbol. The browser does not report the end of the effect.
    public final func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        replaceSymbol(image, by: .symbolEffect(contentTransition, options: options))
        finish(completion, effect: nil, transition: contentTransition)
    }

    private func finish(
        _ completion: UISymbolEffectCompletion?, effect: (any SymbolEffect)?, transition: (any SymbolEffect)?
    ) {
        guard let completion else { return }
        let context = UISymbolEffectCompletionContext(
            sender: self, effect: effect, contentTransition: transition, isFinished: true)
        guard let page = ViewGraph.current else { return completion(context) }
        page.enqueueAction { completion(context) }
    }
}

/// The end of an effect on a symbol.
@MainActor @preconcurrency
public struct UISymbolEffectCompletionContext {
    /// The view of the symbol.
    public private(set) weak var sender: UIImageView?
    /// The effect; nil for the replacement of a symbol.
    public let effect: (any SymbolEffect)?
    /// The effect of the replacement; nil for other effects.
    public let contentTransition: (any SymbolEffect)?
    /// Whether the effect was not broken off, always true.
    public let isFinished: Bool
}

/// Called at the end of an effect on a symbol.
public typealias UISymbolEffectCompletion = @MainActor (_ context: UISymbolEffectCompletionContext) -> Void

/// An effect on the symbol of an image view.
struct ImageSymbolEffect {
    let type: any SymbolEffect.Type
    let configuration: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    var isActive = true
    /// The number of times that the effect was added again.
    var playCount = 0
}

/// Plays the effects of an image view on its symbol.
struct ShownSymbolEffects: ViewModifier {
    let isSymbol: Bool
    let effects: [ImageSymbolEffect]
    let transition: ContentTransition?

    func body(content: Content) -> some View {
        if isSymbol {
            // A symbol that is new to the page plays its effects from the start.
            affected(content.id(effects.reduce(0) { $0 + $1.playCount }))
                .contentTransition(transition ?? .opacity)
        } else {
            content
        }
    }

    private func affected(_ symbol: some View) -> AnyView {
        effects.reduce(AnyView(symbol)) { symbol, effect in
            AnyView(
                symbol.symbolEffect(
                    Configured(configuration: effect.configuration), options: effect.options,
                    isActive: effect.isActive))
        }
    }

    private struct Configured: SymbolEffect, IndefiniteSymbolEffect {
        let configuration: SymbolEffectConfiguration
    }
}

extension UIImage {
    /// The ranges of brightness of images.
    public enum DynamicRange: Int, Sendable {
        /// That of the view; that of usual screens; a part of the range of bright screens; all of it.
        case unspecified = -1, standard = 0, constrainedHigh = 1, high = 2
    }
}
