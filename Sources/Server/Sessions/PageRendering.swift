package import EspalierDisplayTree

/// Writes display trees as bytes; used on any thread.
package protocol PageRendering: Sendable {
    /// The media type of patches, by which the client asks for them.
    var patchType: String { get }

    /// The whole HTML document.
    func page(_ state: PageState) -> [UInt8]

    /// The tree as JSON.
    func json(_ state: PageState) -> [UInt8]

    /// What leads a client from one revision to another. `reported` are the events since the old one: what they said of a
    /// control's value, the client shows already.
    func patch(from old: DisplayTree, to new: DisplayTree, reported: [DisplayEvent]) -> [UInt8]

    /// What leads a client from any revision to this one.
    func replacement(_ state: PageState) -> [UInt8]

    /// One text of several patches that follow one another; of none, a text that changes nothing.
    func joined(_ patches: [[UInt8]], revision: Int) -> [UInt8]
}
