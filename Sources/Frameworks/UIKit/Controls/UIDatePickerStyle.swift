/// The forms of date pickers.
public enum UIDatePickerStyle: Int, Sendable {
    /// The compact form, and wheels for a duration.
    case automatic
    /// Wheels for the parts of the date.
    case wheels
    /// The day and the time on pale backgrounds, which open the browser's own picker.
    case compact
    /// A month of days, with the time below.
    case inline
}
