/// The pauses before a worker is started again, in seconds.
///
/// The first start comes at once. Each later pause is twice as long as the one before, up to a limit, until the worker has served for a time.
struct RestartPauses {
    let first: Double
    let longest: Double
    /// The time of service after which the pauses begin anew.
    let reset: Double
    private var upcoming = 0.0

    init(first: Double, longest: Double, reset: Double) {
        self.first = first
        self.longest = longest
        self.reset = reset
    }

    /// The pause after the end of a process.
    ///
    /// - Parameter served: The time for which it served; nil if it did not begin to.
    mutating func next(afterServing served: Double?) -> Double {
        if let served, served >= reset { upcoming = 0 }
        defer { upcoming = upcoming == 0 ? first : min(upcoming * 2, longest) }
        return upcoming
    }

    /// Lets the next start come at once.
    mutating func begin() { upcoming = 0 }
}
