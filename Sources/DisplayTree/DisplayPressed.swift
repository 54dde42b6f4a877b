import Foundation

/// What a node of a button looks like while the button is pressed: the page switches to it by itself.
package final class DisplayPressed: Sendable {
    /// The node as it is then: its frame, its appearance and the style of its content count; its children do not.
    package let node: DisplayNode
    /// How the look changes there and back; nil for at once.
    package let animation: DisplayAnimation?

    package init(node: DisplayNode, animation: DisplayAnimation?) {
        self.node = node
        self.animation = animation
    }

    /// The same for a node that stands elsewhere.
    func moved(with node: DisplayNode, to frame: CGRect) -> DisplayPressed {
        let place = self.node.frame.offsetBy(dx: frame.minX - node.frame.minX, dy: frame.minY - node.frame.minY)
        return DisplayPressed(node: self.node.replacing(frame: place), animation: animation)
    }
}

extension DisplayControl {
    /// What the browser shows by itself while a button is pressed, and whether holding it goes on acting.
    package struct PressFeedback: Hashable, Sendable {
        package enum Look: Hashable, Sendable {
            case none
            /// The label fades, as that of a button without a border.
            case fade
            /// All of it fades a little, as a button with a border.
            case dim
            /// Its ground darkens, as that of a row in a menu.
            case row
        }

        package var look: Look
        package var repeats: Bool
        /// The number of the list that the button opens; nil for none.
        package var menu: Int?
        /// Whether the list is opened by a long press alone.
        package var menuIsHeld = false

        package init(look: Look, repeats: Bool = false) {
            self.look = look
            self.repeats = repeats
        }

        package static let none = PressFeedback(look: .none)
        package static let fade = PressFeedback(look: .fade)
        package static let dim = PressFeedback(look: .dim)
    }
}
