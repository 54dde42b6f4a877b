import Foundation

/// Days and times of day in the format of HTML's fields: `2026-11-21`, `14:05`.
enum DateText {
    static func day(_ date: Date, in calendar: Calendar) -> String {
        let parts = gregorian(calendar).dateComponents([.year, .month, .day], from: date)
        return padded(parts.year ?? 1, 4) + "-" + padded(parts.month ?? 1, 2) + "-" + padded(parts.day ?? 1, 2)
    }

    static func time(_ date: Date, in calendar: Calendar) -> String {
        let parts = gregorian(calendar).dateComponents([.hour, .minute], from: date)
        return padded(parts.hour ?? 0, 2) + ":" + padded(parts.minute ?? 0, 2)
    }

    /// `date`, moved to the day in `text`; nil if the text is not a day in the years 1 to 9999.
    static func date(_ date: Date, onDay text: String, in calendar: Calendar) -> Date? {
        let calendar = gregorian(calendar)
        guard let numbers = numbers(text, lengths: [4, 2, 2], separator: "-") else { return nil }
        guard (1...9999).contains(numbers[0]), (1...12).contains(numbers[1]), (1...31).contains(numbers[2]) else {
            return nil
        }
        var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
        (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
        guard let made = calendar.date(from: parts) else { return nil }
        // A day that its month does not have would become one of the next month.
        return calendar.component(.day, from: made) == numbers[2] ? made : nil
    }

    /// `date`, moved to the time of day in `text` without its seconds; nil if the text is not a time of day.
    static func date(_ date: Date, atTime text: String, in calendar: Calendar) -> Date? {
        let calendar = gregorian(calendar)
        let clock = text.utf8.count == 8 ? String(text.prefix(5)) : text
        guard let numbers = numbers(clock, lengths: [2, 2], separator: ":"), numbers[0] < 24, numbers[1] < 60 else {
            return nil
        }
        var parts = calendar.dateComponents([.year, .month, .day], from: date)
        (parts.hour, parts.minute) = (numbers[0], numbers[1])
        return calendar.date(from: parts)
    }

    private static func numbers(_ text: String, lengths: [Int], separator: Character) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == lengths.count else { return nil }
        var result: [Int] = []
        for (part, length) in zip(parts, lengths) {
            guard part.utf8.count == length, part.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(part)
            else { return nil }
            result.append(number)
        }
        return result
    }

    private static func gregorian(_ calendar: Calendar) -> Calendar {
        if calendar.identifier == .gregorian { return calendar }
        var result = Calendar(identifier: .gregorian)
        result.timeZone = calendar.timeZone
        return result
    }

    private static func padded(_ number: Int, _ length: Int) -> String {
        let digits = String(max(0, number))
        return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
}
