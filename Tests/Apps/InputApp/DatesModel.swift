import Foundation

/// A model that does not know SwiftUI.
struct DatesModel {
    let made = DatesModel.format(Date(timeIntervalSince1970: 0))

    func text(of date: Date) -> String { DatesModel.format(date) }

    private static func format(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        return formatter.string(from: date)
    }
}
