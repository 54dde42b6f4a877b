import Foundation

/// The dark area behind a presentation. A tap ends a dismissible presentation.
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
