import Foundation

/// The texts of dates in requests.
enum WebDate {
    /// The date of a text of ISO 8601, with or without fractions of a second, or the beginning of a day in UTC; nil for other texts.
    static func parse(_ text: String) -> Date? {
        if let date = try? Date(text, strategy: .iso8601) { return date }
        if let date = try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)) {
            return date
        }
        return try? Date(text, strategy: Date.ISO8601FormatStyle().year().month().day())
    }
}
