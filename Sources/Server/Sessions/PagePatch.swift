/// Brings a client from its revision to the current one, with the steps between them or with the whole page. Any thread
/// can encode it.
struct PagePatch: Sendable {
    private enum Content {
        case steps(ArraySlice<PatchStep>, PatchReader)
        case page(PageState)
    }

    private let content: Content
    /// The revision after the patch.
    let revision: Int
    private let renderer: any PageRendering
    private let metrics: Metrics

    /// - Parameters:
    ///   - steps: the steps from the client's revision; nil if it needs the whole page.
    ///   - state: the current page.
    init(
        _ steps: ArraySlice<PatchStep>?, for reader: PatchReader, to state: @autoclosure () -> PageState, revision: Int,
        renderer: any PageRendering, metrics: Metrics
    ) {
        content = steps.map { .steps($0, reader) } ?? .page(state())
        self.revision = revision
        self.renderer = renderer
        self.metrics = metrics
    }

    /// The encoded patch, with all steps joined into one.
    func bytes() -> [UInt8] {
        switch content {
        case .steps(let steps, let reader):
            renderer.joined(steps.map { $0.bytes(for: reader, renderer, metrics) }, revision: revision)
        case .page(let state): renderer.replacement(state)
        }
    }

    /// Sends each step as a message of its own, or the whole page as one.
    func send(to listener: any Listener) {
        let (renderer, metrics) = (renderer, metrics)
        switch content {
        case .steps(let steps, let reader):
            for step in steps {
                listener.send(revision: step.revision) { step.bytes(for: reader, renderer, metrics) }
            }
        case .page(let state): listener.send(revision: revision) { renderer.replacement(state) }
        }
    }
}
