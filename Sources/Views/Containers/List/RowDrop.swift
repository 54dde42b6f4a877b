import CoreTransferable
import Foundation

/// Inserts dropped values in front of a row or behind it, whichever edge is nearer.
nonisolated struct RowDrop: DropDelegate {
    let place: RowPlace
    let insertion: RowInsertion

    @MainActor func performDrop(info: DropInfo) -> Bool {
        insertion.insert(info.providers, place.position + (info.location.y > info.size.height / 2 ? 1 : 0))
    }
}
