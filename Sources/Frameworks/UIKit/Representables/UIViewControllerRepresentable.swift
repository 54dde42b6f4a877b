public import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// A view of SwiftUI that shows a controller of UIKit.
///
/// `makeCoordinator` and `makeUIViewController` run once, when the view enters the tree; `updateUIViewController` runs after
/// that, and after each change of the value, of its dynamic properties and of environment values that it read;
/// `dismantleUIViewController` runs when the view leaves the tree.
///
/// The view has the size of `sizeThatFits`, or else the proposed one. Lengths without a proposal are those of the
/// controller's `preferredContentSize`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the object that passes changes of the controller to the app; `Void` for none.
    associatedtype Coordinator = Void

    /// Makes the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType

    /// Updates the controller to the current value.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

    /// Ends the controller. Does nothing by default.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)

    /// Makes the coordinator, before the controller.
    func makeCoordinator() -> Coordinator

    /// The size for a proposal; nil for the proposed one.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?

    /// The coordinator and the surroundings of the controller.
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// Reading the body stops the program: the controller of UIKit is shown instead.
    public var body: Never { preconditionFailure("\(Self.self) shows a controller of UIKit: it has no body to read.") }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        RepresentedController<Self>.makeNode(view, in: context)
    }

    public static func _updateNode(_ node: _ViewNode, to view: Self) {
        RepresentedController<Self>.updateNode(node, to: view)
    }
}

/// The surroundings of a represented controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
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

/// The controller of UIKit that a representable describes.
final class RepresentedController<Representable: UIViewControllerRepresentable>:
    Represented<Representable, Representable.Coordinator>, ViewObject
{
    private let controller: Representable.UIViewControllerType

    init(_ source: Representable, in environment: EnvironmentValues, _ transaction: Transaction) {
        let surroundings = Surroundings(environment)
        let coordinator = source.makeCoordinator()
        controller = source.makeUIViewController(
            context: Representable.Context(coordinator, transaction, surroundings))
        super.init(source, coordinator, surroundings, transaction)
    }

    private var context: Representable.Context { Representable.Context(coordinator, transaction, surroundings) }

    func update(to source: Representable, in environment: EnvironmentValues, _ transaction: Transaction) {
        take(source, environment, transaction)
        controller.dismissHost = environment.dismiss
        source.updateUIViewController(controller, context: context)
        controller.willAppear()
        controller.view.isShown = true
    }

    var content: HostedView {
        HostedView(view: controller.view, sizing: self, version: updates, controller: controller)
    }

    override func size(for proposal: ProposedViewSize) -> CGSize {
        source.sizeThatFits(proposal, uiViewController: controller, context: context)
            ?? proposal.replacingUnspecifiedDimensions(by: controller.preferredContentSize)
    }

    func end() {
        controller.didDisappear()
        Representable.dismantleUIViewController(controller, coordinator: coordinator)
        controller.dismissHost = nil
        controller.viewIfLoaded?.isShown = false
    }
}
