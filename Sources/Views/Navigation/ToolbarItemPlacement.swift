import EspalierLayoutEngine

/// A place in a screen's bars.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Area: Hashable, Sendable {
        case leading, principal, trailing, overflow, bottom, keyboard
        /// The menu of the title.
        case titleMenu
    }

    let area: Area
    /// Whether buttons here have bold labels.
    var isProminent = false

    /// The end of the bar with the title.
    public static let automatic = ToolbarItemPlacement(area: .trailing)
    /// The middle of the bar, in place of the title.
    public static let principal = ToolbarItemPlacement(area: .principal)
    /// The start of the bar.
    public static let navigation = ToolbarItemPlacement(area: .leading)
    /// The end of the bar.
    public static let primaryAction = ToolbarItemPlacement(area: .trailing)
    /// A menu at the end of the bar.
    public static let secondaryAction = ToolbarItemPlacement(area: .overflow)
    /// The bar at the lower edge.
    public static let status = ToolbarItemPlacement(area: .bottom)
    /// The button that confirms, at the end of the bar.
    public static let confirmationAction = ToolbarItemPlacement(area: .trailing, isProminent: true)
    /// The button that cancels, at the start of the bar.
    public static let cancellationAction = ToolbarItemPlacement(area: .leading)
    /// The button that deletes, at the start of the bar.
    public static let destructiveAction = ToolbarItemPlacement(area: .leading)
    /// The bar over the keyboard of a touch screen, while a text field has the focus.
    public static let keyboard = ToolbarItemPlacement(area: .keyboard)
    /// The start of the bar.
    public static let topBarLeading = ToolbarItemPlacement(area: .leading)
    /// The end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(area: .trailing)
    /// The start of the bar, in the words of older apps.
    public static let navigationBarLeading = ToolbarItemPlacement(area: .leading)
    /// The end of the bar, in the words of older apps.
    public static let navigationBarTrailing = ToolbarItemPlacement(area: .trailing)
    /// The bar at the lower edge.
    public static let bottomBar = ToolbarItemPlacement(area: .bottom)
}
