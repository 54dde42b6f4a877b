import EspalierViews

/// The object of UIKit that has the focus of a page.
@MainActor
final class PageResponders: PageFeature {
    weak var first: UIResponder?
    private unowned let graph: ViewGraph

    init(_ graph: ViewGraph) {
        self.graph = graph
    }

    /// The responders of the page for which the code runs; nil without a page.
    static var current: PageResponders? { ViewGraph.current?.feature() }

    /// Takes the focus from any field of the page.
    func resign() {
        if let first { _ = first.resignFirstResponder() }
        graph.setFocus(nil)
    }
}
