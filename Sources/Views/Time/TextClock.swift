package import Foundation

/// The current time, for texts that show relative dates.
package enum TextClock {
    /// A fixed time for tests; nil for the system's.
    @TaskLocal package static var fixed: Date?

    package static var now: Date { fixed ?? Date() }
}
