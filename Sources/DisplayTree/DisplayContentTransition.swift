import Foundation

/// The transition from a node's old content to the new one in an animated change. Without a transition, the old content
/// fades out over the new one.
package enum DisplayContentTransition: Hashable, Sendable {
    /// The content changes at once.
    case identity
    /// Letters that both contents share move to their new positions; the others fade.
    case interpolate
    /// Letters that both numbers share stay, and the others roll out and in.
    case numericText(countsDown: Bool)
    /// One symbol shrinks or grows away, and the other one grows in its place.
    case replace(SymbolReplacement, speed: Double)

    /// The replacements of one symbol by another.
    package enum SymbolReplacement: Hashable, Sendable {
        /// The old symbol shrinks, then the new one grows.
        case downUp
        /// The old symbol grows while it fades, and the new one grows.
        case upUp
        /// The old symbol disappears at once, and the new one grows.
        case offUp
    }
}

extension DisplayContentTransition {
    /// The animation of a change that is not animated itself. Only replaced symbols have one.
    package var ownAnimation: DisplayAnimation? {
        guard case .replace = self else { return nil }
        return DisplayAnimation(curve: .bezier(0.42, 0, 0.58, 1), duration: 0.35)
    }
}
