internal import EspalierCCrash
import EspalierViews
import Foundation

/// Records the main actor's work before it starts, in a memory-mapped file. A restarted process thus knows the work
/// that ended the last one, and does not repeat it.
///
/// Recording costs a few memory writes. It survives any end of the process, but not of the machine.
@MainActor
package final class WorkRecord {
    /// The reason why there is no record.
    package struct Failure: Error, CustomStringConvertible {
        package let message: String
        package var description: String { message }
    }

    enum Kind: UInt32 {
        case batch = 1, waking, opening, updating
    }

    /// Work during which processes ended.
    private struct Fault {
        let kind: Kind
        let session: String
        let scene: String
        let page: String
        let batch: Int64
        let signal: Int32
        let isElsewhere: Bool
        let count: Int
        let time: Double

        /// The number of further attempts. Work during which the process was killed is innocent as a rule: the machine lacks memory, or an
        /// operator has killed it.
        private var chances: Int { signal == 0 ? 3 : 1 }

        /// Whether processes have ended during the work too often.
        var isRepeated: Bool { count > chances }

        /// Whether the work is not tried again, because its own code ended the process. Work during which the process was killed, or
        /// ended by another thread, gets further chances.
        var isRefused: Bool { signal != 0 && !isElsewhere || isRepeated }

        @MainActor
        init?(_ work: UnsafePointer<espalier_work>) {
            guard let kind = Kind(rawValue: work.pointee.kind) else { return nil }
            self.kind = kind
            session = String(cString: espalier_work_session(work))
            scene = String(cString: espalier_work_scene(work))
            page = String(cString: espalier_work_page(work))
            batch = work.pointee.batch
            signal = Int32(clamping: work.pointee.signal)
            isElsewhere = work.pointee.is_elsewhere != 0
            count = Int(work.pointee.count)
            time = Double(work.pointee.time)
        }
    }

    /// The work during which the last process ended by a signal.
    package struct End: Codable, Sendable, Equatable {
        /// `batch`, `waking`, `opening` or `updating`.
        package var work: String
        /// The path of the page's scene.
        package var scene: String
        /// The event of a batch; nil for other work.
        package var input: String?
        /// The signal in words.
        package var signal: String
        /// The functions in which the process ended, the innermost first.
        package var backtrace: [String]
        /// The addresses of these functions' code in the file of the executable.
        package var addresses: [UInt64] = []
    }

    /// The end of the last process; nil if it ended without work, or was killed.
    package private(set) var lastEnd: End?

    let path: String
    private let log: Log
    private var record: UnsafeMutablePointer<espalier_record>
    private var identity: FileIdentity?
    private var faults: [Fault] = []
    /// The times of the faults that came from records of other processes, by their paths and places.
    private var adopted: [String: [Int: Int64]] = [:]

    /// Opens or creates the record of a session file, and logs the work that ended the last process.
    package convenience init(beside sessionsFile: String, log: Log = .shared) throws(Failure) {
        try self.init(path: sessionsFile + "-work", log: log)
    }

    /// Opens or creates the record of a file.
    init(path: String, log: Log) throws(Failure) {
        self.path = path
        self.log = log
        record = try WorkRecord.map(path)
        identity = FileIdentity(path)
        if let work = espalier_take_fault(record, Int64(Date().timeIntervalSince1970)) { report(work, in: record) }
        readFaults()
        espalier_watch_crashes(record)
        espalier_set_origin_key(Unmanaged.passUnretained(Self.$origin).toOpaque())
    }

    private static func map(_ path: String) throws(Failure) -> UnsafeMutablePointer<espalier_record> {
        guard let record = espalier_map_record(path) else {
            throw Failure(message: "cannot use \(path): \(String(cString: strerror(errno)))")
        }
        return record
    }

    /// Creates the file again if it was deleted.
    func renew() {
        guard FileIdentity(path) != identity, let renewed = try? WorkRecord.map(path) else { return }
        // The old file stays mapped, because a signal handler may be using it.
        renewed.update(from: record, count: 1)
        record = renewed
        identity = FileIdentity(path)
        espalier_watch_crashes(record)
    }

    // MARK: Recording

    /// Records and performs work. Nested work replaces the outer work until it is done.
    func during<Result, Failure: Error>(
        _ kind: Kind, session: String, scene: String, batch: EventPost.Batch? = nil,
        _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outer = record.pointee.current.kind == espalier_idle.rawValue ? nil : record.pointee.current
        begin(kind, session, scene)
        if let batch {
            var page = batch.page
            page.withUTF8 { text in
                text.withMemoryRebound(to: CChar.self) {
                    espalier_note_batch(&record.pointee.current, Int64(batch.number), $0.baseAddress!, $0.count)
                }
            }
        }
        defer {
            if let outer {
                record.pointee.current = outer
            } else {
                record.pointee.current.kind = espalier_idle.rawValue
            }
        }
        return try Self.$origin.withValue(espalier_origin_of(&record.pointee.current)) {
            Swift.Result { () throws(Failure) in try work() }
        }.get()
    }

    /// The work that started the current task. The signal handler reads it through the runtime.
    @TaskLocal private static var origin = espalier_origin()

    private func begin(_ kind: Kind, _ session: String, _ scene: String) {
        var (session, scene) = (session, scene)
        session.withUTF8 { session in
            scene.withUTF8 { scene in
                session.withMemoryRebound(to: CChar.self) { session in
                    scene.withMemoryRebound(to: CChar.self) { scene in
                        espalier_begin(
                            &record.pointee.current, kind.rawValue, session.baseAddress, session.count,
                            scene.baseAddress, scene.count)
                    }
                }
            }
        }
    }

    /// Records the event of the batch that is being delivered.
    func note(event index: Int, node: Int, type: String) {
        var type = type
        type.withUTF8 { text in
            text.withMemoryRebound(to: CChar.self) {
                espalier_note_event(&record.pointee.current, Int64(index), Int64(node), $0.baseAddress!, $0.count)
            }
        }
    }

    // MARK: Refusing

    /// Whether a batch ended a process, so that it must not be performed again.
    func refuses(_ batch: EventPost.Batch?, of session: String) -> Bool {
        guard let batch else { return false }
        return faults.contains {
            $0.kind == .batch && $0.isRefused && $0.session == session && $0.page == batch.page
                && $0.batch == batch.number
        }
    }

    /// Whether a session ended processes when it was restored, or by its own updates.
    func refuses(session: String) -> Bool {
        faults.contains {
            $0.session == session && ($0.kind == .waking && $0.isRefused || $0.kind == .updating && $0.isRepeated)
        }
    }

    /// Whether new pages of a scene ended processes repeatedly, the last one within this minute. They are then refused for a
    /// while.
    ///
    /// - Parameter now: the time in seconds since 1970.
    func refuses(scene: String, now: Double = Date().timeIntervalSince1970) -> Bool {
        #if DEBUG
            if scene.hasPrefix(PreviewCatalog.folder + "/"), refuses(preview: scene) { return true }
        #endif
        return faults.contains { $0.kind == .opening && $0.scene == scene && $0.isRepeated && now - $0.time < 60 }
    }

    #if DEBUG
        /// Whether a preview has ended a process since the program was built. All previews are opened at once, so one is not tried
        /// again before the next build.
        private func refuses(preview scene: String) -> Bool {
            let built =
                (try? URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().resourceValues(
                    forKeys: [.contentModificationDateKey]))?.contentModificationDate?.timeIntervalSince1970 ?? 0
            return faults.contains {
                $0.scene == scene && $0.isRefused && $0.kind != .batch && $0.time >= built.rounded(.down)
            }
        }

        /// The record of a program without a session file, beside its executable; nil if another process of it is running, or if the
        /// folder is not the developer's.
        static func ofPreviews() -> WorkRecord? {
            let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
            guard let claim = try? FileClaim(of: executable + "-previews", patience: .zero) else { return nil }
            previewClaim = claim
            return try? WorkRecord(beside: executable + "-previews")
        }

        private static var previewClaim: FileClaim?
    #endif

    // MARK: Reporting

    private func readFaults() {
        faults = (0..<Int(espalier_faults)).compactMap { Fault(espalier_fault_at(record, $0)) }
    }

    /// Adds the faults of another process's record to this one.
    ///
    /// - Parameter hasEnded: Whether that process has ended, so that its current work is a fault.
    func adopt(_ path: String, hasEnded: Bool) throws(Failure) {
        let other = try WorkRecord.map(path)
        defer { munmap(other, MemoryLayout<espalier_record>.size) }
        if hasEnded, let work = espalier_take_fault(other, Int64(Date().timeIntervalSince1970)) {
            report(work, in: other)
        }
        for index in 0..<Int(espalier_faults) {
            guard let work = espalier_fault_at(other, index), Fault(work) != nil else { continue }
            let isKnown = adopted[path, default: [:]][index] == work.pointee.time
            if isKnown { continue }
            adopted[path, default: [:]][index] = work.pointee.time
            espalier_add_fault(record, work, 1, work.pointee.time)
        }
        readFaults()
    }

    private func report(
        _ work: UnsafeMutablePointer<espalier_work>, in record: UnsafeMutablePointer<espalier_record>
    ) {
        guard let fault = Fault(work) else { return }
        var fields = [("work", "\(fault.kind)"), ("scene", "/" + fault.scene)]
        if !fault.session.isEmpty { fields.append(("session", SessionID.logged(fault.session))) }
        var input: String?
        if work.pointee.event >= 0 {
            let type = String(cString: espalier_work_type(work))
            input = "\(type) of node \(work.pointee.node)"
            fields.append(("input", "\(work.pointee.event): \(type) of node \(work.pointee.node)"))
        }
        fields.append(("count", String(fault.count)))
        guard fault.signal != 0 else {
            return log.write(.error, "the last process was killed", fields)
        }
        fields.append(("signal", String(cString: strsignal(fault.signal))))
        fields.append(("thread", fault.isElsewhere ? "another" : "main"))
        let frames = Self.frames(of: record)
        let backtrace = frames.map(\.function)
        fields.append(("backtrace", backtrace.joined(separator: " < ")))
        lastEnd = End(
            work: "\(fault.kind)", scene: "/" + fault.scene, input: input,
            signal: String(cString: strsignal(fault.signal)), backtrace: backtrace, addresses: frames.map(\.address))
        log.write(.error, "the last process crashed", fields)
    }

    /// The functions in which the last process ended, the innermost first.
    private static func frames(
        of record: UnsafeMutablePointer<espalier_record>
    ) -> [(function: String, address: UInt64)] {
        (0..<Int(record.pointee.frame_count)).compactMap { index in
            guard let name = espalier_frame_name(record, index) else { return nil }
            let address = espalier_frame_address(record, index)
            guard let demangled = swift_demangle(name, strlen(name), nil, nil, 0) else {
                return (String(cString: name), address)
            }
            defer { free(demangled) }
            return (String(cString: demangled), address)
        }
    }
}

/// The runtime's function that demangles a symbol's name; nil for symbols of other languages.
@_silgen_name("swift_demangle")
private func swift_demangle(
    _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?,
    _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
