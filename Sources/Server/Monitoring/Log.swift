import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The server's log: a line for each event, on standard error. Text from clients is escaped, so that no request can write its own lines.
package final class Log: Sendable {
    /// The severity of a line.
    package enum Level: UInt8, Sendable, CaseIterable, Comparable {
        case debug, info, warning, error

        /// The name in options and lines.
        package var name: String {
            switch self {
            case .debug: "debug"
            case .info: "info"
            case .warning: "warning"
            case .error: "error"
            }
        }

        package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        /// The level from which on lines are written by default.
        package static var usual: Level {
            #if DEBUG
                .debug
            #else
                .info
            #endif
        }
    }

    /// The format of the lines.
    package enum Format: String, Sendable, CaseIterable {
        /// For people: the event and its fields.
        case text
        /// For programs: an object.
        case json

        /// Text on a terminal, otherwise JSON.
        package static var usual: Format { isatty(STDERR_FILENO) == 1 ? .text : .json }
    }

    /// The request whose work the current task or thread does, for its lines; nil for none.
    @TaskLocal package static var request: (any CustomStringConvertible & Sendable)?

    /// The log of the process.
    package static let shared = Log(write: { line in
        _ = line.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    })

    private let budget: Mutex<LogBudget>
    /// Seconds since 1970.
    private let now: @Sendable () -> Double
    private let output: @Sendable ([UInt8]) -> Void
    private let threshold: Atomic<UInt8>
    private let isText = Atomic<Bool>(false)
    /// The number of the process among several; 0 for the only one.
    private let worker = Atomic<Int>(0)

    /// - Parameters:
    ///   - level: the level from which on lines are written.
    ///   - linesPerSecond: the maximum number of lines per second.
    ///   - linesPerKind: the maximum number of lines of one kind per second.
    ///   - now: returns seconds since 1970.
    ///   - write: receives each line.
    package init(
        level: Level = .usual, linesPerSecond: Int = 200, linesPerKind: Int = 5,
        now: @escaping @Sendable () -> Double = Log.wallClock,
        write: @escaping @Sendable ([UInt8]) -> Void
    ) {
        threshold = Atomic(level.rawValue)
        budget = Mutex(LogBudget(linesPerSecond: linesPerSecond, linesPerKind: linesPerKind))
        self.now = now
        output = write
    }

    /// Changes the level from which on lines are written, and their format.
    package func configure(level: Level, format: Format) {
        threshold.store(level.rawValue, ordering: .relaxed)
        isText.store(format == .text, ordering: .relaxed)
    }

    /// Adds the number of this process to each line.
    package func note(worker number: Int) { worker.store(number, ordering: .relaxed) }

    /// Whether lines of a level are written.
    package func writes(_ level: Level) -> Bool { level.rawValue >= threshold.load(ordering: .relaxed) }

    /// Writes a line.
    ///
    /// - Parameters:
    ///   - fields: The values of the line. Their names differ from each other and from `time`, `level`, `event` and `request`.
    ///   - kind: Identifies lines that clients can cause at will. Only a few lines of one kind are written per second.
    ///   - request: The id of the request to which the line belongs; nil for none.
    package func write(
        _ level: Level, _ event: String, _ fields: [(name: String, value: String)] = [], kind: String? = nil,
        request: (any CustomStringConvertible & Sendable)? = Log.request
    ) {
        guard writes(level) else { return }
        let now = now()
        let (isAllowed, counts) = budget.withLock { budget in
            let counts = budget.advance(to: Int64(now))
            return (budget.takesLine(of: kind), counts)
        }
        write(counts, at: now)
        guard isAllowed else { return }
        write(LogLine(time: now, level: level, event: event, request: request?.description, fields: fields))
    }

    /// Writes the counts of suppressed lines, if no later line has done so.
    package func writeCounts() {
        let now = now()
        write(budget.withLock { $0.advance(to: Int64(now)) }, at: now)
    }

    private func write(_ counts: [LogBudget.Count], at now: Double) {
        guard writes(.warning) else { return }
        for count in counts {
            write(LogLine(time: now, level: .warning, event: "log", request: nil, fields: count.fields))
        }
    }

    private func write(_ line: LogLine) {
        var line = line
        let worker = worker.load(ordering: .relaxed)
        if worker > 0 { line.fields.append(("worker", String(worker))) }
        output(line.bytes(as: isText.load(ordering: .relaxed) ? .text : .json))
    }

    /// The seconds since 1970.
    package static let wallClock: @Sendable () -> Double = { Date().timeIntervalSince1970 }
}
