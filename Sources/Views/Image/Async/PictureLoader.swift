import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// An invisible image that the browser loads. It fills the proposed space.
nonisolated struct PictureLoader: NodeView {
    typealias Body = Never

    let address: String
    /// Receives the natural size in pixels; nil if the image cannot be loaded.
    let action: @MainActor (CGSize?) -> Void

    @MainActor func makeNode(in context: NodeContext) -> PictureLoaderNode { PictureLoaderNode(self, in: context) }
    @MainActor func update(_ node: PictureLoaderNode) { node.update(to: self) }
}

/// The node of an image that the browser loads.
final class PictureLoaderNode: LeafNode {
    private var view: PictureLoader
    private(set) var isDone = false

    /// The limit for each dimension in pixels. Browsers decode no larger images.
    static let sizeLimit: CGFloat = 65_535

    init(_ view: PictureLoader, in context: __shared NodeContext) {
        self.view = view
        super.init(in: context)
        graph.feature(LoadedPictures.self).addLoader(self)
    }

    func update(to newView: PictureLoader) { view = newView }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize { FillRule.measuredSize(for: proposal) }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        graph.setTarget(displayNumber, self)
        return DisplayNode(
            id: displayNumber, type: "PictureLoader", frame: frame,
            content: .image(DisplayImage(source: .url(view.address))), events: .load, animation: animation)
    }

    /// Takes the size of the image, or the report that it cannot be loaded. Only the first report counts.
    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .load, !isDone else { throw .notTaken(node: event.node, type: event.type) }
        switch event.value {
        case .point(let size) where Self.isValid(size.x) && Self.isValid(size.y):
            isDone = true
            let size = CGSize(width: size.x, height: size.y)
            graph.feature(LoadedPictures.self).add(view.address, size)
            graph.sizeDidArrive(.picture)
            view.action(size)
        case .none:
            isDone = true
            view.action(nil)
        default:
            throw .wrongValue(
                node: event.node, type: event.type, expected: "the size of the image in pixels, or nothing")
        }
    }

    private static func isValid(_ length: CGFloat) -> Bool { length >= 1 && length <= sizeLimit }
}
