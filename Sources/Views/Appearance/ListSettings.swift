/// The settings of all lists and forms.
package struct ListSettings: Hashable {
    /// The color behind the rows; nil for the system's.
    package var background: Color?
    package var rowBackground: Color?
    package var hidesSeparators = false
    package var separator: Color?
    package var hidesIndicators = false

    package init() {}
}
