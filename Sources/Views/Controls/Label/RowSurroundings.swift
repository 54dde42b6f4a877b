import EspalierLayoutEngine
import Foundation

/// The values that a list's row gives to its view. A row sets one environment value for all of them.
nonisolated struct RowSurroundings: Equatable {
    /// The insets of the row, for a view that fills the row; nil in all others, because the row has its insets itself.
    var insets: EdgeInsets?
    /// The badge of the row, for a view that fills the row; nil for none.
    var badge: Text?
    /// Whether labels tint their icons, as in the rows of lists.
    var tintsIcons = true
}

private enum RowSurroundingsKey: EnvironmentKey {
    static let defaultValue = RowSurroundings(tintsIcons: false)
}

extension EnvironmentValues {
    fileprivate(set) var rowSurroundings: RowSurroundings {
        get { self[RowSurroundingsKey.self] }
        set { self[RowSurroundingsKey.self] = newValue }
    }

    var tintsIcons: Bool {
        get { rowSurroundings.tintsIcons }
        set { rowSurroundings.tintsIcons = newValue }
    }
}

extension View {
    /// Gives the view of a list's row the values of the row.
    nonisolated func inRow(_ surroundings: RowSurroundings) -> some View {
        modifier(EnvironmentModifier(value: surroundings) { $0.rowSurroundings = surroundings })
    }
}
