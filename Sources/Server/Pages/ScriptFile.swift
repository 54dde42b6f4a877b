/// A client script, or the style sheet, in the form that is served.
struct ScriptFile: Sendable {
    let name: String
    let bytes: [UInt8]
    private var suffix = "js"

    init(_ name: String, _ text: StaticString) {
        self.name = name
        bytes = text.withUTF8Buffer { [UInt8]($0) }
    }

    /// The whole style sheet, which the client loads like a script.
    init(styleSheet: [UInt8]) {
        name = "styles"
        bytes = styleSheet
        suffix = "css"
    }

    /// A script with a table in JSON in place of a word.
    init(_ name: String, _ text: StaticString, _ word: String, _ table: [UInt8]) {
        self.name = name
        let text = text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        bytes = Array(text.replacing(word, with: String(decoding: table, as: UTF8.self)).utf8)
    }

    /// The client, with the addresses of the scripts that it loads on first use.
    static func client(_ text: StaticString, later: [ScriptFile]) -> ScriptFile {
        var table = JSONWriter()
        table.beginObject()
        for script in later { table.member(script.name, script.address) }
        table.endObject()
        return ScriptFile("client", text, "SCRIPT_TABLE", table.bytes)
    }

    var file: String { "\(name)-\(ContentHash.text(of: bytes)).\(suffix)" }
    var address: String { "/public/" + file }
}
