import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierServer

/// The two transports of an application.
enum Way: CaseIterable, Sendable {
    case inProcess
    case overSocket
}

/// An application with the scene of `CounterScene` at `/counter` and another at `/other`.
@MainActor
final class TestServer {
    let application: Application
    let store: any SnapshotStore
    private let running: RunningServer?

    /// The registry's clock, in seconds.
    var time: Double {
        get { clock.time }
        set { clock.time = newValue }
    }

    @MainActor
    private final class Clock {
        var time = 1000.0
        var pageSize = 0
    }

    /// The application's log.
    let logged = Logged()
    private let clock: Clock
    final class Logged: Sendable {
        let lines = Mutex<[String]>([])
    }

    /// The memory that each page seems to need, in bytes.
    var pageSize: Int {
        get { clock.pageSize }
        set { clock.pageSize = newValue }
    }

    let measurer = NoText()

    private final class Opened { @MainActor var scenes: [CounterScene] = [] }
    private let opened: Opened

    init(
        _ way: Way = .inProcess, ids: [String] = ["counter", "other"], settings: SessionSettings = SessionSettings(),
        store: any SnapshotStore = MemorySnapshotStore(), ownership: PageOwnership? = nil, work: WorkRecord? = nil,
        folder: String? = nil,
        numberOffset: Int = 0,
        configuration: HTTPServer.Configuration = HTTPServer.Configuration(), allowedHosts: AllowedHosts = .any,
        servesMonitoring: Bool = true,
        @EndpointBuilder endpoints: () -> EndpointGroup = { EndpointGroup {} }
    ) throws {
        var settings = settings
        settings.channelCloseTimeout = 0.05
        let usual = SessionSettings()
        if settings.maximumDelay == usual.maximumDelay, settings.silenceLimit == usual.silenceLimit {
            // All tests share the main actor, so that the requests of each wait for the others.
            (settings.maximumDelay, settings.silenceLimit) = (600, 600)
        }
        // A heartbeat between two chunks of a stream would be one of them. Tests send their own.
        if settings.heartbeat == usual.heartbeat { settings.heartbeat = 600 }
        var configuration = configuration
        if configuration.patience == HTTPServer.Configuration().patience { configuration.patience = 600 }
        let opened = Opened()
        let clock = Clock()
        self.opened = opened
        self.clock = clock
        self.store = store
        let logged = logged
        let log = Log(linesPerSecond: 10_000, linesPerKind: 10_000) { line in
            logged.lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
        }
        let descriptions = ids.map { id in
            SceneDescription(id: id, title: id.capitalized) { host, _, snapshot in
                let scene = CounterScene(host: host, snapshot: snapshot, numberOffset: numberOffset)
                opened.scenes.append(scene)
                return scene
            }
        }
        let files = StaticFiles(folder: folder)
        files.add("client.js", bytes: Array("let value = 42;\n".utf8))
        files.add(
            "style-1a2b.css", bytes: Array(String(repeating: "p { margin: 0 }\n", count: 100).utf8), isHashed: true)
        let blueprint = AppBlueprint(descriptions)
        let declared = endpoints()._endpoints
        application = Application(
            app: blueprint,
            endpoints: declared.isEmpty ? nil : try EndpointTable(declared, beside: blueprint.scenes),
            resources: AppResources(measurer: measurer), renderer: PlainRenderer(),
            files: files, store: store, ownership: ownership,
            work: work, settings: settings, allowedHosts: allowedHosts, servesMonitoring: servesMonitoring, log: log,
            memory: { clock.pageSize * (opened.scenes.count { !$0.hasEnded }) }, now: { clock.time },
            wallClock: { clock.time })
        running =
            way == .overSocket
            ? try RunningServer(application, host: "127.0.0.1", port: 0, configuration: configuration) : nil
    }

    /// The cookie of a browser with an id.
    func cookie(of browser: String) -> String {
        "\(BrowserCookie.name)=\(application.cookies.value(of: browser))"
    }

    var lastScene: CounterScene { opened.scenes.last! }
    /// The number of pages that were opened or restored.
    var sceneCount: Int { opened.scenes.count }
    var port: UInt16 { running!.port }
    /// The transport; nil without one.
    var transport: HTTPServer? { running?.server }

    func send(_ request: HTTPRequest) async -> HTTPResponse {
        guard let running else { return await application.handler.respond(to: request) }
        let port = running.port
        return await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write(request)
            return connection.readResponse(isHead: request.method == .head)
        }
    }

    func get(_ target: String, _ headers: RequestHeaders = [:]) async -> HTTPResponse {
        await send(HTTPRequest(.get, target, headers: headers))
    }

    func post(_ target: String, _ body: String, _ headers: RequestHeaders = [:]) async -> HTTPResponse {
        var headers = headers
        if headers[.contentType] == nil { headers[.contentType] = "application/json" }
        return await send(HTTPRequest(.post, target, headers: headers, body: Array(body.utf8)))
    }

    /// Opens a page at `/counter` and returns its session.
    func open() async -> String {
        let response = await get("/counter.json")
        let parts = response.text.split(separator: "\"")
        guard response.status == .ok, parts.count > 3 else {
            Issue.record("no page was opened: \(response.status) \(response.text)")
            return ""
        }
        return String(parts[3])
    }

    func stop() async {
        _ = await running?.stop()
    }

    /// Stops the server; returns whether all responses were sent.
    func end() async -> Bool {
        await running?.stop() ?? true
    }
}

extension HTTPResponse {
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

enum Blocking {
    /// Runs blocking socket work on a separate thread.
    static func run<T: Sendable>(_ work: @escaping @Sendable () -> T) async -> T {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: work()) }
        }
    }
}
