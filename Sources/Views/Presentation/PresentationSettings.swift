import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// What a presented view wants from its presentation. Nil for what it leaves open.
nonisolated struct PresentationSettings: Equatable {
    var isDismissDisabled = false
    var detents: Set<PresentationDetent>?
    /// The height that the app selects among the detents.
    var selection: Binding<PresentationDetent>?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat?
    var background: AnyView?
    var compactAdaptation: PresentationAdaptation?
    var sizing: PresentationSizingKind?

    static func == (left: Self, right: Self) -> Bool {
        left.isDismissDisabled == right.isDismissDisabled && left.detents == right.detents
            && left.selection?.wrappedValue == right.selection?.wrappedValue
            && left.dragIndicator == right.dragIndicator && left.cornerRadius == right.cornerRadius
            && left.compactAdaptation == right.compactAdaptation && left.sizing == right.sizing
            && (left.background == nil) == (right.background == nil)
    }
}

/// The preference by which a presented view describes its presentation. Of several values, the first one counts.
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
    }
}

private enum PresentationSettingsEnvironmentKey: EnvironmentKey {
    static var defaultValue: PresentationSettings { PresentationSettings() }
}

extension EnvironmentValues {
    /// What the views in a presentation want from it.
    var presentationSettings: PresentationSettings {
        get { self[PresentationSettingsEnvironmentKey.self] }
        set { self[PresentationSettingsEnvironmentKey.self] = newValue }
    }
}

/// Changes the settings of the presentation around the view.
extension View {
    nonisolated func presentationSetting(_ change: @escaping (inout PresentationSettings) -> Void) -> some View {
        transformPreference(PresentationSettingsKey.self, change)
    }
}
