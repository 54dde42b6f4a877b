import EspalierViews

/// The text of `--help`.
extension ServerOptions {
    /// The column in which explanations begin, and the one before which they end.
    private static let margins = (left: 20, right: 100)

    /// The options with their explanations. A value that was given follows with its origin.
    package func help(program: String) -> String {
        var text = """
            Usage: \(program) [options] [-- options of the app]

            Serves the app's scenes over HTTP.


            """
        for option in ServerOption.all {
            Self.write(option.form, Self.explanation(of: option), to: &text)
            if let value = given[option.name] {
                // Not wrapped, since a path may contain spaces.
                text += String(repeating: " ", count: Self.margins.left)
                text += "now \(Warning.oneLine(value.text)), from \(value.source.description)\n"
            }
        }
        Self.write("--version", "prints the version of Espalier", to: &text)
        Self.write("--help", "prints this text", to: &text)
        Self.write("--", "ends the options of the server; those behind it are the app's", to: &text)
        return text
    }

    private static func explanation(of option: ServerOption) -> String {
        let preset = option.preset.isEmpty ? "" : "default: \(option.preset); "
        let sentences = [option.summary.replacing("`", with: "")] + (option.details.isEmpty ? [] : [option.details])
        return sentences.joined(separator: ". ") + " (\(preset)variable: \(option.variable))"
    }

    /// Writes a name and its explanation in two columns, with the explanation on a line of its own behind a long name.
    private static func write(_ name: String, _ explanation: String, to text: inout String) {
        var line = "  \(name)"
        if line.count >= margins.left {
            text += line + "\n"
            line = ""
        }
        line += String(repeating: " ", count: margins.left - line.count)
        var isEmpty = true
        for word in explanation.split(separator: " ") {
            if !isEmpty, line.count + 1 + word.count > margins.right {
                text += line + "\n"
                line = String(repeating: " ", count: margins.left)
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        text += line + "\n"
    }
}
