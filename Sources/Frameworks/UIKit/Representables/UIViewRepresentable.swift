public import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// A view of SwiftUI that shows a view of UIKit.
///
/// `makeCoordinator` and `makeUIView` run once, when the view enters the tree; `updateUIView` runs after that, and after
/// each change of the value, of its dynamic properties and of environment values that it read; `dismantleUIView` runs when
/// the view leaves the tree.
///
/// The view has the size of `sizeThatFits`. Without one, a length that `intrinsicContentSize` does not set is the
/// proposed one. Another length is the proposed one too, but not greater than the content's if the priority of hugging is
/// at least `defaultHigh`, and not less if that of compression resistance is.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the view of UIKit.
    associatedtype UIViewType: UIView
    /// The type of the object that passes changes of the view to the app; `Void` for none.
    associatedtype Coordinator = Void

    /// Makes the view.
    func makeUIView(context: Context) -> UIViewType

    /// Updates the view to the current value.
    func updateUIView(_ uiView: UIViewType, context: Context)

    /// Ends the view. Does nothing by default.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

    /// Makes the coordinator, before the view.
    func makeCoordinator() -> Coordinator

    /// The size for a proposal; nil for that of the content.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?

    /// The coordinator and the surroundings of the view.
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// Reading the body stops the program: the view of UIKit is shown instead.
    public var body: Never { preconditionFailure("\(Self.self) shows a view of UIKit: it has no body to read.") }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        RepresentedView<Self>.makeNode(view, in: context)
    }

    public static func _updateNode(_ node: _ViewNode, to view: Self) {
        RepresentedView<Self>.updateNode(node, to: view)
    }
}

/// The surroundings of a represented view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that the representable made.
    public let coordinator: Representable.Coordinator

    /// The transaction of the change.
    public private(set) var transaction: Transaction

    private let surroundings: Surroundings

    init(_ coordinator: Representable.Coordinator, _ transaction: Transaction, _ surroundings: Surroundings) {
        self.coordinator = coordinator
        self.transaction = transaction
        self.surroundings = surroundings
    }

    /// The environment. A representable that reads it is updated after each of its changes.
    public var environment: EnvironmentValues { surroundings.read() }

    /// Animates changes with the animation of the transaction.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        Transaction.animate(transaction, changes, completion)
    }
}

/// The view of UIKit that a representable describes.
final class RepresentedView<Representable: UIViewRepresentable>: Represented<Representable, Representable.Coordinator>,
    ViewObject
{
    private let view: Representable.UIViewType

    init(_ source: Representable, in environment: EnvironmentValues, _ transaction: Transaction) {
        let surroundings = Surroundings(environment)
        let coordinator = source.makeCoordinator()
        view = source.makeUIView(context: Representable.Context(coordinator, transaction, surroundings))
        super.init(source, coordinator, surroundings, transaction)
        view.isShown = true
    }

    private var context: Representable.Context { Representable.Context(coordinator, transaction, surroundings) }

    func update(to source: Representable, in environment: EnvironmentValues, _ transaction: Transaction) {
        take(source, environment, transaction)
        source.updateUIView(view, context: context)
    }

    var content: HostedView { HostedView(view: view, sizing: self, version: updates) }

    override func size(for proposal: ProposedViewSize) -> CGSize {
        source.sizeThatFits(proposal, uiView: view, context: context) ?? view.hostedSize(for: proposal)
    }

    func end() {
        Representable.dismantleUIView(view, coordinator: coordinator)
        view.isShown = false
    }
}
