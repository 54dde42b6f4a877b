#if DEBUG
    import Foundation

    /// The report that lies over pages: the messages of a build, or the end of a program.
    struct WatchReport: Sendable {
        enum Kind: String, Sendable {
            /// The sources do not compile. The page is that of the last program.
            case build
            /// The program compiles with warnings, and runs.
            case warnings
            /// The new program does not begin. The page is that of the last one.
            case start
            /// The program has ended by a signal, and runs again.
            case trap
            /// The build goes on without a result, or cannot begin.
            case watch
        }

        var kind: Kind
        var title: String
        var messages: [CompilerMessage]
        /// More lines, such as those of a backtrace.
        var text: [String]

        init(kind: Kind, title: String, messages: [CompilerMessage] = [], text: [String] = []) {
            self.kind = kind
            self.title = title
            self.messages = messages
            self.text = text
        }

        /// The report of a program that compiles: the warnings about its sources; nil without any. A warning about the options of a build
        /// would stay until another `swift run`.
        init?(ofWarnings messages: [CompilerMessage]) {
            let warnings = messages.filter { $0.severity == .warning && $0.file != nil }
            if warnings.isEmpty { return nil }
            self.init(
                kind: .warnings, title: warnings.count == 1 ? "1 warning" : "\(warnings.count) warnings",
                messages: warnings)
        }

        private static let context = 3
        private static let shownMessages = 20
        private static let longest = 4 << 20

        /// The report for pages.
        ///
        /// - Parameters:
        ///   - root: The folder to which paths are shown relatively.
        ///   - number: Tells this report from others.
        func json(number: Int, root: String, editor: EditorLink?) -> [UInt8] {
            var writer = JSONWriter()
            writer.beginObject()
            writer.member("number", number)
            writer.member("kind", kind.rawValue)
            writer.member("title", title)
            writer.key("messages")
            writer.beginArray()
            var files: [String: [String]] = [:]
            for message in messages.prefix(Self.shownMessages) {
                writer.beginObject()
                writer.member("severity", message.severity.rawValue)
                writer.member("text", message.text)
                if let file = message.file {
                    let short = file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
                    writer.member("place", message.line > 0 ? "\(short):\(message.line)" : short)
                    if let editor {
                        writer.member("link", editor.url(file: file, line: message.line, column: message.column))
                    }
                    let lines = files[file] ?? Self.lines(of: file)
                    files[file] = lines
                    Self.write(lines, around: message.line, to: &writer)
                }
                writer.endObject()
            }
            writer.endArray()
            writer.key("text")
            writer.beginArray()
            for line in text.prefix(80) { writer.value(String(line.prefix(1000))) }
            writer.endArray()
            writer.endObject()
            return writer.bytes
        }

        /// The lines of a source; none for a file that is gone, or too large to be one.
        private static func lines(of file: String) -> [String] {
            guard let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int, size <= longest,
                let data = FileManager.default.contents(atPath: file)
            else { return [] }
            return String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
        }

        private static func write(_ lines: [String], around line: Int, to writer: inout JSONWriter) {
            guard line > 0, line <= lines.count else { return }
            let first = max(line - context, 1)
            writer.member("first", first)
            writer.member("line", line)
            writer.key("lines")
            writer.beginArray()
            for text in lines[(first - 1)..<min(line + context, lines.count)] { writer.value(String(text.prefix(300))) }
            writer.endArray()
        }
    }
#endif
