public import Foundation

/// An object that adds a behavior to a view, such as a context menu.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
    /// The view of the interaction; nil for none.
    var view: UIView? { get }
    /// Called before the interaction is added to a view; with nil, before it is removed.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view; with nil, after it was removed.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions of the view.
    public final var interactions: [any UIInteraction] {
        get { storedInteractions }
        set {
            for interaction in storedInteractions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds an interaction, and removes it from its previous view.
    public final func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        storedInteractions.append(interaction)
        interaction.didMove(to: self)
        appearanceDidChange()
    }

    /// Removes an interaction. An interaction of another view stays where it is.
    public final func removeInteraction(_ interaction: any UIInteraction) {
        guard storedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        storedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
        appearanceDidChange()
    }
}
