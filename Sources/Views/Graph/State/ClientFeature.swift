/// A part of the state that the pages of a browser share, and that no snapshot contains. A higher floor defines it.
@MainActor
package protocol ClientFeature: AnyObject {
    /// The part of a browser at the start.
    init(_ values: ClientValues)

    /// Called when the last page of the browser has left memory.
    func browserDidLeave()
}

extension ClientFeature {
    package func browserDidLeave() {}
}
