/// One option of a server program: its names, its explanation, and the way its value is read.
///
/// The help, the README's table, the names in files and those of the environment come from these declarations.
struct ServerOption: Sendable {
    /// The name without hyphens, as files have it.
    let name: String
    /// The word for the value, such as `ADDRESS`; empty for a switch, whose name alone turns it on.
    let placeholder: String
    /// The environment variable.
    let variable: String
    /// The README's words for the option, with which the help begins.
    let summary: String
    /// More for the help; empty for nothing.
    let details: String
    /// The words for the value of an option that is not given; empty for none.
    let preset: String
    /// Whether a value is a list with commas. A file may give it in several lines.
    let isList: Bool
    /// Whether a file may contain the option.
    let isInFiles: Bool
    /// Reads a value. Returns the fault of an invalid one, as the rest of a sentence that begins with the option's name; nil for none.
    let read: @Sendable (inout ServerOptions, String) -> String?

    /// - Parameter variable: The environment variable; nil for the usual one, `ESPALIER_` and the name.
    init(
        _ name: String, _ placeholder: String, variable: String? = nil, preset: String = "", isList: Bool = false,
        isInFiles: Bool = true, _ summary: String, _ details: String = "",
        read: @escaping @Sendable (inout ServerOptions, String) -> String?
    ) {
        self.name = name
        self.placeholder = placeholder
        self.variable = variable ?? "ESPALIER_" + name.replacing("-", with: "_").uppercased()
        self.preset = preset
        self.isList = isList
        self.isInFiles = isInFiles
        self.summary = summary
        self.details = details
        self.read = read
    }

    /// Whether the option needs no value.
    var isSwitch: Bool { placeholder.isEmpty }

    /// The option as the help and the README show it.
    var form: String { isSwitch ? "--\(name)" : "--\(name) \(placeholder)" }

    /// The option with a name.
    static func named(_ name: some StringProtocol) -> ServerOption? { all.first { $0.name == name } }

    /// The name that differs least from a text, in a few letters at most; nil for none.
    static func nearestName(to text: some StringProtocol) -> String? {
        let text = Array(text.drop { $0 == "-" }.lowercased().utf8.prefix(64))
        let distances = all.map { (name: $0.name, distance: distance(Array($0.name.utf8), text)) }
        guard let nearest = distances.min(by: { $0.distance < $1.distance }) else { return nil }
        return nearest.distance <= max(1, nearest.name.utf8.count / 3) ? nearest.name : nil
    }

    /// The number of letters to insert, remove, replace or exchange with the next one (optimal string alignment).
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var rows = [Array(0...right.count)]
        for (row, letter) in left.enumerated() {
            var next = [row + 1]
            for (column, other) in right.enumerated() {
                var best = min(
                    rows[row][column] + (letter == other ? 0 : 1), rows[row][column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, letter == right[column - 1], other == left[row - 1] {
                    best = min(best, rows[row - 1][column - 1] + 1)
                }
                next.append(best)
            }
            rows.append(next)
        }
        return rows[left.count][right.count]
    }
}
