public import Foundation

/// A behavior of a view that an object adds, such as a context menu.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
    /// The view; nil before the object is added to one.
    var view: UIView? { get }
    /// The object is about to be added to a view, or, for nil, to be removed from it.
    func willMove(to view: UIView?)
    /// The object was added to a view, or, for nil, removed from it.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The behaviors that were added.
    public final var interactions: [any UIInteraction] {
        get { storedInteractions }
        set {
            for interaction in storedInteractions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds a behavior, which is removed from the view that it was added to before.
    public final func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        storedInteractions.append(interaction)
        interaction.didMove(to: self)
        appearanceDidChange()
    }

    /// Removes a behavior. Does nothing if it was not added.
    public final func removeInteraction(_ interaction: any UIInteraction) {
        guard storedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        storedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
        appearanceDidChange()
    }
}
