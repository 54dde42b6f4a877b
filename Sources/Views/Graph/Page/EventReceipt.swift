package import Foundation

/// The record of a page after its event, which a store of the app's data writes in the transaction with the effects of the event. A page whose
/// process ends afterwards continues from it, so that an event that comes again is not done twice (docs/decisions/0127-receipts.md).
@MainActor
package final class EventReceipt {
    /// The receipt of the batch of events under way; nil for events that would not come again.
    package static var current: EventReceipt?

    /// The record of a page, and the state in it, which two records without a difference share.
    package struct Contents {
        package let record: [UInt8]
        package let state: Data

        package init(record: [UInt8], state: Data) {
            self.record = record
            self.state = state
        }
    }

    /// A function that writes a record alone.
    package typealias Writer = @MainActor (_ record: [UInt8]) -> Void

    /// The session of the page.
    package let page: String
    private let make: @MainActor () -> Contents?
    private let noteFile: @MainActor (_ file: String) -> Void
    private var latest: (writer: Writer, state: Data?)?
    private var made: Contents?

    /// - Parameters:
    ///   - make: Makes the record; nil if it cannot be kept.
    ///   - noteFile: Called with the file that has a receipt of the page now.
    package init(
        of page: String, make: @escaping @MainActor () -> Contents?,
        noteFile: @escaping @MainActor (_ file: String) -> Void
    ) {
        self.page = page
        self.make = make
        self.noteFile = noteFile
    }

    /// The record for a transaction; nil in the middle of an action, whose state is not complete.
    package func record() -> [UInt8]? {
        made = EventEnd.isReaching ? make() : nil
        return made?.record
    }

    /// Notes that a file has the effects of the event, and the record if `record()` returned one.
    package func didCommit(to file: String, _ writer: @escaping Writer) {
        latest = (writer, made?.state)
        made = nil
        Self.files[page] = file
        Self.obsolete[file]?.remove(page)
        noteFile(file)
    }

    /// Writes the record again if the state has changed since the last commit of the event, or that one was in the middle of an action.
    package func complete() {
        guard let latest, let made = make(), made.state != latest.state else { return }
        latest.writer(made.record)
        self.latest?.state = made.state
    }

    // MARK: Receipts that are not needed any more

    private static var files: [String: String] = [:]
    private static var obsolete: [String: Set<String>] = [:]

    /// Notes that the server has stored a page as it is, so that its receipt can go.
    package static func pageIsStored(_ page: String) {
        guard let file = files.removeValue(forKey: page) else { return }
        obsolete[file, default: []].insert(page)
    }

    /// The pages whose receipts in a file the next transaction removes.
    package static func takeObsolete(in file: String) -> Set<String> { obsolete.removeValue(forKey: file) ?? [] }
}

/// The files with data that a page shows or changes, in which its receipts are.
@MainActor
package final class DataFiles: PageFeature {
    package fileprivate(set) var paths: Set<String> = []

    package init(_ graph: ViewGraph) {}

    package func insert(_ path: String) { paths.insert(path) }
}

extension ViewGraph {
    package var dataFiles: Set<String> { features[DataFiles.self]?.paths ?? [] }
}
