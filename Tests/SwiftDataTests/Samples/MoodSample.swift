import Foundation
import SwiftData

/// A mood on a day.
@Model
final class MoodEntry {
    @Attribute(.unique) private(set) var day: Date
    private var value: Int
    var note: String = ""
    @Transient private(set) var isSelected: Bool = false

    init(day: Date, mood: Mood) {
        self.day = Calendar(identifier: .gregorian).startOfDay(for: day)
        self.value = mood.rawValue
    }
}

extension MoodEntry {
    enum Mood: Int, CaseIterable { case bad = -1, fine, great }

    var mood: Mood {
        get { Mood(rawValue: value) ?? .fine }
        set { value = newValue.rawValue }
    }

    static func descriptor(limit: Int) -> FetchDescriptor<MoodEntry> {
        var descriptor = FetchDescriptor<MoodEntry>(sortBy: [.init(\.day, order: .reverse)])
        descriptor.fetchLimit = limit
        return descriptor
    }
}
