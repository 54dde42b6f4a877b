/// An answer to an event that the user feels, where browsers can vibrate: on phones with Android.
public struct SensoryFeedback: Equatable, Sendable {
    let vibration: [Int]

    /// A task is done.
    public static let success = SensoryFeedback(vibration: Vibration.success)
    /// A task is done with a warning.
    public static let warning = SensoryFeedback(vibration: Vibration.warning)
    /// A task failed.
    public static let error = SensoryFeedback(vibration: Vibration.failure)
    /// A selection changed.
    public static let selection = SensoryFeedback(vibration: Vibration.selection)
    /// An important value rose above a limit.
    public static let increase = SensoryFeedback(vibration: [14])
    /// An important value fell below a limit.
    public static let decrease = SensoryFeedback(vibration: [10])
    /// An activity started.
    public static let start = SensoryFeedback(vibration: [18])
    /// An activity stopped.
    public static let stop = SensoryFeedback(vibration: [18, 60, 18])
    /// A dragged item is aligned.
    public static let alignment = SensoryFeedback(vibration: Vibration.selection)
    /// A pressure reached a level.
    public static let levelChange = SensoryFeedback(vibration: Vibration.selection)
    /// A drawn path is complete.
    public static let pathComplete = SensoryFeedback(vibration: Vibration.success)
    /// Things collide.
    public static let impact = SensoryFeedback.impact()

    /// Things of a weight collide.
    ///
    /// - Parameter intensity: The part of the strength, 0…1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(vibration: Vibration.impact(weight.milliseconds, intensity: intensity))
    }

    /// Things of a flexibility collide.
    ///
    /// - Parameter intensity: The part of the strength, 0…1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(vibration: Vibration.impact(flexibility.milliseconds, intensity: intensity))
    }

    /// The weight of things that collide.
    public struct Weight: Equatable, Sendable {
        let milliseconds: Int

        /// Small things.
        public static let light = Weight(milliseconds: 10)
        /// Things of medium size.
        public static let medium = Weight(milliseconds: 18)
        /// Large things.
        public static let heavy = Weight(milliseconds: 30)
    }

    /// The flexibility of things that collide.
    public struct Flexibility: Equatable, Sendable {
        let milliseconds: Int

        /// Hard things.
        public static let rigid = Flexibility(milliseconds: 14)
        /// Things of medium hardness.
        public static let solid = Flexibility(milliseconds: 18)
        /// Soft things.
        public static let soft = Flexibility(milliseconds: 10)
    }
}

extension View {
    /// Gives feedback whenever a value changes.
    public nonisolated __consuming func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
        -> some View
    {
        sensoryFeedback(trigger: trigger) { _, _ in feedback }
    }

    /// Gives feedback when a value changes, if the condition holds for the old and the new value.
    public nonisolated __consuming func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Gives the feedback for the old and the new value when a value changes; none for nil.
    public nonisolated __consuming func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in
            if let vibration = feedback(old, new)?.vibration {
                MainActor.assumeIsolated { ViewGraph.vibrate(vibration) }
            }
        }
    }

    /// Gives the feedback that the closure returns when a value changes; none for nil.
    public nonisolated __consuming func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback() }
    }
}
