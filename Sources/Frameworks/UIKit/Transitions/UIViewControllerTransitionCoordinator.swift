import EspalierViews
public import Foundation

/// The state of a transition of controllers.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the user has canceled the transition.
    var isCancelled: Bool { get }
    /// The duration in seconds.
    var transitionDuration: TimeInterval { get }
}

/// Animates changes together with a transition of controllers.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Performs changes during the transition, and calls the completion after it. Returns true.
    @discardableResult
    func animate(
        alongsideTransition animation: ((_ context: any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((_ context: any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// A change of the window's size. Browsers do not animate it, so the changes apply together with the new size.
@MainActor
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Change = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated = false
    let isCancelled = false
    let transitionDuration: TimeInterval = 0
    private var animations: [Change] = []
    private var completions: [Change] = []

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Applies the changes after the new size is set.
    func finish() {
        for animation in animations { animation(self) }
        guard !completions.isEmpty else { return }
        let finish = { for completion in self.completions { completion(self) } }
        if let page = ViewGraph.current { page.enqueueAction { finish() } } else { finish() }
    }
}
