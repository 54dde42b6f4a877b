import EspalierLayoutEngine
import Foundation

/// The trait of a view that takes the whole of a list's row and puts the row's insets into itself.
enum FullRowTrait: _ViewTraitKey {
    static var defaultValue: Bool { false }
}

private enum RowInsetsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16) }
}

extension EnvironmentValues {
    /// The insets of a list's row, for views that take the whole row.
    var rowInsets: EdgeInsets {
        get { self[RowInsetsKey.self] }
        set { self[RowInsetsKey.self] = newValue }
    }
}
