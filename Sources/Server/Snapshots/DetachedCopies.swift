import EspalierViews
import Foundation

/// Copies of records that share no memory with the pages that they were made of.
///
/// The strings and data of a record were allocated among the objects of its page. The allocator returns memory only in blocks of 64 KiB in
/// which nothing is in use, so that a kept record would keep such a block from being returned after the page is gone. The copies are made on
/// the thread that writes records, which has blocks of its own (docs/decisions/0065-memory-of-pages.md).
struct DetachedCopies {
    private var hosts: Set<HostEnvironment> = []
    private static let hostLimit = 256

    mutating func copy(_ record: SnapshotRecord) -> SnapshotRecord {
        var link = record.link
        (link.client, link.browser) = (copy(link.client), link.browser.map(copy))
        return SnapshotRecord(
            session: copy(record.session), scene: copy(record.scene), link: link,
            host: copy(record.host), revision: record.revision, state: copy(record.state),
            numbering: copy(record.numbering), batches: copy(record.batches), lastUse: record.lastUse)
    }

    func copy(_ client: ClientRecord) -> ClientRecord {
        ClientRecord(
            id: copy(client.id), app: copy(client.app), isWhole: client.isWhole, values: copy(client.values),
            identity: copy(client.identity), generation: client.generation, lastUse: client.lastUse)
    }

    func copy(_ string: String) -> String {
        var string = string
        return string.withUTF8 { String(decoding: $0, as: UTF8.self) }
    }

    private func copy(_ data: Data) -> Data { data.withUnsafeBytes { Data($0) } }

    /// Most windows are alike, so equal ones are one copy.
    private mutating func copy(_ host: HostEnvironment) -> HostEnvironment {
        if let index = hosts.firstIndex(of: host) { return hosts[index] }
        var copied = host
        copied.languages = host.languages.map(copy)
        copied.timeZone = host.timeZone.map(copy)
        if hosts.count >= Self.hostLimit { hosts.removeAll() }
        hosts.insert(copied)
        return copied
    }
}
