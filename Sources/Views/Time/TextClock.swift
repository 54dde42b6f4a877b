package import Foundation

/// The time that texts of dates are relative to.
package enum TextClock {
    /// The time for tests; nil for the system's.
    @TaskLocal package static var fixed: Date?

    package static var now: Date { fixed ?? Date() }
}
