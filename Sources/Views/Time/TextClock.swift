package import Foundation

/// The current time, to which the texts of dates are relative.
package enum TextClock {
    /// A fixed time for tests; nil for the system's.
    @TaskLocal package static var fixed: Date?

    package static var now: Date { fixed ?? Date() }
}
