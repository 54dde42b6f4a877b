import EspalierLayoutEngine
import Foundation

/// The page's report of a phase of scrolling.
struct ScrollPhaseReport: Equatable {
    let phase: ScrollPhase
    /// The offset, in points.
    let offset: CGPoint
    /// The velocity of the offset, in points per second.
    let velocity: CGVector

    init(phase: ScrollPhase, offset: CGPoint, velocity: CGVector) {
        self.phase = phase
        self.offset = offset
        self.velocity = velocity
    }

    /// Reads the name of the phase and four finite numbers, with spaces between; nil for other texts.
    init?(_ text: String) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 5, let phase = ScrollPhase(name: parts[0]) else { return nil }
        let numbers = parts.dropFirst().compactMap { Double($0) }.filter(\.isFinite)
        guard numbers.count == 4 else { return nil }
        self.init(
            phase: phase, offset: CGPoint(x: numbers[0], y: numbers[1]),
            velocity: CGVector(dx: numbers[2], dy: numbers[3]))
    }
}

extension ScrollPhase {
    fileprivate init?(name: Substring) {
        switch name {
        case "idle": self = .idle
        case "tracking": self = .tracking
        case "interacting": self = .interacting
        case "decelerating": self = .decelerating
        case "animating": self = .animating
        default: return nil
        }
    }
}
