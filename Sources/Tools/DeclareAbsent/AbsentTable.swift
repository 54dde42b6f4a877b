/// The declarations of a framework that is absent, in Swift without the text that each of them would repeat.
///
///     import UIKit
///
///     "Augmented reality needs the camera of a device. Show pictures instead."
///
///     class ARSession, ARFrame: NSObject
///     class ARWorldTrackingConfiguration: ARConfiguration
///         init(planes: Any? = nil)
///         var isAutoFocusEnabled: Bool
///         static let isSupported: Bool
///
/// A line in quotes is the message of the declarations below it. Members are indented by four spaces more than their type. A line
/// with an open parenthesis or a comma at its end continues in the next line. Lines that begin with `//` are comments.
/// `Declaration` says what Swift declares for each line.
struct AbsentTable {
    /// A mistake in a table.
    struct Failure: Error, Equatable {
        var line: Int
        var reason: String
    }

    /// An entry of a table, in one or several lines.
    struct Statement {
        var line: Int
        var depth: Int
        /// The text without indentation at its beginning.
        var text: String
    }

    private var statements: [Statement] = []
    private var lineCount = 0

    init(_ text: String) throws(Failure) {
        var open: (statement: Statement, brackets: Int)?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            lineCount += 1
            let code = line.drop { $0 == " " }
            let spaces = line.count - code.count
            if code.isEmpty || code.hasPrefix("//") {
                if let open { throw Failure(line: open.statement.line, reason: "The declaration does not end.") }
                continue
            }
            if open == nil, !spaces.isMultiple(of: 4) {
                throw Failure(line: lineCount, reason: "The indentation is not a multiple of four spaces.")
            }
            var statement = open?.statement ?? Statement(line: lineCount, depth: spaces / 4, text: "")
            statement.text += open == nil ? code : "\n" + line
            let brackets = code.hasPrefix("\"") ? 0 : (open?.brackets ?? 0) + Self.openedBrackets(in: code)
            if brackets > 0 || code.hasSuffix(",") {
                open = (statement, brackets)
            } else {
                statements.append(statement)
                open = nil
            }
        }
        if let open { throw Failure(line: open.statement.line, reason: "The declaration does not end.") }
    }

    private static func openedBrackets(in code: Substring) -> Int {
        code.reduce(0) { "([{".contains($1) ? $0 + 1 : ")]}".contains($1) ? $0 - 1 : $0 }
    }

    /// The Swift file. Its declarations have the numbers of their lines in the table, so that messages of the compiler name them.
    ///
    /// - Parameters:
    ///   - imports: Imports that the declarations need besides those of the table.
    ///   - path: The table, for messages.
    func source(imports: String, path: String) throws(Failure) -> String {
        var lines = Array(repeating: "", count: lineCount)
        var message: String?
        /// The declarations around the current line, the outermost first.
        var parents: [Declaration] = []
        for (index, statement) in statements.enumerated() {
            func failure(_ reason: String) -> Failure { Failure(line: statement.line, reason: reason) }
            let depth = statement.depth
            guard depth <= parents.count else { throw failure("The line is indented, but no type is above it.") }
            parents.removeLast(parents.count - depth)
            let nextDepth = index + 1 < statements.count ? statements[index + 1].depth : 0
            var code: String
            if statement.text.hasPrefix("\"") {
                guard depth == 0, statement.text.count > 1, statement.text.hasSuffix("\"") else {
                    throw failure("A message begins and ends with a quotation mark, and is not indented.")
                }
                message = statement.text
                code = ""
            } else if statement.text.hasPrefix("import ") {
                code = "public " + statement.text
            } else {
                guard let declaration = Declaration(statement.text, in: parents.last) else {
                    throw failure("The line is neither a message nor an import nor a declaration.")
                }
                guard let message else { throw failure("The declaration has no message above it.") }
                let hasMembers = nextDepth > depth
                guard let swift = declaration.swift(hasMembers: hasMembers) else {
                    throw failure("The line below is indented, but this declaration has no members.")
                }
                code = swift.map { depth == 0 ? "@available(*, unavailable, message: \(message)) \($0)" : $0 }
                    .joined(separator: "; ")
                if hasMembers { parents.append(declaration) }
            }
            code = String(repeating: "    ", count: depth) + code
            code += String(repeating: " }", count: max(0, depth - nextDepth))
            lines.replaceSubrange(
                statement.line - 1..<statement.line - 1 + code.count { $0 == "\n" } + 1,
                with: code.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) })
        }
        return "\(imports)\n#sourceLocation(file: \"\(path)\", line: 1)\n" + lines.joined(separator: "\n")
    }
}
