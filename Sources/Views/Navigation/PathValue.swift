import Foundation

/// A value in a navigation path, as an app put it there.
nonisolated struct PathValue: Equatable {
    let base: AnyHashable

    init(_ base: AnyHashable) {
        self.base = base
    }

    /// The type of the value, by which destinations are found.
    var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: base.base)) }
}
