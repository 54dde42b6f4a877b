import Foundation

/// Writes a Swift file with what a page of any app loads: an app serves it from any working directory.
///
///     EmbedAssets PUBLIC OUTPUT
@main enum EmbedAssets {
    static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments[1])
        func read(_ name: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        // The parts of the client in the order in which they run. Parts that start something come last.
        let parts = try read("client/parts.txt").split(separator: "\n").map { try read("client/\($0).js") }
        // One scope for all parts, and none of their names outside.
        let client = "(() => {\n'use strict';\n" + parts.joined() + "})();\n"
        let assets = [
            ("client", bare(client)), ("gestures", bare(try read("gestures.js"))),
            ("lists", bare(try read("lists.js"))), ("fonts", bare(try read("fonts.js"))),
            ("motion", bare(try read("motion.js"))),
            ("styleSheet", bareStyle(expandDark(try read("style.css")))),
        ]
        var code = "/// The files that a page of any app loads, made of the folder `public`.\nenum EmbeddedAssets {\n"
        for (name, text) in assets {
            code += "    static let \(name): StaticString = ##\"\"\"\n\(text)\"\"\"##\n"
        }
        code += "}\n"
        try code.write(to: URL(fileURLWithPath: CommandLine.arguments[2]), atomically: true, encoding: .utf8)
    }

    /// A style sheet whose rule for `:root:dark` stands for both ways in which a page becomes dark: by the system, unless the app
    /// asks for light colours, or by the app.
    private static func expandDark(_ sheet: String) -> String {
        guard let start = sheet.range(of: ":root:dark {"),
            let end = sheet.range(of: "\n}", range: start.upperBound..<sheet.endIndex)
        else { preconditionFailure("The style sheet has no rule for :root:dark.") }
        let colors = sheet[start.upperBound..<end.lowerBound]
        let bySystem = "@media (prefers-color-scheme: dark) { :root:not([data-scheme=\"light\"]) {\(colors)} }"
        return sheet[..<start.lowerBound] + bySystem + " :root[data-scheme=\"dark\"] {\(colors)}"
            + sheet[end.upperBound...]
    }

    /// A style sheet without comments, and without the spaces that only its readers need.
    private static func bareStyle(_ sheet: String) -> String {
        var text = ""
        var rest = sheet[...]
        while let start = rest.range(of: "/*") {
            text += rest[..<start.lowerBound]
            rest = rest.range(of: "*/", range: start.upperBound..<rest.endIndex).map { rest[$0.upperBound...] } ?? ""
        }
        text += rest
        text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for (long, short) in [
            ("; ", ";"), (" {", "{"), ("{ ", "{"), (" }", "}"), ("} ", "}"), (";}", "}"), (": ", ":"), (", ", ","),
        ] {
            text = text.replacingOccurrences(of: long, with: short)
        }
        return text + "\n"
    }

    /// A script without the lines that are comments, and without indentation.
    private static func bare(_ script: String) -> String {
        script.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
            .map { $0 + "\n" }.joined()
    }
}
