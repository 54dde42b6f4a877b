import EspalierDisplayTree
import Foundation

/// The appearance of a symbol that is inserted, and the disappearance of one that is removed.
///
/// The transition applies to the view as a whole. A view that is drawn or erased becomes visible or invisible from its leading to its
/// trailing edge.
public nonisolated struct SymbolEffectTransition: Transition {
    private let configuration: SymbolEffectConfiguration

    /// An appearance and a disappearance by an effect.
    ///
    /// - Parameter options: They have no effect: the animation of the change decides about the speed.
    public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {
        configuration = effect.configuration
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        if case .effect(.draw(_, _, let isReversed)) = configuration.content {
            content.clipShape(
                DrawnArea(share: phase.isIdentity ? 1 : 0, endsFirst: phase != .didDisappear || isReversed))
        } else {
            content.scaleEffect(phase.isIdentity ? 1 : scale).opacity(phase.isIdentity ? 1 : 0)
        }
    }

    /// The size of the view while it is away.
    private var scale: Double {
        switch configuration.content {
        case .effect(.appear(isUp: false)), .effect(.disappear(isUp: true)): 1.5
        default: 0.3
        }
    }
}

/// A share of the width, as far as a symbol is drawn.
private nonisolated struct DrawnArea: Shape {
    var share: CGFloat
    /// Whether the leading part is visible. Otherwise the trailing part is.
    let endsFirst: Bool

    var animatableData: CGFloat {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let width = rect.width * share
        return Path(
            CGRect(x: endsFirst ? rect.minX : rect.maxX - width, y: rect.minY, width: width, height: rect.height))
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// The usual appearance and disappearance of a symbol.
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }

    /// The appearance and disappearance of a symbol by an effect.
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension AnyTransition {
    /// The usual appearance and disappearance of a symbol.
    public static var symbolEffect: AnyTransition { AnyTransition(SymbolEffectTransition(effect: .automatic)) }

    /// The appearance and disappearance of a symbol by an effect.
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition(SymbolEffectTransition(effect: effect, options: options))
    }
}
