#if DEBUG
    import Foundation

    #if canImport(Glibc)
        import Glibc
    #endif

    /// A line of a source.
    struct SourcePlace: Sendable, Equatable {
        var file: String
        var line: Int

        /// The places of addresses in an executable, by its debug information; nil for those without. Takes a fifth of a second.
        ///
        /// - Parameter tool: The path of `llvm-symbolizer`.
        static func all(of addresses: [UInt64], in executable: String, tool: String) -> [SourcePlace?] {
            guard !addresses.isEmpty, access(tool, X_OK) == 0,
                let child = try? ChildProgram(
                    tool,
                    ["--no-inlines", "--functions=none", "--obj=\(executable)"]
                        + addresses.map { "0x" + String($0, radix: 16) },
                    environment: [:], pipes: [STDOUT_FILENO], leadsGroup: true)
            else { return [] }
            var output: [UInt8] = []
            child.read { output += $0 }
            guard child.wait() == .code(0) else { return [] }
            return places(in: String(decoding: output, as: UTF8.self))
        }

        /// Reads lines `FILE:LINE:COLUMN`, each with an empty line behind it.
        static func places(in output: String) -> [SourcePlace?] {
            output.components(separatedBy: "\n\n").filter { !$0.isEmpty }.map { block in
                let parts = block.split(separator: ":", omittingEmptySubsequences: false)
                guard parts.count > 2, block.first == "/", let line = Int(parts[parts.count - 2]), line > 0 else {
                    return nil
                }
                let file = parts.dropLast(2).joined(separator: ":")
                return file.hasSuffix(">") ? nil : SourcePlace(file: file, line: line)
            }
        }
    }
#endif
