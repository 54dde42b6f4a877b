import CryptoKit
import EspalierViews
import Foundation

/// The record of a page, and of its browser if it has changed, in the app's data (`EventReceipt`).
struct PageReceipt: Equatable {
    var record: SnapshotRecord
    var client: ClientRecord?

    /// Whoever reads the app's data learns neither the ids of the page and its browser, with which pages could be opened, nor their user. A
    /// ticket that the browser has not fetched may name one who is about to sign in.
    init(_ record: SnapshotRecord, client: ClientRecord?) {
        self.record = record
        self.record.link.client = ""
        self.record.link.browser = nil
        self.client = client
        self.client?.id = ""
        self.client?.identity = Data()
    }

    /// The name of a page in the app's data.
    static func owner(of session: String) -> String {
        var hash = SHA256()
        hash.update(data: Data("receipt of \(session)".utf8))
        return Data(hash.finalize().prefix(16)).base64EncodedString()
    }

    /// The receipt of a page that is newer than its record, because a process has ended between the commit of the data and the write of the
    /// record; nil without one. A file that is gone or cannot be read has none.
    static func newest(for record: SnapshotRecord) -> PageReceipt? {
        var newest: PageReceipt?
        for file in record.link.files ?? [] {
            guard let known = BatchDeduplicator((newest?.record ?? record).batches),
                let bytes = try? read(record.session, in: file),
                let receipt = try? RecordCoding.receipt(record.session, in: bytes, lastUse: record.lastUse),
                let batches = BatchDeduplicator(receipt.record.batches), known.isBehind(batches)
            else { continue }
            newest = receipt
        }
        guard var newest else { return nil }
        // The browser may have got another id or user since then.
        let (files, tickets) = (newest.record.link.files, newest.record.link.tickets)
        newest.record.link = record.link
        (newest.record.link.files, newest.record.link.tickets) = (files, tickets)
        newest.client?.id = record.link.client
        return newest
    }

    private static func read(_ page: String, in file: String) throws(SQLiteDatabase.Failure) -> [UInt8]? {
        let database = try SQLiteDatabase(path: file, isNew: false)
        var bytes: [UInt8]?
        try database.run("SELECT record FROM espalier_receipts WHERE owner = ?1", [.text(owner(of: page))]) {
            bytes = Array($0.blob(0))
        }
        return bytes
    }
}
