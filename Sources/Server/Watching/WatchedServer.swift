#if DEBUG
    import Foundation

    /// A server program as its supervisor sees it. Its properties are used on the supervisor's queue only.
    final class WatchedServer: @unchecked Sendable {
        enum Stage {
            /// The app begins. Nothing is served yet.
            case starting
            /// The program waits for its turn.
            case ready
            /// It takes over the pages.
            case taking
            case serving
            case ending
        }

        let number: Int
        let child: ChildProgram
        let connection: WatchConnection
        let begin = MonotonicClock.seconds
        var stage = Stage.starting
        var readyTime = 0.0
        var servingTime = 0.0
        /// Whether the program has been ended because it took too long to begin.
        var isLate = false
        /// Whether a newer program takes its place before it has served.
        var isDiscarded = false
        /// The last lines of what it has written to standard error.
        private(set) var lines: [String] = []
        /// The message of a trap: `App/Home.swift:12: Fatal error: …`; nil without one. Many lines may follow it.
        private(set) var fatalLine: String?
        private var rest: [UInt8] = []

        private static let lineLimit = 60

        init(_ number: Int, _ child: ChildProgram, _ connection: WatchConnection) {
            (self.number, self.child, self.connection) = (number, child, connection)
        }

        func note(_ bytes: [UInt8]) {
            rest += bytes
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: rest[..<end], as: UTF8.self)
                rest.removeFirst(end + 1)
                lines.append(line)
                if fatalLine == nil, line.contains("Fatal error") { fatalLine = line }
            }
            if rest.count > 1 << 16 { rest = [] }
            lines.removeFirst(max(lines.count - Self.lineLimit, 0))
        }

    }
#endif
