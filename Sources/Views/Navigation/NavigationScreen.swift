import EspalierLayoutEngine
import Foundation

/// A screen of a stack, with its bars.
nonisolated struct NavigationScreen: View {
    let content: AnyView
    /// The number of screens below.
    let position: Int
    /// The number of screens above the root.
    let count: Int
    /// The preview of a screen that is made in advance; nil for a screen that was pushed.
    var preview: EvaluationPreview?

    @MainActor var body: some View {
        VStack { content }
            .modifier(OuterSearchModifier(isFirst: position == 0))
            .fillingProposal()
            .modifier(NavigationBarModifier(position: position))
            .backgroundPreferenceValue(ContainerBackgroundKey.self) { $0?.ignoresSafeArea() }
            .transformPreference(ContainerBackgroundKey.self) { $0 = nil }
            .background(BackgroundStyle())
            .modifier(SightModifier(isShown: position == count))
            .modifier(PreparationModifier(preview: preview))
            .modifier(ScreenModifier(position: position, above: count - position))
            .modifier(SleepModifier(isCovered: count - position > 1))
    }
}
