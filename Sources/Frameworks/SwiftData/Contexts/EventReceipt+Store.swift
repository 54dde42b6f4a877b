import EspalierDataStore
import EspalierViews

/// Receipts of events in stores of models. Data in memory ends with its process, as what the page does not remember does.
extension EventReceipt {
    /// The receipt for a save of this thread; nil if no event of a page is under way.
    nonisolated static var ofThread: EventReceipt? {
        MainThread.isCurrent ? MainActor.assumeIsolated { current } : nil
    }

    nonisolated func storeReceipt(in store: DataStore) -> StoreReceipt? {
        guard case .file(let path) = store.location else { return nil }
        return MainActor.assumeIsolated {
            record().map { StoreReceipt(owner: page, record: $0, obsolete: Self.takeObsolete(in: path)) }
        }
    }

    nonisolated func didCommit(to store: DataStore) {
        guard case .file(let path) = store.location else { return }
        MainActor.assumeIsolated {
            didCommit(to: path) { [page, weak store] record in
                do {
                    try store?.write(
                        StoreReceipt(owner: page, record: record, obsolete: Self.takeObsolete(in: path)))
                } catch {
                    Warning.once("The receipt of an event cannot be written: \(error)")
                }
            }
        }
    }
}
