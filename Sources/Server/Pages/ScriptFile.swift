import EspalierHTMLRenderer

/// A client script, or the style sheet, in the form that is served.
struct ScriptFile: Sendable {
    let name: String
    private(set) var bytes: [UInt8]
    private var suffix = "js"

    /// - Parameter basePath: The path in front of the paths in the script.
    init(_ name: String, _ text: StaticString, below basePath: BasePath = .none) {
        self.name = name
        bytes = Array(Self.text(text, below: basePath).utf8)
    }

    /// A script as a server with a base path serves it: the script itself contains no more than without one.
    private static func text(_ text: StaticString, below basePath: BasePath) -> String {
        var text = text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        if basePath.isNone { return text }
        text = text.replacing("url(/public/", with: "url(\(basePath.text)/public/")
        for name in [Wire.Cookie.zone, Wire.Cookie.window, Wire.Cookie.tab] {
            text = text.replacing(name, with: name + basePath.cookieMark)
        }
        return text
    }

    /// The whole style sheet, which the client loads like a script.
    init(styleSheet: [UInt8]) {
        name = "styles"
        bytes = styleSheet
        suffix = "css"
    }

    /// A script with a table in JSON in place of a word.
    init(_ name: String, _ text: StaticString, _ word: String, _ table: [UInt8], below basePath: BasePath = .none) {
        self.name = name
        let text = Self.text(text, below: basePath)
        bytes = Array(text.replacing(word, with: String(decoding: table, as: UTF8.self)).utf8)
    }

    /// The client, with the addresses of the scripts that it loads on first use.
    static func client(_ text: StaticString, later: [ScriptFile], below basePath: BasePath = .none) -> ScriptFile {
        var table = JSONWriter()
        table.beginObject()
        for script in later { table.member(script.name, basePath.address(of: script.address)) }
        table.endObject()
        return ScriptFile("client", text, "SCRIPT_TABLE", table.bytes, below: basePath)
    }

    /// The script with another one behind it.
    func followed(by other: ScriptFile) -> ScriptFile {
        var both = self
        both.bytes += other.bytes
        return both
    }

    var file: String { "\(name)-\(ContentHash.text(of: bytes)).\(suffix)" }
    /// The path of the app at which the script is.
    var address: String { "/public/" + file }
}
