@testable import EspalierPageStores
import Foundation
import Synchronization
import Testing

/// A folder that is removed with the object.
final class TemporaryFolder: Sendable {
    let path: String

    init() { path = TemporaryFolder.make() }

    /// Makes a folder that nobody removes.
    static func make() -> String {
        var template = Array((FileManager.default.temporaryDirectory.path + "/stores-XXXXXX").utf8CString)
        mkdtemp(&template)
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { path + "/" + name }
}

/// The stores that can be tested here.
enum StoreKind: String, CaseIterable, CustomTestStringConvertible {
    case sqlite, postgres, redis

    /// Those whose servers are installed: Debian's packages `postgresql` and `redis-server`.
    static let available = allCases.filter {
        switch $0 {
        case .sqlite: true
        case .postgres: TestServer.hasPostgres
        case .redis: TestServer.hasRedis
        }
    }

    var testDescription: String { rawValue }
}

/// An empty store of an app, which several workers open.
struct TestStore {
    let address: PageStoreAddress
    let app: String
    /// The folder of all stores. It is removed when the program of the tests ends, because a store may outlive this value.
    private static let folder: String = {
        atexit { try? FileManager.default.removeItem(atPath: TestStore.folder) }
        return TemporaryFolder.make()
    }()

    init(_ kind: StoreKind) throws {
        app = "app-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
        address =
            switch kind {
            case .sqlite: .sqlite(path: TestStore.folder + "/" + app)
            case .postgres: .postgres(uri: try PostgresDatabase(app).uri)
            // The name of the app is in all keys.
            case .redis: .redis(uri: try #require(TestServer.redis).redisURI)
            }
    }

    func open(as worker: String = "worker-a") throws -> (store: any PageStore, messages: any WorkerMessages) {
        try PageStores.open(address, app: app, worker: worker, password: nil) { _, _, _ in }
    }
}

/// A schema of its own in the server of the tests.
struct PostgresDatabase {
    let uri: String
    /// A connection for statements of a test.
    let connection: PostgresConnection

    init(_ name: String, on server: TestServer? = TestServer.postgres) throws {
        let server = try #require(server)
        uri = server.postgresURI(options: "-csearch_path%3D%22\(name)%22") + "&application_name=\(name)"
        connection = try PostgresConnection(PostgresAddress(uri: uri, password: nil))
        try connection.execute("CREATE SCHEMA IF NOT EXISTS \"\(name)\"")
    }
}

/// Messages that a worker has heard. Waiting for them fails the test after ten seconds.
final class Heard: Sendable {
    struct Message: Equatable {
        let text: String
        let sender: String
    }

    private let messages = Mutex<[Message]>([])

    func callAsFunction(_ bytes: [UInt8], _ sender: String) {
        messages.withLock { $0.append(Message(text: String(decoding: bytes, as: UTF8.self), sender: sender)) }
    }

    var all: [Message] { messages.withLock { $0 } }

    func first(_ count: Int) -> [Message] {
        for _ in 0..<10_000 {
            let known = all
            if known.count >= count { return Array(known.prefix(count)) }
            usleep(1000)
        }
        return all
    }
}
