package import EspalierDisplayTree

/// Encodes display trees; used on any thread.
package protocol PageRendering: Sendable {
    /// The media type of patches, with which the client requests them.
    var patchType: String { get }

    /// The whole HTML document.
    func page(_ state: PageState) -> [UInt8]

    /// The whole HTML document, compressed if there is a coding and that saves packets.
    func page(_ state: PageState, in coding: ContentCoding?) -> CodedBytes

    /// A document that needs no session and no client: the page that a browser keeps for the time without a connection.
    func offlinePage(_ tree: DisplayTree) -> [UInt8]

    /// The tree as JSON.
    func json(_ state: PageState) -> [UInt8]

    /// The patch from one revision to another. The client already shows the values of controls in the `reported`
    /// events.
    func patch(from old: DisplayTree, to new: DisplayTree, reported: [DisplayEvent]) -> [UInt8]

    /// The patch from any revision to this one.
    func replacement(_ state: PageState) -> [UInt8]

    /// Joins consecutive patches into one text. Without patches, the text changes nothing.
    func joined(_ patches: [[UInt8]], revision: Int) -> [UInt8]
}

extension PageRendering {
    package func page(_ state: PageState, in coding: ContentCoding?) -> CodedBytes {
        CodedBytes(page(state), in: coding)
    }
}
