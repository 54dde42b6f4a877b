import EspalierDisplayTree
import Foundation

/// The properties of a list style.
public struct _ListAppearance: Hashable, Sendable {
    /// Whether sections are boxes on a background of another colour.
    var isGrouped: Bool
    /// Whether the boxes have rounded corners and margins.
    var isInset: Bool
    /// The settings of all lists in the browser.
    var settings = ListSettings()

    /// The distance of the boxes from the list's sides, in points.
    var margin: CGFloat { isInset ? 16 : 0 }
    /// The style behind the rows.
    var background: some ShapeStyle {
        ColorOrNamed(settings.background, else: isGrouped ? .groupedBackground : .background)
    }
    /// The radius of the boxes' corners, in points.
    var radius: CGFloat { isGrouped && isInset ? 10 : 0 }
}

private enum ListAppearanceKey: EnvironmentKey {
    static var defaultValue: _ListAppearance { DefaultListStyle._appearance }
}

extension EnvironmentValues {
    var listAppearance: _ListAppearance {
        get { self[ListAppearanceKey.self] }
        set { self[ListAppearanceKey.self] = newValue }
    }
}
