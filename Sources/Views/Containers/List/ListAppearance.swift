import EspalierDisplayTree
import Foundation

/// The properties of a list style.
public struct _ListAppearance: Hashable, Sendable {
    /// Whether sections are boxes on a background of another color.
    var isGrouped: Bool
    /// Whether the boxes have rounded corners and margins.
    var isInset: Bool
    /// Whether rows are choices without boxes, separators and capitals, as in a sidebar.
    var isSidebar = false
    /// The settings of all lists in the browser.
    var settings = ListSettings()
    /// The settings of the rows, from the list's environment.
    var rows = RowSettings()

    /// The distance of the boxes from the list's sides, in points.
    var margin: CGFloat { isSidebar ? 8 : isInset ? 16 : 0 }
    /// Whether rows are on boxes of another color than the list.
    var hasBoxes: Bool { isGrouped && !isSidebar }
    /// The usual distance between sections, in points.
    var sectionSpacing: CGFloat { isSidebar ? 16 : 35 }
    /// The style behind the rows.
    var background: some ShapeStyle {
        ColorOrNamed(settings.background, else: isGrouped ? .groupedBackground : .background)
    }
    /// The radius of the boxes' corners, in points.
    var radius: CGFloat { hasBoxes && isInset ? 10 : 0 }
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

/// Gives the lists of a split view's first column the style of a sidebar, unless the app sets another one.
package nonisolated struct SidebarLists: ViewModifier {
    let isSidebar: Bool

    @MainActor package func body(content: Content) -> some View {
        content.transformEnvironment(\.listAppearance) { appearance in
            if isSidebar, appearance == DefaultListStyle._appearance { appearance = SidebarListStyle._appearance }
        }
    }
}
