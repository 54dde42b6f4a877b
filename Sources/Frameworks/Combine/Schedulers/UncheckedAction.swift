/// Work that moves to a scheduler. Publishers are not Sendable. This is safe because the caller does not
/// use the work again, and because the scheduler runs one action at a time or the operator holds its lock.
struct UncheckedAction: @unchecked Sendable {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
        self.run = run
    }
}
