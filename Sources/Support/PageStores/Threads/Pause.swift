/// The pauses between attempts to connect. They grow to two seconds, and have random lengths, so that not all workers come back at the same
/// moment.
struct Pause {
    private var seconds = 0.1

    /// The next pause in milliseconds.
    mutating func next() -> Int32 {
        defer { seconds = min(2, seconds * 2) }
        return Int32(1000 * seconds * .random(in: 0.5...1))
    }
}
