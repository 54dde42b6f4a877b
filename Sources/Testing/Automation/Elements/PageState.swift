package import Foundation

/// The state of a page that a browser has and its tree lacks.
package struct PageState: Equatable {
    /// The menus that are open, by the numbers of their nodes.
    package var openMenus: Set<Int> = []
    /// The picker whose options the browser shows.
    package var openPicker: Int?
    /// The row whose swipe actions are visible, and the edge.
    package var swipedRow: SwipedRow?
    /// The offsets of areas whose scrolling the page does not report.
    package var offsets: [Int: CGPoint] = [:]
    /// The field with the keyboard's focus.
    package var focus: Int?

    package struct SwipedRow: Equatable {
        package var row: Int
        package var edge: String
    }

    package init() {}
}
