import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The server's log: one JSON object per line, on standard error. Text from clients is escaped, so that no request can
/// write its own lines.
package final class Log: Sendable {
    /// The severity of a line.
    package enum Level: String, Sendable {
        case info, warning, error
    }

    /// The log of the process.
    package static let shared = Log(write: { line in
        _ = line.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    })

    private let budget: Mutex<LogBudget>
    /// Seconds since 1970.
    private let now: @Sendable () -> Double
    private let output: @Sendable ([UInt8]) -> Void

    /// - Parameters:
    ///   - linesPerSecond: the maximum number of lines per second.
    ///   - linesPerKind: the maximum number of lines of one kind per second.
    ///   - now: returns seconds since 1970.
    ///   - write: receives each line.
    package init(
        linesPerSecond: Int = 200, linesPerKind: Int = 5, now: @escaping @Sendable () -> Double = Log.wallClock,
        write: @escaping @Sendable ([UInt8]) -> Void
    ) {
        budget = Mutex(LogBudget(linesPerSecond: linesPerSecond, linesPerKind: linesPerKind))
        self.now = now
        output = write
    }

    /// Writes a line.
    ///
    /// - Parameter kind: identifies lines that clients can cause at will. Only a few lines of one kind are written per
    ///   second.
    package func write(
        _ level: Level, _ event: String, _ fields: [(name: String, value: String)] = [], kind: String? = nil
    ) {
        let now = now()
        let (isAllowed, counts) = budget.withLock { budget in
            let counts = budget.advance(to: Int64(now))
            return (budget.takesLine(of: kind), counts)
        }
        for count in counts { output(Log.line(now, .warning, "log", count.fields)) }
        if isAllowed { output(Log.line(now, level, event, fields)) }
    }

    /// Writes the counts of suppressed lines, if no later line has done so.
    package func writeCounts() {
        let now = now()
        let counts = budget.withLock { $0.advance(to: Int64(now)) }
        for count in counts { output(Log.line(now, .warning, "log", count.fields)) }
    }

    /// The seconds since 1970.
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
