import Foundation

/// The dark area behind a presentation. A tap ends the presentation, if it may be ended that way.
nonisolated struct PresentationShade: View {
    let isDismissible: Bool
    let dismiss: DismissAction
    var opacity = 0.2

    @MainActor var body: some View {
        Color.black.opacity(opacity)
            .ignoresSafeArea()
            .onTapGesture { if isDismissible { dismiss() } }
            .accessibilityHidden(true)
    }
}
