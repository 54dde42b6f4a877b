private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the nearest focusable view has the keyboard focus. It is always false here.
    public var isFocused: Bool { self[IsFocusedKey.self] }

    /// Whether the user prefers less transparency. It is always false, because a browser does not report it.
    public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }

    /// Whether the user prefers other cues than color. It is always false, because a browser does not report it.
    public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiateKey.self] }

    /// Whether the user inverts colors. It is always false, because a browser does not report it.
    public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }

    /// Whether a screen reader is in use. It is always false, because a browser does not report it.
    public var accessibilityVoiceOverEnabled: Bool { self[UnreportedKey.self] }

    /// Whether an assistive technology is in use. It is false unless the app sets it, because a browser does not report it.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    /// Whether switches control the device. It is always false, because a browser does not report it.
    public var accessibilitySwitchControlEnabled: Bool { self[UnreportedKey.self] }

    /// Whether the user prefers buttons with visible shapes. It is always false, because a browser does not report it.
    public var accessibilityShowButtonShapes: Bool { self[UnreportedKey.self] }

    /// Whether the large content viewer is in use. It is always false: a browser magnifies by itself.
    public var accessibilityLargeContentViewerEnabled: Bool { self[UnreportedKey.self] }

    /// Whether the user prefers less flashing. It is always false, because a browser does not report it.
    public var accessibilityDimFlashingLights: Bool { self[UnreportedKey.self] }

    /// Whether animated images play. It is always true, because a browser does not report it.
    public var accessibilityPlayAnimatedImages: Bool { !self[UnreportedKey.self] }

    /// Whether the screen is dimmed, as on a watch that is always on. It is always false.
    public var isLuminanceReduced: Bool { self[UnreportedKey.self] }

    /// Whether the window is in front. It is always true: browsers report it late, and pages look alike in both states.
    public var appearsActive: Bool { !self[UnreportedKey.self] }
}

/// A state that a browser does not report.
private enum UnreportedKey: EnvironmentKey { static var defaultValue: Bool { false } }
