/// A scheduled piece of work on its way to where it runs. Publishers are not Sendable; who schedules gives the work away
/// and the scheduler runs one piece after the other or the operator holds its lock, so that nothing runs at once with itself.
struct UncheckedAction: @unchecked Sendable {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
        self.run = run
    }
}
