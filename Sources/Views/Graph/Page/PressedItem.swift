import EspalierDisplayTree

/// The control that the user used last, at which a dialog points that its action presents.
final class PressedItem: PageFeature {
    private weak var item: LayoutNode?

    init(_ graph: ViewGraph) {}

    /// Notes the control that takes an event, if the event is a use of it.
    func note(_ target: LayoutNode, _ type: EventType) {
        switch type {
        case .tap, .change, .submit: item = target
        default: break
        }
    }

    /// The control; nil if it is gone.
    var current: LayoutNode? { item.flatMap { $0.isInPage ? $0 : nil } }
}
