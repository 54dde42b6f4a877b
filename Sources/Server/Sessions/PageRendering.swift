package import EspalierDisplayTree

/// Writes display trees as bytes; used on any thread.
package protocol PageRendering: Sendable {
    /// The media type of patches, by which the client asks for them.
    var patchType: String { get }

    /// The whole HTML document.
    func page(_ state: PageState) -> [UInt8]

    /// The tree as JSON.
    func json(_ state: PageState) -> [UInt8]

    /// The patch from one revision to another. The client shows already the values of controls that the `reported` events
    /// carry.
    func patch(from old: DisplayTree, to new: DisplayTree, reported: [DisplayEvent]) -> [UInt8]

    /// The patch from any revision to this one.
    func replacement(_ state: PageState) -> [UInt8]

    /// One text of several patches that follow one another; of none, a text that changes nothing.
    func joined(_ patches: [[UInt8]], revision: Int) -> [UInt8]
}
