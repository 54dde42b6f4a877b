#if canImport(Glibc)
    import Glibc
#endif

/// A monotonic clock for code that reads the time too often for `ContinuousClock`.
enum MonotonicClock {
    static var nanoseconds: Int64 { read(CLOCK_MONOTONIC) }

    static var seconds: Double { Double(nanoseconds) * 1e-9 }

    /// The time, accurate to a few milliseconds. Reading it takes no system call.
    static var coarseMilliseconds: Int { Int(read(CLOCK_MONOTONIC_COARSE) / 1_000_000) }

    private static func read(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
