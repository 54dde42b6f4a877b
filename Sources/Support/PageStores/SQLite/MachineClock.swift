import Glibc

/// The clocks of a machine.
struct MachineClock: Sendable {
    /// Differs after each start of the machine.
    var boot: @Sendable () -> String
    /// Milliseconds since the start of the machine, including its sleep.
    var sinceBoot: @Sendable () -> Int64
    /// Milliseconds since 1970, as the machine was told. It may jump.
    var wall: @Sendable () -> Int64

    static let system = MachineClock(
        boot: { systemBoot }, sinceBoot: { milliseconds(CLOCK_BOOTTIME) }, wall: { milliseconds(CLOCK_REALTIME) })

    private static func milliseconds(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// Empty where the system does not tell it, as without `/proc`.
    private static let systemBoot: String = {
        let file = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)).prefix { $0 > 32 }, as: UTF8.self)
    }()
}
