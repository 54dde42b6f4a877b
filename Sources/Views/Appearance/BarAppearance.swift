/// The appearance of a bar.
package struct BarAppearance: Equatable {
    /// Nil for the system's.
    package var background: BarBackground?
    /// The color of buttons.
    package var tint: Color?
    package var title = TextAttributes()
    package var largeTitle = TextAttributes()

    package init() {}
}
