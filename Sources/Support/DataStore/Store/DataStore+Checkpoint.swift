import Foundation
import Synchronization

extension DataStore {
    /// The number of pages in the log from which they are moved to the database.
    private static let logPages = 1000

    /// Moves the log's pages to the database, away from the thread that commits, because the disk must be waited for.
    func checkpoint(_ connection: SQLiteConnection) {
        let pages = connection.logPages
        if pages < DataStore.logPages { return }
        // Meanwhile, commits have made the log very long.
        if pages > 20 * DataStore.logPages { return connection.moveLog() }
        guard !isMovingLog.exchange(true, ordering: .relaxed) else { return }
        DispatchQueue.global(qos: .utility).async { [weak self] in
            try? self?.reading { $0.moveLog() }
            self?.isMovingLog.store(false, ordering: .relaxed)
        }
    }
}
