import EspalierDisplayTree

/// The requests of a page to its browser that the next display tree contains.
@MainActor
final class PageOpenings {
    private unowned let graph: ViewGraph
    private var requested: [DisplayOpening] = []

    init(_ graph: ViewGraph) {
        self.graph = graph
    }

    /// The browser opens the URL with the next revision of the page.
    func open(url: String) { request(.url(url)) }

    /// Writes a text to the browser's clipboard.
    func copy(_ text: String) { request(.copy(text)) }

    /// Lets screen readers speak a text.
    func announce(_ text: String, isUrgent: Bool) {
        if !text.isEmpty { request(.announcement(text, isUrgent: isUrgent)) }
    }

    /// Lets the device vibrate.
    func vibrate(_ durations: [Int]) { request(.vibrate(durations)) }

    /// Lets the browser fetch the cookies of a ticket.
    func fetch(ticket: String) { request(.ticket(ticket)) }

    /// Lets the user save files.
    func save(_ files: [PageFile]) { request(.save(offers(files))) }

    /// Shows the share sheet with files.
    ///
    /// - Parameter words: The title, the text and the address beside them, as `DisplayLink.words` returns them.
    func share(_ files: [PageFile], words: String) { request(.share(offers(files), words: words)) }

    private func offers(_ files: [PageFile]) -> [DisplayFile] {
        let known: PageFiles = graph.feature()
        return files.map { DisplayFile(id: known.offer($0), name: $0.name) }
    }

    /// Shows the icon with a name; the app's usual one for nil.
    func showIcon(_ name: String?) {
        graph.values.setAlternateIcon(name)
        request(.icons(graph.resources.icons[name ?? ""] ?? []))
    }

    /// Opens a window of the app: the scene with an id, or the first one for the type of the value.
    func openWindow(id: String?, value: (any Hashable)?) {
        if let path = path(id, value) { request(.window(path: path)) }
    }

    /// Closes a window of the app; without an id and a value, the page's own.
    func dismissWindow(id: String?, value: (any Hashable)?) {
        if id == nil, value == nil { return request(.close(path: nil)) }
        if let path = path(id, value) { request(.close(path: path == graph.place.base ? nil : path)) }
    }

    private func request(_ opening: DisplayOpening) {
        guard !graph.hasEnded else { return }
        requested.append(opening)
        graph.displayDidChange()
    }

    /// The path of a window; nil, with a warning, if the app has no such scene.
    private func path(_ id: String?, _ value: (any Hashable)?) -> String? {
        let type = value.map { Swift.type(of: $0) }
        let name = type.map { "for a \($0)" } ?? ""
        guard let scene = graph.app?.windowPath(id: id, type: type) else {
            Warning.log("the app has no window group \(id.map { "with the id \"\($0)\" " } ?? "")\(name)")
            return nil
        }
        guard let value else { return scene.isEmpty ? "/" : scene }
        guard let text = PathValueText.text(of: value) else {
            Warning.log("a window cannot be opened \(name), because the value is not Codable")
            return nil
        }
        return scene + "/" + PagePlace.encoded(text)
    }

    /// The requests since the last call.
    func takeAll() -> [DisplayOpening] {
        defer { requested.removeAll() }
        return requested
    }
}

extension EnvironmentValues {
    /// The files of the page; nil outside of a page.
    var pageFiles: PageFiles? {
        optionalGraph.map { UncheckedTransfer($0).onMain { $0.feature() } }
    }

    /// The requests of the page to its browser; nil outside of a page.
    var pageOpenings: PageOpenings? {
        optionalGraph.map { UncheckedTransfer($0).onMain { $0.openings } }
    }
}
