import Foundation

/// The addresses, the store and the folders that a supervisor gives its workers.
struct WorkerPlan: Codable, Equatable {
    /// The addresses at which it accepts connections, as options name them.
    var addresses: [String]
    /// The address for metrics alone; nil if they are beside the app's paths.
    var metrics: String?
    /// The store, as an option names it; nil for that of the options.
    var store: String?
    /// The folder for what the workers tell each other about their work.
    var folder: String
    /// The folder of the app's data; nil for that of the options.
    var data: String?

    /// The variable that contains it.
    static let variable = "ESPALIER_WORKER_PLAN"

    /// The plan for this process, removed from the environment; nil without one.
    static func take(from environment: [String: String]) -> WorkerPlan? {
        guard let text = environment[variable] else { return nil }
        unsetenv(variable)
        return try? JSONDecoder().decode(WorkerPlan.self, from: Data(text.utf8))
    }

    /// The value of the variable.
    var text: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
}

extension ListeningAddress {
    /// The address as options name it.
    var option: String {
        switch self {
        case .network(let host, let port): "\(host.contains(":") ? "[\(host)]" : host):\(port)"
        case .unix(let path): "unix:\(path)"
        }
    }
}
