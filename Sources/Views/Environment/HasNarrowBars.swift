private enum HasNarrowBarsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether bars are arranged as on a phone in spite of a wide window, because they are in a column, a card or a bubble.
    var hasNarrowBars: Bool {
        get { self[HasNarrowBarsKey.self] }
        set { self[HasNarrowBarsKey.self] = newValue }
    }
}
