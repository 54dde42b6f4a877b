public import Foundation

/// Events in time, and how they change.
open class CHHapticPattern: NSObject {
    /// The length: the end of the last event, in seconds.
    public let duration: TimeInterval

    /// A pattern of events with sudden changes.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
        super.init()
    }

    /// A pattern of events with changes along lines.
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
        super.init()
    }
}
