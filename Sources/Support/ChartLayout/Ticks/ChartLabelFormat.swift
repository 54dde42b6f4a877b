/// How the labels of an axis are written: a description of a format, without a locale.
package enum ChartLabelFormat: Sendable, Hashable {
    /// A number with grouping separators and as many digits of fraction as the step of the axis has.
    case number(fractionDigits: Int)
    /// A number in compact notation, such as "2M".
    case compactNumber
    /// A number in scientific notation, such as "1E20".
    case scientificNumber
    case date(ChartDateLabel)
    /// The category itself.
    case category
}

/// The fields of a date's label, with an example of each.
package enum ChartDateLabel: UInt8, Sendable, Hashable {
    /// "2024"
    case year
    /// "Jan"
    case month
    /// "Jan 2024"
    case monthOfYear
    /// "Jan 5"
    case dayOfMonth
    /// "5"
    case day
    /// "Mon"
    case weekday
    /// "12 AM"
    case hour
    /// "9:30 AM"
    case minute
    /// "9:30:15 AM"
    case second
}
