/// A line for the log.
package struct SupervisorEvent: Sendable, Equatable {
    package enum Level: Sendable { case info, warning, error }

    package var level: Level
    package var message: String
    package var fields: [(String, String)]

    package static func == (left: Self, right: Self) -> Bool {
        left.level == right.level && left.message == right.message && left.fields.elementsEqual(right.fields, by: ==)
    }
}
