/// The state of the program as a whole.
package struct ServiceStatus: Sendable, Equatable {
    /// The number of workers that serve.
    package var serving: Int
    /// The number of workers that should serve.
    package var count: Int
    /// Whether workers are being replaced by new ones.
    package var isReplacing: Bool

    package init(serving: Int, count: Int, isReplacing: Bool) {
        self.serving = serving
        self.count = count
        self.isReplacing = isReplacing
    }
}
