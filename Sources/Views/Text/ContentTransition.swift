import EspalierDisplayTree

/// The animated transition of a view's content: the letters of a text, or the symbol of an image.
///
/// The browser plays the change. If the user prefers reduced motion, all transitions but `identity` are fades.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Hashable, Sendable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool)
        case numericValue(Double)
        case replace(DisplayContentTransition.SymbolReplacement, speed: Double)
    }

    let kind: Kind

    /// The content changes at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades out over the new one, which is the default.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Letters that the old and the new text share move to their new places, and the others fade. Symbols, and texts of
    /// several lines or styles, fade as a whole.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Digits that change roll, and letters that stay move to their new places. Texts of several lines or styles fade.
    ///
    /// - Parameter countsDown: Whether new digits come from above instead of from below.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Digits that change roll, and letters that stay move to their new places. Texts of several lines or styles fade.
    ///
    /// - Parameter value: The value that the text shows. New digits come from below if it has grown, and from above if it has
    ///   shrunk.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }

    /// Symbols replace each other by the usual effect.
    public static var symbolEffect: ContentTransition { .symbolEffect(.automatic) }

    /// Symbols replace each other by an effect, also without an animation. Other contents fade.
    ///
    /// - Parameter options: The speed has an effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .replace(effect.configuration.replacement, speed: options.speed))
    }
}

extension ContentTransition {
    /// The transition of a text, and the value that it shows. `shownValue` is the previous value; nil for none.
    func display(after shownValue: Double?) -> DisplayContentTransition? {
        switch kind {
        case .identity: .identity
        case .opacity, .replace: nil
        case .interpolate: .interpolate
        case .numericText(let countsDown): .numericText(countsDown: countsDown)
        case .numericValue(let value): .numericText(countsDown: shownValue.map { value < $0 } ?? false)
        }
    }

    /// The transition of a symbol.
    var symbolDisplay: DisplayContentTransition? {
        switch kind {
        case .identity: .identity
        case .replace(let replacement, let speed): .replace(replacement, speed: speed)
        case .opacity, .interpolate, .numericText, .numericValue: nil
        }
    }

    /// The value that the text shows; nil for other transitions.
    var value: Double? {
        if case .numericValue(let value) = kind { value } else { nil }
    }
}

private enum ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .opacity } }
private enum ContentTransitionAddsDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The animated transition of the contents of views.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set {
            self[ContentTransitionKey.self] = newValue
            let showsValue = newValue.value != nil
            if showsValue != textSettings.showsNumericValue { textSettings.showsNumericValue = showsValue }
        }
    }

    /// Whether changing contents are drawn into an image. It has no effect, because the browser decides.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionAddsDrawingGroupKey.self] }
        set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
    }
}

extension View {
    /// Sets the animated transition of the contents of the texts and symbols inside.
    public nonisolated __consuming func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
