import Foundation

/// The headers and footers of a table that were made, and the heights in which the page shows them.
@MainActor
struct TableMargins {
    private var made: [TableMargin.Place: TableMargin] = [:]
    private var displayed: Set<TableMargin.Place> = []
    private var heights: [TableMargin.Place: CGFloat] = [:]

    /// The header or footer at a place, if it was made.
    func known(at place: TableMargin.Place) -> TableMargin? { made[place] }

    /// Keeps a header or footer.
    mutating func keep(_ margin: TableMargin, at place: TableMargin.Place) { made[place] = margin }

    /// Whether a header or footer is displayed for the first time.
    mutating func isFirstDisplay(at place: TableMargin.Place) -> Bool { displayed.insert(place).inserted }

    /// The height in which the page shows a header or a footer, in points; nil for one that it does not show.
    subscript(height place: TableMargin.Place) -> CGFloat? {
        get { heights[place] }
        set { heights[place] = newValue }
    }
}
