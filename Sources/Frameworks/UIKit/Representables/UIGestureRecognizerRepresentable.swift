public import EspalierViews
import Foundation

/// A gesture recognizer of UIKit for a view of SwiftUI. `gesture(_:)` attaches it.
///
/// `makeCoordinator` and `makeUIGestureRecognizer` run once, when the view enters the tree; `updateUIGestureRecognizer` runs after that,
/// and after each change of the value and of its dynamic properties; `handleUIGestureRecognizerAction` runs whenever the recognizer
/// runs its actions. The recognizer has no `view`: `context.converter` tells the place of the touch.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    /// The type of the recognizer.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// The type of the object that passes changes of the recognizer to the app; `Void` for none.
    associatedtype Coordinator = Void

    /// Makes the recognizer.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType

    /// Updates the recognizer to the current value. Does nothing by default.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)

    /// Handles a change of the recognizer's state. Does nothing by default.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)

    /// Makes the coordinator, before the recognizer.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator

    /// The coordinator and the coordinate spaces of the recognizer.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// Converts places between coordinate spaces.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}

    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

/// The surroundings of a represented gesture recognizer.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// The object that the representable made.
    public let coordinator: Representable.Coordinator
    /// The coordinate spaces of the view and its ancestors.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension View {
    /// Attaches a gesture recognizer of UIKit. Gestures of the views inside come first.
    public nonisolated func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        RecognizedView(representable: RecognizerHolder(value: representable), content: self)
    }
}

/// Holds a representable, so that its dynamic properties are those of the view.
private struct RecognizerHolder<Representable>: PropertyHolder {
    let value: Representable

    static var held: Any.Type { Representable.self }
}

/// A view with a gesture recognizer of UIKit.
private nonisolated struct RecognizedView<Representable: UIGestureRecognizerRepresentable, Content: View>: View {
    let representable: RecognizerHolder<Representable>
    let content: Content

    @MainActor var body: Never { preconditionFailure("A view with a gesture recognizer has no body.") }

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        RepresentedRecognizer<Representable, Content>.makeNode(view, in: context)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        RepresentedRecognizer<Representable, Content>.updateNode(node, to: view)
    }
}

/// The gesture recognizer of UIKit that a representable describes.
private final class RepresentedRecognizer<Representable: UIGestureRecognizerRepresentable, Content: View>: ViewObject {
    private var source: RecognizedView<Representable, Content>
    private let recognizer: Representable.UIGestureRecognizerType
    private let context: Representable.Context
    private let locator = GestureLocator()

    init(
        _ source: RecognizedView<Representable, Content>, in environment: EnvironmentValues, _ transaction: Transaction
    ) {
        self.source = source
        let representable = source.representable.value
        let converter = Representable.CoordinateSpaceConverter(locator: locator)
        context = Representable.Context(
            coordinator: representable.makeCoordinator(converter: converter), converter: converter)
        recognizer = representable.makeUIGestureRecognizer(context: context)
        converter.movement.recognizer = recognizer as? UIPanGestureRecognizer
        recognizer.addAction { [weak self] _ in
            guard let self else { return }
            self.source.representable.value.handleUIGestureRecognizerAction(recognizer, context: context)
        }
    }

    func update(
        to source: RecognizedView<Representable, Content>, in environment: EnvironmentValues, _ transaction: Transaction
    ) {
        self.source = source
        source.representable.value.updateUIGestureRecognizer(recognizer, context: context)
    }

    var readsEnvironment: Bool { false }

    var content: some View {
        let gesture = recognizer.isEnabled ? recognizer.gestureWithTouches : nil
        return source.content.gesture(gesture.map { LocatedGesture($0, locator: locator) })
    }

    func end() {}
}
