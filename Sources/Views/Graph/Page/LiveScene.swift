package import EspalierDisplayTree
package import Foundation

/// One page in use: a view graph with its state. The server holds one for each session and needs to know no more of it.
@MainActor
package protocol LiveScene: AnyObject {
    /// The next revision, after an update. It is the same object as before if nothing changed.
    ///
    /// Changes of different transactions are shown one after the other: while `hasFurtherSteps`, the next call gives the
    /// revision that follows.
    func currentTree() -> DisplayTree

    /// Whether the tree that was given last is only a step towards the present state.
    var hasFurtherSteps: Bool { get }

    /// Whether changes that no revision shows yet are animated.
    var isAnimated: Bool { get }

    /// Whether `currentTree()` would update something.
    var needsUpdate: Bool { get }

    /// Called once, on the main actor, when something other than `send` or `host` makes the scene need an update: a
    /// timer, a task, a model that other sessions share. Called again only after the next `currentTree()`.
    var onInvalidation: (@MainActor () -> Void)? { get set }

    /// Delivers an event to its node: updates the page, checks that the node takes it now, runs its action. A
    /// refused event changes nothing.
    func send(_ event: DisplayEvent) throws(EventRefusal)

    /// Gives up the gestures that go on: the page that told of them is gone.
    func cancelGestures()

    /// What the browser says of itself; setting another value makes the scene need an update.
    var host: HostEnvironment { get set }

    /// The state of the views by their structural paths, to make the same page again from in another process of the same
    /// program. Deterministic in its content; empty where there is no state. Where some of the state cannot be written down,
    /// the snapshot holds none of it: the page that is made from it starts anew, with a line in the log.
    func snapshot() -> Data

    /// The first property whose value cannot be written down, with the reason; nil where a snapshot holds all state.
    var snapshotObstacle: String? { get }

    /// Gives the page's elements other numbers: those that they have in `numbers`, by the ones that they have now; the rest
    /// and what comes later get numbers from `first` on. A browser may show the page under these numbers already.
    func renumber(_ numbers: [Int: Int], from first: Int)

    /// The mistake of the app's author that ended the page; nil while it goes on. No event is taken after it.
    var failure: PageFailure? { get }

    /// Ends the page's life: `onDisappear` runs, tasks are cancelled.
    func end()
}

extension LiveScene {
    /// Changes take effect together unless a scene says otherwise.
    package var hasFurtherSteps: Bool { false }
    package var isAnimated: Bool { false }

    /// The revision of the present state, after all steps that lead to it.
    package func updatedTree() -> DisplayTree {
        var tree = currentTree()
        while hasFurtherSteps { tree = currentTree() }
        return tree
    }
}
