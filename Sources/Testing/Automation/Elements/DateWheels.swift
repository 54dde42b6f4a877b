import Foundation

/// The wheels of a control for a date (`2026-11-21`) or a time of day (`14:05`), in the order and with the words of English.
enum DateWheels {
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    static func values(of value: String, isTime: Bool) -> [(Calendar.Component, String)] {
        let parts = value.split(separator: isTime ? ":" : "-").compactMap { Int($0) }
        if isTime {
            guard parts.count >= 2 else { return [] }
            let hour = parts[0] % 12
            let minute = parts[1] < 10 ? "0\(parts[1])" : "\(parts[1])"
            return [(.hour, "\(hour == 0 ? 12 : hour)"), (.minute, minute), (.era, parts[0] < 12 ? "AM" : "PM")]
        }
        guard parts.count == 3, months.indices.contains(parts[1] - 1) else { return [] }
        return [(.month, months[parts[1] - 1]), (.day, "\(parts[2])"), (.year, "\(parts[0])")]
    }

    /// The control's value after a wheel was turned to a text; nil if the wheel has no such value.
    static func value(_ value: String, isTime: Bool, turning component: Calendar.Component, to text: String) -> String?
    {
        var parts = value.split(separator: isTime ? ":" : "-").compactMap { Int($0) }
        guard parts.count >= (isTime ? 2 : 3) else { return nil }
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        if isTime {
            switch component {
            case .hour:
                guard let hour = Int(text.prefix { $0.isNumber }), 0...23 ~= hour else { return nil }
                parts[0] = hour > 12 ? hour : hour % 12 + (parts[0] < 12 ? 0 : 12)
            case .minute:
                guard let minute = Int(text.prefix { $0.isNumber }), 0...59 ~= minute else { return nil }
                parts[1] = minute
            default:
                guard let half = ["AM", "PM"].firstIndex(of: text.uppercased()) else { return nil }
                parts[0] = parts[0] % 12 + half * 12
            }
            return "\(two(parts[0])):\(two(parts[1]))"
        }
        switch component {
        case .month:
            let name = text.lowercased()
            guard
                let month = months.firstIndex(where: { $0.lowercased() == name || $0.prefix(3).lowercased() == name })
                    ?? Int(text).map({ $0 - 1 }), months.indices.contains(month)
            else { return nil }
            parts[1] = month + 1
        case .day:
            guard let day = Int(text), 1...31 ~= day else { return nil }
            parts[2] = day
        default:
            guard let year = Int(text), 1...9999 ~= year else { return nil }
            parts[0] = year
        }
        // The last day of a shorter month.
        parts[2] = min(parts[2], days(inMonth: parts[1], year: parts[0]))
        let year = String(repeating: "0", count: max(0, 4 - "\(parts[0])".count)) + "\(parts[0])"
        return "\(year)-\(two(parts[1]))-\(two(parts[2]))"
    }

    private static func days(inMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
