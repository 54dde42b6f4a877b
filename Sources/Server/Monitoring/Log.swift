import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The server's log: a JSON object a line, on standard error. What comes from clients is escaped, so that no request can
/// write a line of its own.
package final class Log: Sendable {
    package enum Level: String, Sendable {
        case info, warning, error
    }

    package static let shared = Log(write: { line in
        _ = line.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    })

    private struct Budget {
        var second: Int64 = 0
        var written = 0
        var suppressed = 0
        /// How many lines of a kind were to be written, by kind.
        var kinds: [String: Int] = [:]
    }

    /// The most lines in a second, and of one kind; further ones are counted, and a line says how many they were.
    private let linesPerSecond: Int
    private let linesPerKind: Int
    private let budget = Mutex(Budget())
    /// Seconds since 1970.
    private let now: @Sendable () -> Double
    private let output: @Sendable ([UInt8]) -> Void

    package init(
        linesPerSecond: Int = 200, linesPerKind: Int = 5, now: @escaping @Sendable () -> Double = Log.wallClock,
        write: @escaping @Sendable ([UInt8]) -> Void
    ) {
        self.linesPerSecond = linesPerSecond
        self.linesPerKind = linesPerKind
        self.now = now
        output = write
    }

    /// Writes a line.
    ///
    /// - Parameter kind: what the line has in common with others that a client can bring about at will: of one kind only a few
    ///   are written in a second.
    package func write(
        _ level: Level, _ event: String, _ fields: [(name: String, value: String)] = [], kind: String? = nil
    ) {
        let now = now()
        let (isAllowed, counts) = budget.withLock { budget -> (Bool, [[(name: String, value: String)]]) in
            let counts = turn(&budget, to: Int64(now))
            if let kind {
                budget.kinds[kind, default: 0] += 1
                guard budget.kinds[kind, default: 0] <= linesPerKind else { return (false, counts) }
            }
            guard budget.written < linesPerSecond else {
                budget.suppressed += 1
                return (false, counts)
            }
            budget.written += 1
            return (true, counts)
        }
        for count in counts { output(Log.line(now, .warning, "log", count)) }
        if isAllowed { output(Log.line(now, level, event, fields)) }
    }

    /// Says how many lines an earlier second suppressed, where no line came since to say so.
    package func writeCounts() {
        let now = now()
        let counts = budget.withLock { turn(&$0, to: Int64(now)) }
        for count in counts { output(Log.line(now, .warning, "log", count)) }
    }

    /// Begins a new second where one has begun, and returns what is to be said of the last.
    private func turn(_ budget: inout Budget, to second: Int64) -> [[(name: String, value: String)]] {
        guard budget.second != second else { return [] }
        var counts: [[(name: String, value: String)]] = []
        for (kind, count) in budget.kinds.sorted(by: { $0.key < $1.key }) where count > linesPerKind {
            counts.append([("suppressed", String(count - linesPerKind)), ("kind", kind)])
        }
        if budget.suppressed > 0 { counts.append([("suppressed", String(budget.suppressed))]) }
        budget = Budget(second: second)
        return counts
    }

    package static let wallClock: @Sendable () -> Double = { Date().timeIntervalSince1970 }

    private static func line(
        _ now: Double, _ level: Level, _ event: String, _ fields: [(name: String, value: String)]
    ) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.member("time", timestamp(now))
        json.member("level", level.rawValue)
        json.member("event", event)
        for field in fields { json.member(field.name, field.value) }
        json.endObject()
        return json.bytes + [UInt8(ascii: "\n")]
    }

    /// A time of RFC 3339, in UTC, to the millisecond.
    private static func timestamp(_ time: Double) -> String {
        var seconds = time_t(time)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        var buffer = [CChar](repeating: 0, count: 32)
        strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%S", &parts)
        let text = buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        let milliseconds = String(1000 + Int((time - Double(seconds)) * 1000)).dropFirst()
        return "\(text).\(milliseconds)Z"
    }
}
