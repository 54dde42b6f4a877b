import EspalierLayoutEngine
import Foundation

/// The scroll views of a page that are where the app asked them to scroll to. A size that the browser reports later moves the target
/// of such a request, so the scroll view follows it, unless the user has scrolled meanwhile.
@MainActor
final class ScrollRequests: PageFeature {
    private var scrolls: [NodeReference] = []

    init(_ graph: ViewGraph) {}

    func add(_ scroll: ScrollNode) {
        scrolls.removeAll { reference in
            guard let other = reference.node as? ScrollNode else { return true }
            return other === scroll || other.approach.destination == nil
        }
        scrolls.append(NodeReference(scroll))
    }

    func sizeDidArrive(_ size: ReportedSize) {
        for reference in scrolls { (reference.node as? ScrollNode)?.approach.sizeDidArrive(size) }
    }
}
