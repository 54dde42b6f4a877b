/// The reason for which a part of a predicate or an order has no SQL.
struct Untranslatable: Error {
    /// The part and the reason, as a clause: "Trip.size is kept as JSON".
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
