import Foundation
import SwiftData

@Model
final class Workout {
    // MARK: - Stored
    var startedAt: Date = Date.now
    var endedAt: Date? = nil
    /// The sets in the order in which they were done.
    @Relationship(deleteRule: .cascade) var sets: [WorkoutSet] = [WorkoutSet]()

    // MARK: - Computed
    var duration: TimeInterval { (endedAt ?? .now).timeIntervalSince(startedAt) }
    var volume: Double { sets.reduce(0) { $0 + $1.weight * Double($1.repetitions) } }
    var sortedSets: [WorkoutSet] { sets.sorted { $0.index < $1.index } }

    init() {}
}

@Model
final class WorkoutSet {
    var index: Int
    var weight: Double
    var repetitions: Int
    var workout: Workout?
    var exercise: Exercise

    init(index: Int, weight: Double, repetitions: Int, exercise: Exercise) {
        self.index = index
        self.weight = weight
        self.repetitions = repetitions
        self.exercise = exercise
    }
}

@Model
final class Exercise {
    @Attribute(.unique) var name: String
    var muscle: Muscle?

    enum Muscle: String, Codable { case chest, back, legs }

    init(name: String, muscle: Muscle? = nil) {
        self.name = name
        self.muscle = muscle
    }
}
