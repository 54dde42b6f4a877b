/// The texts of a page that change with time, and the tasks that wait for their next change.
final class TextClocks: PageFeature {
    var waiting: [ObjectIdentifier: Task<Void, Never>] = [:]

    init(_ graph: ViewGraph) {}
}
