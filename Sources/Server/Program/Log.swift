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
    }

    /// The most lines in a second; further ones are counted, and a line says how many they were.
    private let linesPerSecond: Int
    private let budget = Mutex(Budget())
    private let output: @Sendable ([UInt8]) -> Void

    package init(linesPerSecond: Int = 200, write: @escaping @Sendable ([UInt8]) -> Void) {
        self.linesPerSecond = linesPerSecond
        output = write
    }

    package func write(_ level: Level, _ event: String, _ fields: [(name: String, value: String)] = []) {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let second = Int64(now.tv_sec)
        let (isAllowed, suppressed) = budget.withLock { budget -> (Bool, Int) in
            if budget.second != second {
                defer { budget = Budget(second: second, written: 1, suppressed: 0) }
                return (true, budget.suppressed)
            }
            guard budget.written < linesPerSecond else {
                budget.suppressed += 1
                return (false, 0)
            }
            budget.written += 1
            return (true, 0)
        }
        guard isAllowed else { return }
        if suppressed > 0 {
            output(Log.line(now, .warning, "log", [("suppressed", String(suppressed))]))
        }
        output(Log.line(now, level, event, fields))
    }

    private static func line(
        _ now: timespec, _ level: Level, _ event: String, _ fields: [(name: String, value: String)]
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
    private static func timestamp(_ time: timespec) -> String {
        var seconds = time.tv_sec
        var parts = tm()
        gmtime_r(&seconds, &parts)
        var buffer = [CChar](repeating: 0, count: 32)
        strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%S", &parts)
        let text = buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        let milliseconds = String(1000 + time.tv_nsec / 1_000_000).dropFirst()
        return "\(text).\(milliseconds)Z"
    }
}
