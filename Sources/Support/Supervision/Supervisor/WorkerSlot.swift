/// A worker's number, with the process that has it.
struct WorkerSlot {
    let number: Int
    /// The process that gets the number's connections when it serves.
    var current: WorkerProcess?
    /// The process that is to take its place.
    var successor: WorkerProcess?
    /// The time of the next start; nil if none is due.
    var restartTime: Double?
    var pauses: RestartPauses
    /// The number of starts in a row that did not lead to service.
    var failedStarts = 0

    init(number: Int, pauses: RestartPauses) {
        self.number = number
        self.pauses = pauses
    }
}
