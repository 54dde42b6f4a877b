/// The origin of an option's value.
enum OptionSource: Sendable, Equatable {
    case file(String, line: Int)
    case variable(String)
    case commandLine

    /// The subject of a sentence about the value of an option with this name.
    func subject(_ name: String) -> String {
        switch self {
        case .file(let path, let line): "\(path):\(line): \(name)"
        case .variable(let variable): "the variable \(variable)"
        case .commandLine: "--\(name)"
        }
    }

    /// The origin for the help.
    var description: String {
        switch self {
        case .file(let path, let line): "\(path):\(line)"
        case .variable(let variable): "the variable \(variable)"
        case .commandLine: "the command line"
        }
    }
}
