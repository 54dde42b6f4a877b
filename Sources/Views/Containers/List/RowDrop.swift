import CoreTransferable
import Foundation

/// Inserts dropped values in front of a row or behind it, whichever edge is nearer.
nonisolated struct RowDrop: DropDelegate {
    let position: Int
    let insertion: RowInsertion

    @MainActor func performDrop(info: DropInfo) -> Bool {
        insertion.insert(info.providers, info.location.y > info.size.height / 2 ? position + 1 : position)
    }
}
