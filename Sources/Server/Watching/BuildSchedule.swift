#if DEBUG
    /// Decides when a build begins. Times are those of any clock, in seconds.
    ///
    /// A build begins 50 ms after the last save, in a burst of saves 150 ms after it, and at most a second after the previous
    /// build began: ten saves in a second are two builds. A save during a build leads to one more. A build that has said nothing for half a
    /// minute is ended if there are new sources.
    struct BuildSchedule: Sendable {
        enum Action: Equatable, Sendable {
            case begin(Set<String>)
            /// The build that is in progress ends without a result.
            case end
        }

        /// The files that have changed since the last build began.
        private(set) var changes: Set<String> = []
        private var lastChange = 0.0
        private var lastBegin = -Double.infinity
        private var isBuilding = false
        private var lastSign = 0.0
        private var isEnding = false

        private static let pause = 0.05
        private static let pauseInBurst = 0.15
        private static let burst = 1.0
        private static let patience = 30.0

        /// Files have changed.
        mutating func change(_ files: Set<String>, at time: Double) {
            changes.formUnion(files)
            lastChange = time
        }

        /// The build that is in progress has said something.
        mutating func sign(at time: Double) { lastSign = time }

        /// The build has ended. The files of one without a result belong to the next.
        mutating func ended(redo: Set<String> = []) {
            (isBuilding, isEnding) = (false, false)
            changes.formUnion(redo)
        }

        /// The time of the next action; nil while there is nothing to do.
        var due: Double? {
            if changes.isEmpty || isEnding { return nil }
            if isBuilding { return max(lastChange + Self.pause, lastSign + Self.patience) }
            let next = lastChange + Self.pause
            guard next < lastBegin + Self.burst else { return next }
            return min(lastChange + Self.pauseInBurst, lastBegin + Self.burst)
        }

        /// The action that is due at a time.
        mutating func action(at time: Double) -> Action? {
            guard let due, due <= time else { return nil }
            if isBuilding {
                isEnding = true
                return .end
            }
            defer { changes = [] }
            (isBuilding, lastBegin, lastSign) = (true, time, time)
            return .begin(changes)
        }
    }
#endif
