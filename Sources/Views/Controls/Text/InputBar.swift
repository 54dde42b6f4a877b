import EspalierDisplayTree

extension View {
    /// Moves the view to the lower edge of the window, above the keyboard of a touch screen. Presses on it leave the focus where it is.
    package nonisolated func inputBar() -> some View {
        leavesFocus().modifier(PartModifier(.inputBar))
    }
}
