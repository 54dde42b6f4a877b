import EspalierServer

/// A log for a part of the app.
public final class OSLog: Sendable {
    private let subsystem: String
    private let category: String

    /// A log for a part of the app.
    ///
    /// - Parameters:
    ///   - subsystem: The name of the app or of a large part of it.
    ///   - category: The name of a part of the subsystem.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// A log for a part of the app, with a category that the system defines.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// The log of the app.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that drops its messages.
    public static let disabled = OSLog(subsystem: "", category: disabledCategory)

    private static let disabledCategory = "disabled\0"

    /// The categories that the system defines.
    public struct Category: Sendable {
        let rawValue: String

        /// Intervals that are worth attention.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    }

    /// Whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool {
        category != Self.disabledCategory && Log.shared.writes(type.level)
    }

    func write(_ message: OSLogMessage, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        var fields: [(name: String, value: String)] = []
        if !subsystem.isEmpty { fields.append(("subsystem", subsystem)) }
        if !category.isEmpty { fields.append(("category", category)) }
        fields.append(("message", message.text))
        Log.shared.write(type.level, "app", fields)
    }
}

extension OSLogType {
    /// The level in the server's log.
    var level: Log.Level {
        switch self {
        case .error: .warning
        case .fault: .error
        case .debug: .debug
        default: .info
        }
    }
}
