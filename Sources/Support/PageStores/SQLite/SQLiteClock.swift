/// The time of a store in a file, in milliseconds.
///
/// It runs like the time since the machine's start, so that jumps of its wall clock change neither leases nor ages. Over a restart of the
/// machine, it goes on by the difference of the wall clock, between zero and a year.
struct SQLiteClock: Sendable {
    /// The number of starts of the machine. A lease is of one of them.
    let boots: Int64
    private let start: Int64
    private let machine: MachineClock

    private static let longestPause: Int64 = 366 * 86_400_000

    /// Reads the clock, and sets it anew after the machine has started. It is called in a transaction that writes.
    init(_ connection: SQLiteConnection, machine: MachineClock) throws(PageStoreError) {
        self.machine = machine
        let boot = machine.boot()
        var known: (boot: String, boots: Int64, start: Int64, last: Int64, wall: Int64)?
        try connection.run("SELECT boot, boots, start, last, wall FROM clock") {
            known = ($0.text(0), $0.integer(1), $0.integer(2), $0.integer(3), $0.integer(4))
        }
        // Without the boot's id, a time before the last known one tells that the machine has started.
        if let known, known.boot == boot, known.start + machine.sinceBoot() >= known.last - 1000 {
            (boots, start) = (known.boots, known.start)
            return
        }
        let pause = known.map { min(max(machine.wall() - $0.wall, 0), SQLiteClock.longestPause) } ?? 0
        boots = (known?.boots ?? 0) + 1
        start = (known?.last ?? 0) + pause - machine.sinceBoot()
        try connection.run(
            "INSERT OR REPLACE INTO clock VALUES (1, ?1, ?2, ?3, ?4, ?5)",
            [.text(boot), .integer(boots), .integer(start), .integer(now), .integer(machine.wall())])
    }

    var now: Int64 { start + machine.sinceBoot() }

    /// Notes the time, from which the clock goes on after a restart of the machine.
    func note(_ connection: SQLiteConnection) throws(PageStoreError) {
        try connection.run(
            "UPDATE clock SET last = max(last, ?1), wall = ?2", [.integer(now), .integer(machine.wall())])
    }
}
