import Foundation

/// A node of a button while the button is pressed. The page switches to it by itself.
package final class DisplayPressed: Sendable {
    /// The node as it is then: its frame, its appearance and the style of its content count; its children do not.
    package let node: DisplayNode
    /// The animation of the change there and back; nil for none.
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
    /// The browser's own feedback while a button is pressed, and whether holding the button repeats its action.
    package struct PressFeedback: Hashable, Sendable {
        package enum Style: Hashable, Sendable {
            case none
            /// The label fades, as that of a button without a border.
            case fade
            /// All of it fades a little, as a button with a border.
            case dim
            /// Its ground darkens, as that of a row in a menu.
            case row
        }

        package var style: Style
        package var repeats: Bool
        /// The number of the list that the button opens; nil for none.
        package var menu: Int?
        /// Whether the list is opened by a long press alone.
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
