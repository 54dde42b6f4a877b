import Foundation

/// The settings that a presented view makes for its presentation. A setting that it does not make is nil.
nonisolated struct PresentationSettings: Equatable {
    var isDismissDisabled = false
    var detents: Set<PresentationDetent>?
    /// The height that the app selects among the detents.
    var selection: Binding<PresentationDetent>?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat?
    var background: PresentationBackground?
    var compactAdaptation: PresentationAdaptation?
    var sizing: PresentationSizingKind?
    var interaction: PresentationBackgroundInteraction?
    /// Whether the views behind can be used at the current height. The card of a sheet sets it.
    var isModeless = false
    /// Asks whether the presentation may end; nil if it ends without a question.
    var confirmation: (() -> Void)?

    static func == (left: Self, right: Self) -> Bool {
        left.isDismissDisabled == right.isDismissDisabled && left.detents == right.detents
            && left.selection?.wrappedValue == right.selection?.wrappedValue
            && left.dragIndicator == right.dragIndicator && left.cornerRadius == right.cornerRadius
            && left.compactAdaptation == right.compactAdaptation && left.sizing == right.sizing
            && left.background == right.background && left.interaction == right.interaction
            && left.isModeless == right.isModeless && (left.confirmation == nil) == (right.confirmation == nil)
    }
}

/// The preference for the settings of a presentation. The first value of a setting takes precedence.
nonisolated enum PresentationSettingsKey: PreferenceKey {
    static var defaultValue: PresentationSettings { PresentationSettings() }

    static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
        let next = nextValue()
        if next.isDismissDisabled { value.isDismissDisabled = true }
        if value.detents == nil { (value.detents, value.selection) = (next.detents, next.selection) }
        value.dragIndicator = value.dragIndicator ?? next.dragIndicator
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.background = value.background ?? next.background
        value.compactAdaptation = value.compactAdaptation ?? next.compactAdaptation
        value.sizing = value.sizing ?? next.sizing
        value.interaction = value.interaction ?? next.interaction
        if next.isModeless { value.isModeless = true }
        value.confirmation = value.confirmation ?? next.confirmation
    }
}

private enum PresentationSettingsEnvironmentKey: EnvironmentKey {
    static var defaultValue: PresentationSettings { PresentationSettings() }
}

private enum PresentationSourceKey: EnvironmentKey { static var defaultValue: CGRect? { nil } }

private enum PresentationEndKey: EnvironmentKey { static var defaultValue: DismissAction? { nil } }

extension EnvironmentValues {
    /// Ends the presentation around the view without a question; nil outside of presentations.
    var presentationEnd: DismissAction? {
        get { self[PresentationEndKey.self] }
        set { self[PresentationEndKey.self] = newValue }
    }

    /// The frame in the page of the view from which the bubble around the view originates; nil before it is placed, and for a
    /// dialog whose source fills most of the window.
    var presentationSource: CGRect? {
        get { self[PresentationSourceKey.self] }
        set { self[PresentationSourceKey.self] = newValue }
    }

    /// The settings of the presentation around the view.
    var presentationSettings: PresentationSettings {
        get { self[PresentationSettingsEnvironmentKey.self] }
        set { self[PresentationSettingsEnvironmentKey.self] = newValue }
    }
}

extension View {
    /// Changes the settings of the presentation around the view.
    nonisolated func presentationSetting(_ change: @escaping (inout PresentationSettings) -> Void) -> some View {
        transformPreference(PresentationSettingsKey.self, change)
    }
}
