/// Moves overrides from extensions of a class into the class, because Swift lets extensions override only what is visible to Objective-C.
///
/// The class and its extension are in files of one target, outside of other types. Others stay as they are, and the compiler reports them.
/// An override that moves to another file sees no private declarations of its own.
struct ExtensionOverrides {
    private let bytes: [UInt8]
    private let path: String
    /// The places of the closing braces of the classes, by their names.
    private var ends: [String: Int] = [:]
    /// The declarations that override something, with the classes that they extend.
    private var found: [(name: String, declaration: Range<Int>)] = []
    /// The other files of the target.
    private let others: [(path: String, bytes: [UInt8])]

    /// - Parameters:
    ///   - bytes: A Swift file, in UTF-8.
    ///   - path: The path of the file, for the compiler's messages.
    ///   - others: The other files of the target.
    init(_ bytes: [UInt8], path: String, others: [(path: String, bytes: [UInt8])] = []) {
        self.bytes = bytes
        self.path = path
        self.others = others
        if mayContainOverrides || others.contains(where: { Self.mayContainOverrides($0.bytes) }) { findTypes() }
    }

    /// The file with the overrides in their classes, those of other files included. All lines of other code keep their numbers.
    ///
    /// - Parameter imports: Gets the modules that the files of moved overrides import.
    func moved(imports: inout Set<String>) -> [UInt8] {
        var edits: [(range: Range<Int>, text: [UInt8])] = []
        for (name, declaration) in found {
            if let end = ends[name] {
                edits.append((end..<end, moved(declaration, to: end)))
            } else if !isClassElsewhere(name) {
                continue
            }
            edits.append((declaration, bytes[declaration].filter { $0 == .newline }))
        }
        for (path, bytes) in others where !ends.isEmpty && Self.mayContainOverrides(bytes) {
            let other = ExtensionOverrides(bytes, path: path)
            for (name, declaration) in other.found where other.ends[name] == nil {
                guard let end = ends[name] else { continue }
                edits.append((end..<end, other.moved(declaration, to: end, of: self)))
                imports.formUnion(SourceScanner.imports(of: bytes))
            }
        }
        guard !edits.isEmpty else { return bytes }
        // Those of one class keep their order.
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        var output: [UInt8] = []
        var position = 0
        for (_, edit) in ordered {
            output += bytes[position..<edit.range.lowerBound] + edit.text
            position = edit.range.upperBound
        }
        return output + bytes[position...]
    }

    /// A declaration between the directives that name its lines and those of the class around it.
    private func moved(_ declaration: Range<Int>, to end: Int, of target: ExtensionOverrides? = nil) -> [UInt8] {
        let target = target ?? self
        return directive(line(of: declaration.lowerBound)) + bytes[declaration] + target.directive(target.line(of: end))
    }

    /// Whether another file of the target declares a class.
    private func isClassElsewhere(_ name: String) -> Bool {
        others.contains { path, bytes in
            guard bytes.firstRange(of: name.utf8) != nil else { return false }
            var other = ExtensionOverrides(bytes, path: path)
            if other.ends.isEmpty { other.findTypes() }
            return other.ends[name] != nil
        }
    }

    private var mayContainOverrides: Bool { Self.mayContainOverrides(bytes) }

    /// Whether a file is worth a closer look, as few files are.
    private static func mayContainOverrides(_ bytes: [UInt8]) -> Bool {
        bytes.firstRange(of: "override".utf8) != nil && bytes.firstRange(of: "extension".utf8) != nil
    }

    private func line(of position: Int) -> Int { bytes[..<position].count { $0 == .newline } + 1 }

    private func directive(_ line: Int) -> [UInt8] { Array("\n\(SourceTranslator.location(path, line))\n".utf8) }

    // MARK: Finding

    private mutating func findTypes() {
        var scanner = SourceScanner(bytes)
        while !scanner.isAtEnd {
            if scanner.skipCommentOrString() { continue }
            let word = scanner.identifier
            scanner.advance(max(1, word.count))
            let isExtension = word.elementsEqual("extension".utf8)
            if isExtension || word.elementsEqual("class".utf8) {
                scanner.skipSpace()
                let name = String(decoding: scanner.identifier, as: UTF8.self)
                guard scanner.skip(to: .openBrace) else { return }
                let start = scanner.position
                scanner.skipBraces()
                if isExtension {
                    findOverrides(of: name, in: (start + 1)..<scanner.position)
                } else {
                    ends[name] = scanner.position - 1
                }
            } else if word.isEmpty, bytes[scanner.position - 1] == .openBrace {
                scanner.advance(-1)
                scanner.skipBraces()
            }
        }
    }

    private mutating func findOverrides(of name: String, in body: Range<Int>) {
        var scanner = SourceScanner(bytes)
        scanner.advance(body.lowerBound)
        while scanner.position < body.upperBound {
            if scanner.skipCommentOrString() { continue }
            if scanner.byte() == .openBrace {
                scanner.skipBraces()
                continue
            }
            let word = scanner.identifier
            let start = scanner.position
            scanner.advance(max(1, word.count))
            guard word.elementsEqual("override".utf8) else { continue }
            let line = bytes[..<start].lastIndex(of: .newline).map { $0 + 1 } ?? 0
            guard line >= body.lowerBound, scanner.skip(to: .openBrace) else { continue }
            scanner.skipBraces()
            found.append((name, line..<scanner.position))
        }
    }
}

extension SourceScanner {
    /// The modules that a file imports.
    fileprivate static func imports(of bytes: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        var scanner = SourceScanner(bytes)
        while !scanner.isAtEnd {
            if scanner.skipCommentOrString() { continue }
            let word = scanner.identifier
            scanner.advance(max(1, word.count))
            guard word.elementsEqual("import".utf8) else { continue }
            var name = ""
            repeat {
                while scanner.byte() == .space { scanner.advance() }
                name = String(decoding: scanner.identifier, as: UTF8.self)
                scanner.advance(name.utf8.count)
            } while ModuleQualifiers.importKinds.contains(name)
            if !name.isEmpty { found.insert(name) }
        }
        return found
    }

    /// Passes spaces, line ends and comments.
    fileprivate mutating func skipSpace() {
        while !isAtEnd, byte().isSpace || starts(with: "/*") {
            if !skipCommentOrString() { advance() }
        }
    }

    /// Goes to a byte outside of parentheses, strings and comments. Returns false if there is none.
    fileprivate mutating func skip(to wanted: UInt8) -> Bool {
        var depth = 0
        while !isAtEnd {
            if skipCommentOrString() { continue }
            if depth == 0, byte() == wanted { return true }
            if byte() == .open { depth += 1 }
            if byte() == .close { depth -= 1 }
            advance()
        }
        return false
    }

    /// Passes the braces at the position with all that they contain.
    fileprivate mutating func skipBraces() {
        var depth = 0
        repeat {
            if skipCommentOrString() { continue }
            if byte() == .openBrace { depth += 1 }
            if byte() == .closeBrace { depth -= 1 }
            advance()
        } while depth > 0 && !isAtEnd
    }
}
