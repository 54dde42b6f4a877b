import EspalierLayoutEngine
import Foundation

/// The content of a sheet for files: a bar with a title and a button that cancels, and below it a card.
nonisolated struct FilePanel<Card: View>: View {
    let title: SystemText
    let card: Card
    let cancel: @MainActor () -> Void

    @MainActor var body: some View {
        VStack(spacing: 0) {
            HStack {
                Button(action: cancel) { SystemLabel(.cancel) }
                Spacer()
            }
            .overlay { SystemLabel(title).font(.headline) }
            .padding(.horizontal, 16)
            .frame(minHeight: 52)
            Divider()
            Spacer(minLength: 24)
            card
            Spacer(minLength: 24)
        }
    }
}
