import Foundation

/// Generates Swift files from the folder `public`: the constants of the wire names, the event types, or the files that
/// every app's pages load, so that an app serves them from any working directory.
///
///     EmbedAssets wire PUBLIC OUTPUT
///     EmbedAssets events PUBLIC OUTPUT
///     EmbedAssets assets PUBLIC OUTPUT
@main enum EmbedAssets {
    static func main() {
        do { try run() } catch {
            FileHandle.standardError.write(Data("error: EmbedAssets: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4 else { throw Failure("expected: wire|events|assets PUBLIC OUTPUT") }
        let folder = URL(fileURLWithPath: arguments[2])
        func read(_ name: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        let table = try WireTable(read("wire.txt"))
        let code =
            switch arguments[1] {
            case "wire": table.swiftCode
            case "events": table.eventCode
            case "assets": try assets(table, read)
            default: throw Failure("nothing is called \(arguments[1])")
            }
        let output = URL(fileURLWithPath: arguments[3])
        // The package manager runs this program again whenever its plan changes. An unchanged output compiles nothing again.
        if (try? String(contentsOf: output, encoding: .utf8)) == code { return }
        try code.write(to: output, atomically: true, encoding: .utf8)
    }

    private static func assets(_ table: WireTable, _ read: (String) throws -> String) throws -> String {
        // The parts of the client, in order of execution. Parts that start something come last.
        let parts = try read("client/parts.txt").split(separator: "\n").map { try read("client/\($0).js") }
        // All parts share one scope, so none of their names is global.
        let client = try ClientScript.embedded(
            "(() => {\n" + parts.joined() + "})", table, shortensNames: true)
        let start = try ClientScript.embedded(read("begin.js"), table)
        var assets = [("client", start.replacingOccurrences(of: "CLIENT", with: client))]
        for name in [
            "gestures", "lists", "fonts", "motion", "flow", "player", "effects", "letters", "symbols", "pointers",
            "commands", "rows",
            "sorting", "dragging", "dialogs", "places", "windows", "pieces", "pictures", "placeholders", "phases",
            "tab", "zone", "uploads", "printing", "charts", "offline", "worker",
        ] {
            assets.append((name, try ClientScript.embedded(read("\(name).js"), table)))
        }
        assets.append(("styleSheet", try StyleSheet.embedded(read("style.css"), table)))
        let classes = table.groups.first { $0.name == "class" }?.names.map(\.value) ?? []
        assets.append(("styleClasses", classes.joined(separator: " ") + "\n"))
        var code = "/// The files that a page of any app loads, made of the folder `public`.\nenum EmbeddedAssets {\n"
        for (name, text) in assets {
            code += "    static let \(name): StaticString = ##\"\"\"\n\(text)\"\"\"##\n"
        }
        code += "}\n"
        // Only debug builds serve these.
        code += "\n#if DEBUG\nextension EmbeddedAssets {\n"
        for name in ["previews", "watch"] {
            let text = try ClientScript.embedded(read("\(name).js"), table)
            code += "    static let \(name): StaticString = ##\"\"\"\n\(text)\"\"\"##\n"
        }
        return code + "}\n#endif\n"
    }
}

/// A mistake in the folder `public`. It fails the build.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
