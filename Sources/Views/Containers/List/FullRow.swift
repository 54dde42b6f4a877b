import EspalierLayoutEngine
import Foundation

/// The trait of a view that fills a list's row and applies the row's insets itself.
enum FullRowTrait: _ViewTraitKey {
    static var defaultValue: Bool { false }
}

private enum RowInsetsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16) }
}

extension EnvironmentValues {
    /// The insets of a list's row, for views that fill the row.
    var rowInsets: EdgeInsets {
        get { self[RowInsetsKey.self] }
        set { self[RowInsetsKey.self] = newValue }
    }
}
