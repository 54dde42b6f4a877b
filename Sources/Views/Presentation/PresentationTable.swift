import Foundation

/// The presentations of a page, in the order in which they cover each other.
///
/// As on iOS, a view outside of the uppermost presentation cannot present another one. It waits until the presentation
/// has ended.
@MainActor
final class PresentationTable: PageFeature {
    private var shown: [PresentationNode] = []
    private var waiting: [PresentationNode] = []

    init(_ graph: ViewGraph) {}

    /// Begins a presentation. Returns false if it has to wait for another one.
    func begin(_ presentation: PresentationNode) -> Bool {
        if let top = shown.last, top !== presentation, !presentation.isInside(top) {
            if !waiting.contains(where: { $0 === presentation }) {
                waiting.append(presentation)
                // The same change may dismiss the current one.
                presentation.sideEffects?.enqueue { [weak self, weak presentation] in
                    guard let self, let presentation else { return }
                    guard waiting.contains(where: { $0 === presentation }) else { return }
                    Warning.log(
                        "only one presentation of a view is shown at a time; the next one is shown when the current "
                            + "one has been dismissed")
                }
            }
            return false
        }
        forget(presentation)
        shown.append(presentation)
        return true
    }

    /// Ends a presentation and those inside, so that the next one that waits can begin.
    func end(_ presentation: PresentationNode) {
        endInner(of: presentation)
        forget(presentation)
        guard let next = waiting.first else { return }
        next.graph.enqueue(next)
    }

    /// Ends the presentations inside of another one.
    func endInner(of presentation: PresentationNode) {
        for inner in shown where inner.isInside(presentation) {
            inner.leave()
            forget(inner)
        }
    }

    private func forget(_ presentation: PresentationNode) {
        shown.removeAll { $0 === presentation }
        waiting.removeAll { $0 === presentation }
    }
}
