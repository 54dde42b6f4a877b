public import Foundation

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether controls accept input; see `disabled(_:)`.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// Device pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a device pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The calendar for dates. It is the user's unless a view sets it.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// Whether the user prefers less motion.
    public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }
}
