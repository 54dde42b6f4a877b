/// The settings of appearance for all pages of a browser. A value of nil is the system's.
package struct InterfaceSettings: Equatable {
    package var navigationBar = NavigationBarAppearance()
    package var tabBar = TabBarAppearance()
    /// The bar at the lower edge of screens.
    package var toolbar = BarAppearance()
    package var list = ListSettings()
    package var segments = SegmentAppearance()
    package var searchField = SearchFieldAppearance()
    /// The dots of pages: the current one, and the others.
    package var currentPage: Color?
    package var otherPages: Color?
    /// The background of text editors.
    package var editorBackground: Color?
    package var switchTint: Color?
    package var sliderTint: Color?
    /// The times at which text fields show a button that removes the text; nil for never.
    package var clearButtons: ClearButtonTimes?
    /// Whether scrolling by touch hides the keyboard on screen.
    package var scrollingDismissesKeyboard = false
}
