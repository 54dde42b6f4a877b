/// The pending updates of a page's texts that change with time, such as timers.
final class TextClocks: PageFeature {
    /// The tasks that wait for a text's next change, by the identifiers of the text nodes.
    var waiting: [ObjectIdentifier: Task<Void, Never>] = [:]

    init(_ graph: ViewGraph) {}
}
