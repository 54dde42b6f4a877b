import EspalierViews
import Foundation

/// Records as bytes, for stores that do not look into them: a version, then fields, each with its length.
enum RecordCoding {
    /// The version of the fields. Records of another version are those of another version of the program.
    private static let version: UInt8 = 1

    // MARK: Writing

    static func encode(_ record: SnapshotRecord) throws -> [UInt8] {
        var fields = SteadyFields()
        return try encode(record, &fields)
    }

    /// - Parameter fields: Those of an earlier record of the page, which are used again as far as they are the same.
    static func encode(_ record: SnapshotRecord, _ fields: inout SteadyFields) throws -> [UInt8] {
        try fields.take(record)
        var bytes: [UInt8] = [version]
        bytes.reserveCapacity(record.byteCount + 512)
        append(Array(record.scene.utf8), to: &bytes)
        append(fields.link, to: &bytes)
        append(fields.host, to: &bytes)
        append(record.revision, to: &bytes)
        append(record.state, to: &bytes)
        append(record.numbering, to: &bytes)
        append(record.batches, to: &bytes)
        return bytes
    }

    static func encode(_ client: ClientRecord) -> [UInt8] {
        var bytes: [UInt8] = [version]
        append(client.app, to: &bytes)
        append(client.isWhole ? 1 : 0, to: &bytes)
        append(client.values, to: &bytes)
        append(client.identity, to: &bytes)
        append(client.generation, to: &bytes)
        return bytes
    }

    static func encode(_ receipt: PageReceipt, _ fields: inout SteadyFields) throws -> [UInt8] {
        var bytes: [UInt8] = [version]
        append(try encode(receipt.record, &fields), to: &bytes)
        append(receipt.client.map(encode) ?? [], to: &bytes)
        return bytes
    }

    /// The fields of a page's records that seldom differ, as bytes: JSON takes longer than all others together.
    struct SteadyFields {
        fileprivate private(set) var link = Data()
        fileprivate private(set) var host = Data()
        private var values: (link: ClientLink, host: HostEnvironment)?

        fileprivate mutating func take(_ record: SnapshotRecord) throws {
            if values?.link != record.link { link = try JSONEncoder().encode(record.link) }
            if values?.host != record.host { host = try JSONEncoder().encode(record.host) }
            values = (record.link, record.host)
        }
    }

    private static func append(_ field: some Collection<UInt8>, to bytes: inout [UInt8]) {
        append(field.count, to: &bytes)
        bytes += field
    }

    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: Int64(number).littleEndian) { bytes += $0 }
    }

    // MARK: Reading

    /// The record of a session in the bytes. Damage is an error that names the field.
    static func session(_ id: String, in bytes: [UInt8], lastUse: Double) throws(SnapshotDamage) -> SnapshotRecord {
        var fields = try Fields(bytes)
        let scene = String(decoding: try fields.next("scene"), as: UTF8.self)
        let (link, host) = (try fields.next("browser"), try fields.next("window"))
        guard let link = try? JSONDecoder().decode(ClientLink.self, from: link) else {
            throw SnapshotDamage(part: "browser")
        }
        guard let host = try? JSONDecoder().decode(HostEnvironment.self, from: host) else {
            throw SnapshotDamage(part: "window")
        }
        return SnapshotRecord(
            session: id, scene: scene, link: link, host: host, revision: try fields.number("revision"),
            state: try fields.next("state"), numbering: try fields.next("numbering of nodes"),
            batches: try fields.next("list of batches"), lastUse: lastUse)
    }

    /// The record of a client in the bytes.
    static func client(_ id: String, in bytes: [UInt8], lastUse: Double) throws(SnapshotDamage) -> ClientRecord {
        var fields = try Fields(bytes)
        let app = try fields.next("app")
        let isWhole = try fields.number("app") == 1
        let (values, identity) = (try fields.next("values"), try fields.next("user"))
        return ClientRecord(
            id: id, app: app, isWhole: isWhole, values: values, identity: identity,
            generation: try fields.number("generation"), lastUse: lastUse)
    }

    /// The receipt of a session in the bytes. The time of the client is that of no record, so that it is written again.
    static func receipt(_ id: String, in bytes: [UInt8], lastUse: Double) throws(SnapshotDamage) -> PageReceipt {
        var fields = try Fields(bytes)
        let (record, client) = (Array(try fields.next("page")), Array(try fields.next("browser")))
        let page = try session(id, in: record, lastUse: lastUse)
        let browser = client.isEmpty ? nil : try self.client(page.link.client, in: client, lastUse: -.infinity)
        return PageReceipt(page, client: browser)
    }

    /// The fields of a record, one after the other.
    private struct Fields {
        private var rest: ArraySlice<UInt8>

        init(_ bytes: [UInt8]) throws(SnapshotDamage) {
            guard bytes.first == version else { throw SnapshotDamage(part: "version") }
            rest = bytes.dropFirst()
        }

        mutating func number(_ part: String) throws(SnapshotDamage) -> Int {
            guard rest.count >= 8 else { throw SnapshotDamage(part: part) }
            let number = rest.prefix(8).withUnsafeBytes { $0.loadUnaligned(as: Int64.self) }
            rest = rest.dropFirst(8)
            return Int(Int64(littleEndian: number))
        }

        mutating func next(_ part: String) throws(SnapshotDamage) -> Data {
            let count = try number(part)
            guard count >= 0, count <= rest.count else { throw SnapshotDamage(part: part) }
            defer { rest = rest.dropFirst(count) }
            return Data(rest.prefix(count))
        }
    }
}
