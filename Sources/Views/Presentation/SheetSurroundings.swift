import EspalierLayoutEngine
import Foundation

/// A sheet with the shade behind it.
nonisolated struct SheetSurroundings: View {
    let content: AnyView
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationSettings) private var settings

    @MainActor var body: some View {
        PresentationShade(isDismissible: !settings.isDismissDisabled, dismiss: dismiss)
            .opacity(settings.isModeless ? 0 : 1)
            .allowsHitTesting(!settings.isModeless)
            .animation(.easeInOut(duration: 0.25), value: settings.isModeless)
            .transition(.opacity)
        SheetCard(content: content)
            .transition(.move(edge: .bottom))
    }
}
