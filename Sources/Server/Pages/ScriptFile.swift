/// A client script in the form that is served.
struct ScriptFile: Sendable {
    let name: String
    let bytes: [UInt8]

    init(_ name: String, _ text: StaticString) {
        self.name = name
        bytes = text.withUTF8Buffer { [UInt8]($0) }
    }

    /// A script with the table of fonts inserted.
    init(_ name: String, _ text: StaticString, fontTable: [UInt8]) {
        self.name = name
        let text = text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        bytes = Array(text.replacing("FONT_TABLE", with: String(decoding: fontTable, as: UTF8.self)).utf8)
    }

    var file: String { "\(name)-\(ContentHash.text(of: bytes)).js" }
    var address: String { "/public/" + file }
}
