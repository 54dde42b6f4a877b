import Foundation

/// Generates the Swift file of a framework that is absent from its table. `AbsentTable` describes the tables.
///
///     DeclareAbsent TABLE EXPORTS OUTPUT
///
/// EXPORTS is the Swift file with the imports that the module re-exports. The declarations need them, too, and the body of unavailable
/// declarations.
@main enum DeclareAbsent {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 4 else { fail("error: DeclareAbsent: expected: TABLE EXPORTS OUTPUT") }
        do {
            let exports = try text(at: arguments[2]).split(separator: "\n").filter { $0.contains("import ") }
            let table = try AbsentTable(text(at: arguments[1]))
            let imports = exports + ["import EspalierUnavailable"]
            let code = try table.source(imports: imports.joined(separator: "\n"), path: arguments[1])
            // The package manager runs this program again whenever its plan changes. An unchanged output compiles nothing again.
            if (try? text(at: arguments[3])) == code { return }
            try code.write(to: URL(fileURLWithPath: arguments[3]), atomically: true, encoding: .utf8)
        } catch let error as AbsentTable.Failure {
            fail("\(arguments[1]):\(error.line): error: \(error.reason)")
        } catch {
            fail("error: DeclareAbsent: \(error)")
        }
    }

    private static func text(at path: String) throws -> String {
        try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(1)
    }
}
