#if DEBUG
    import Foundation

    /// The link to a line in the author's editor, which the variable `ESPALIER_EDITOR` names: an editor's name, or a URL with the words
    /// `{file}`, `{line}` and `{column}`.
    struct EditorLink: Sendable, Equatable {
        private let template: String

        /// The URLs of editors that register a scheme.
        static let known = [
            "vscode": "vscode://file{file}:{line}:{column}", "vscodium": "vscodium://file{file}:{line}:{column}",
            "cursor": "cursor://file{file}:{line}:{column}", "windsurf": "windsurf://file{file}:{line}:{column}",
            "zed": "zed://file{file}:{line}:{column}", "idea": "idea://open?file={file}&line={line}&column={column}",
            "sublime": "subl://open?url=file://{file}&line={line}&column={column}",
            "emacs": "org-protocol://open-source?url=file://{file}&line={line}",
        ]

        /// Schemes that run or replace something in the page instead of opening an editor.
        private static let refused: Set = ["javascript", "data", "blob", "vbscript", "about", "http", "https", "file"]

        /// - Returns: Nil for a text of another form.
        init?(_ text: String) {
            let template = Self.known[text.lowercased()] ?? text
            guard let colon = template.firstIndex(of: ":"), template.contains("{file}"),
                template.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
            else { return nil }
            let scheme = template[..<colon].lowercased()
            guard scheme.wholeMatch(of: /[a-z][a-z0-9+.\-]*/) != nil, !Self.refused.contains(scheme) else { return nil }
            self.template = template
        }

        /// The form of the variable's value, as a part of a sentence.
        static var form: String {
            "one of \(known.keys.sorted().joined(separator: ", ")), or a URL such as vscode://file{file}:{line}:{column}"
        }

        /// The URL of a place. Every character of the path that has a meaning in URLs is encoded.
        func url(file: String, line: Int, column: Int) -> String {
            var path = ""
            for byte in file.utf8 {
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
                    UInt8(ascii: "_"), UInt8(ascii: "~"):
                    path.append(Character(Unicode.Scalar(byte)))
                default:
                    let digits = String(byte, radix: 16, uppercase: true)
                    path += "%" + (digits.count < 2 ? "0" : "") + digits
                }
            }
            // The path comes last, so that no word in it is replaced.
            return template.replacing("{line}", with: "\(max(line, 1))").replacing(
                "{column}", with: "\(max(column, 1))"
            )
            .replacing("{file}", with: path)
        }
    }
#endif
