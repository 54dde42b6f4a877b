#if DEBUG
    /// An error or a warning of a build.
    struct CompilerMessage: Sendable, Hashable {
        enum Severity: String, Sendable { case error, warning }

        var severity: Severity
        var text: String
        /// The absolute path of the source; nil for a message about no source.
        var file: String?
        /// The place in the file, from 1; 0 without one.
        var line = 0
        var column = 0
    }

    /// Reads the lines of a build, of the package manager or of the compiler, and finds its messages.
    struct CompilerMessages: Sendable {
        /// The messages in their order, each once: of several commands that read a file, each reports its faults.
        private(set) var all: [CompilerMessage] = []
        private var known: Set<CompilerMessage> = []
        /// The last lines, which explain a failure without a message.
        private(set) var lastLines: [String] = []

        var errors: [CompilerMessage] { all.filter { $0.severity == .error } }

        private static let limit = 100
        private static let lineLimit = 20

        /// Takes a line. Returns whether it was a new message.
        mutating func take(_ line: String) -> Bool {
            lastLines.append(line)
            if lastLines.count > Self.lineLimit { lastLines.removeFirst() }
            if let note = Self.place(in: line, before: ": note: "), var last = all.last, last.file == nil {
                // The code of a macro is in no file. The place where the macro is used follows in a note.
                (last.file, last.line, last.column) = (note.file, note.line, note.column)
                all[all.count - 1] = last
                return false
            }
            guard all.count < Self.limit, let message = Self.message(in: line), known.insert(message).inserted else {
                return false
            }
            all.append(message)
            return true
        }

        private static func message(in line: String) -> CompilerMessage? {
            for severity in [CompilerMessage.Severity.error, .warning] {
                let word = "\(severity.rawValue): "
                if let found = place(in: line, before: ": " + word) {
                    return CompilerMessage(
                        severity: severity, text: found.text, file: found.file, line: found.line, column: found.column)
                }
                guard let text = afterWord(word, in: line), !isEcho(text) else { continue }
                return CompilerMessage(severity: severity, text: text)
            }
            return nil
        }

        /// The text behind `error: ` at the beginning of a line, or behind the name of a tool, as in `ld.lld: error: `.
        private static func afterWord(_ word: String, in line: String) -> String? {
            if line.hasPrefix(word) { return String(line.dropFirst(word.count)) }
            // The compiler repeats a message below the line of the source.
            guard let range = line.firstRange(of: ": " + word), !line.contains("|") else { return nil }
            let head = line[..<range.lowerBound]
            let text = line[range.upperBound...]
            // The code that a macro makes, and the object files of the linker, are named before the message.
            return head.hasPrefix("ld") || head.hasPrefix("clang") || head.hasPrefix("macro expansion")
                ? String(text) : head + ": " + text
        }

        /// Whether a message only says that others are above it.
        private static func isEcho(_ text: String) -> Bool {
            text == "fatalError" || text.contains("command failed with exit code")
                || text.contains("command failed due to signal")
        }

        /// The place in a file with which a line begins, and the text behind a mark.
        private static func place(
            in line: String, before mark: String
        ) -> (file: String, line: Int, column: Int, text: String)? {
            guard line.first == "/", let range = line.firstRange(of: mark) else { return nil }
            let parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count > 2, let column = Int(parts[parts.count - 1]), let number = Int(parts[parts.count - 2])
            else {
                return nil
            }
            let file = parts.dropLast(2).joined(separator: ":")
            return (file, number, column, String(line[range.upperBound...]))
        }
    }
#endif
