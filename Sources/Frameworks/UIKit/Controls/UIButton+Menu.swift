import Foundation

extension UIButton {
    /// Whether a tap opens a menu, and the button shows the choice.
    var choosesFromMenu: Bool { menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

    /// The element of the menu that is chosen: the first one with a checkmark, or else the first one; nil for a button that shows no
    /// choice.
    var chosenElement: UIMenuElement? {
        guard choosesFromMenu, let choices = menu?.choices else { return nil }
        return choices.first { $0.state == .on } ?? choices.first
    }

    /// Runs an element of the menu, after it was made the chosen one if the button shows the choice.
    func choose(_ element: any MenuChoice) {
        if choosesFromMenu {
            for choice in menu?.choices ?? [] { choice.state = choice === element ? .on : .off }
            contentDidChange()
        }
        element.run(self)
        if choosesFromMenu { sendActions(for: .valueChanged) }
    }
}

extension UIMenu {
    /// The elements of the menu and of the menus in it that do something.
    fileprivate var choices: [any MenuChoice] {
        children.flatMap { element -> [any MenuChoice] in
            if let menu = element as? UIMenu { return menu.choices }
            return (element as? any MenuChoice).map { [$0] } ?? []
        }
    }
}
