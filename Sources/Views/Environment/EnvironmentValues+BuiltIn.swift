public import Foundation

/// Keys that only this module uses.
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

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

    /// The calendar for dates. It is the server's calendar unless a view sets it.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone for dates. It is the server's time zone unless a view sets it.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Whether the user prefers less motion.
    public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

    /// The horizontal room of the window: `compact` below 700 points.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The vertical room of the window: `compact` below 480 points.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Whether the page is in use. It is always `active` while a body runs.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

/// The room of a window along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room, as across an upright phone; plenty of room.
    case compact, regular
}

/// Whether a scene is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The scene is not visible; it is visible but takes no events; it is in use.
    case background, inactive, active
}
