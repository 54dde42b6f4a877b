import EspalierLayoutEngine
import Foundation

/// A view that covers the window.
nonisolated struct CoverSurroundings: View {
    let content: AnyView
    @Environment(\.presentationSettings) private var settings

    @MainActor var body: some View {
        content
            .fillingProposal()
            .background { background.ignoresSafeArea() }
            .transition(.move(edge: .bottom))
    }

    @MainActor @ViewBuilder private var background: some View {
        if let own = settings.background { own.view } else { Rectangle().fill(BackgroundStyle()) }
    }
}
