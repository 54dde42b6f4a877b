import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The controls of edit mode.
extension ListRow {
    @MainActor func deleteButton(_ delete: @escaping (IndexSet) -> Void) -> some View {
        Button {
            if let place { withAnimation { delete(IndexSet(integer: place.position)) } }
        } label: {
            ZStack {
                Circle().fill(Color.red)
                Rectangle().fill(Color.white).frame(width: 11, height: 2)
            }
            .frame(width: 22, height: 22)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(SystemText.delete)
    }

    /// Three lines, by which a pointer or a finger drags the row.
    @MainActor func handle(_ move: @escaping (IndexSet, Int) -> Void) -> some View {
        Image(systemName: "line.3.horizontal")
            .foregroundStyle(.tertiary)
            .frame(width: 26, height: 26)
            .accessibilityHidden(true)
            .modifier(RowHandleModifier(position: place?.shown ?? 0, count: place?.count ?? 0, move: move))
    }

    /// Buttons for up and down, since pages have no drag by keyboard.
    @MainActor func moveButtons(_ move: @escaping (IndexSet, Int) -> Void) -> some View {
        HStack(spacing: 4) {
            moveButton("chevron.up", .moveUp, isEnabled: place?.shown != 0) { position in
                move(IndexSet(integer: position), position - 1)
            }
            moveButton("chevron.down", .moveDown, isEnabled: place.map { $0.shown < $0.count - 1 } ?? true) {
                position in
                move(IndexSet(integer: position), position + 2)
            }
        }
    }

    @MainActor private func moveButton(
        _ symbol: String, _ name: SystemText, isEnabled: Bool, action: @escaping (Int) -> Void
    ) -> some View {
        Button {
            if let place { withAnimation { action(place.position) } }
        } label: {
            Image(systemName: symbol).font(.system(size: 13, weight: .semibold)).frame(width: 26, height: 26)
        }
        .buttonStyle(.plain)
        .foregroundStyle(.secondary)
        .disabled(!isEnabled)
        .accessibilityLabel(name)
    }
}
