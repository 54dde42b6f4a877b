/// A record that is not as it was written: its session cannot go on.
package struct SnapshotDamage: Error, CustomStringConvertible {
    package let part: String
    package var description: String { "its \(part) is damaged" }
}
