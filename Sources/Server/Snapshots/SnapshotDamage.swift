/// A damaged record. Its session cannot continue.
package struct SnapshotDamage: Error, CustomStringConvertible {
    package let part: String
    package var description: String { "its \(part) is damaged" }
}
