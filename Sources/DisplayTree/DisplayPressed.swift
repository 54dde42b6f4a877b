import Foundation

/// A node of a button while the button is pressed. The page switches to it without the server.
package final class DisplayPressed: Sendable {
    /// The pressed version: its frame, its appearance and the style of its content. Its children are ignored.
    package let node: DisplayNode
    /// The animation of pressing and releasing; nil for none.
    package let animation: DisplayAnimation?

    package init(node: DisplayNode, animation: DisplayAnimation?) {
        self.node = node
        self.animation = animation
    }

    /// A copy for a node at another position.
    func moved(with node: DisplayNode, to frame: CGRect) -> DisplayPressed {
        let place = self.node.frame.offsetBy(dx: frame.minX - node.frame.minX, dy: frame.minY - node.frame.minY)
        return DisplayPressed(node: self.node.replacing(frame: place), animation: animation)
    }
}

extension DisplayControl {
    /// The browser's own feedback while a button is pressed, and whether holding the button repeats its action.
    package struct PressFeedback: Hashable, Sendable {
        package enum Style: Hashable, Sendable {
            case none
            /// The label fades, as for a button without a border.
            case fade
            /// The whole button fades a little, as for a button with a border.
            case dim
            /// The background darkens, as for a row in a menu.
            case row
        }

        package var style: Style
        package var repeats: Bool
        /// The number of the menu's node; nil for none.
        package var menu: Int?
        /// Whether only a long press opens the menu.
        package var menuIsHeld = false

        package init(style: Style, repeats: Bool = false) {
            self.style = style
            self.repeats = repeats
        }

        package static let none = PressFeedback(style: .none)
        package static let fade = PressFeedback(style: .fade)
        package static let dim = PressFeedback(style: .dim)
    }
}
