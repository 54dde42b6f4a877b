/// The vibrations that answer events: durations in milliseconds, with pauses between.
package enum Vibration {
    /// A task that is done; that is done in part; that failed.
    package static let success = [15, 80, 25]
    package static let warning = [25, 120, 15]
    package static let failure = [20, 60, 20, 60, 30]
    /// A change of a selection.
    package static let selection = [8]

    /// A collision.
    ///
    /// - Parameters:
    ///   - milliseconds: The duration at the full strength.
    ///   - intensity: The part of the strength, 0…1. Numbers outside count as the nearest one inside, and those that are not finite
    ///     as 0.
    package static func impact(_ milliseconds: Int, intensity: Double) -> [Int] {
        let part = intensity.isFinite ? min(max(intensity, 0), 1) : 0
        return [Int((Double(milliseconds) * part).rounded())]
    }
}
