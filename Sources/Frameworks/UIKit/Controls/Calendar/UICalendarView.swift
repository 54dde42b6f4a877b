import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A calendar of one month, whose days the user selects and the app decorates.
open class UICalendarView: UIView {
    private var shown = Date()

    /// The object that decorates days.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { appearanceDidChange() } }

    /// The selection of days; nil for none. A selection belongs to one calendar.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            if oldValue !== selectionBehavior { oldValue?.view = nil }
            selectionBehavior?.view = self
            appearanceDidChange()
        }
    }

    /// The calendar.
    open var calendar = Calendar.current { didSet { if calendar != oldValue { appearanceDidChange() } } }
    /// The locale of names.
    open var locale = Locale.current { didSet { if locale != oldValue { appearanceDidChange() } } }
    /// The time zone; nil for that of the calendar.
    open var timeZone: TimeZone? { didSet { if timeZone != oldValue { appearanceDidChange() } } }
    /// The design of the font.
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { appearanceDidChange() } }
    /// Whether the delegate decorates days.
    open var wantsDateDecorations = true { didSet { if wantsDateDecorations != oldValue { appearanceDidChange() } } }
    /// The days that the user can see and select.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { if availableDateRange != oldValue { appearanceDidChange() } }
    }

    /// The calendar in the time zone.
    final var zonedCalendar: Calendar {
        var zoned = calendar
        if let timeZone { zoned.timeZone = timeZone }
        zoned.locale = locale
        return zoned
    }

    /// The month that is shown: its year and month. Components without a date are ignored.
    open var visibleDateComponents: DateComponents {
        get {
            var components = zonedCalendar.dateComponents([.year, .month], from: shown)
            components.calendar = zonedCalendar
            return components
        }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows another month.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let year = dateComponents.year, let month = dateComponents.month,
            let date = zonedCalendar.date(from: DateComponents(year: year, month: month, day: 1))
        else { return }
        show(date)
    }

    private func show(_ date: Date) {
        let before = visibleDateComponents
        shown = date
        guard visibleDateComponents != before else { return }
        appearanceDidChange()
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before)
    }

    /// Asks the delegate for the decorations again.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { appearanceDidChange() }

    override open var intrinsicContentSize: CGSize { CGSize(width: 320, height: 400) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var contents: AnyView? {
        guard let month = CalendarMonth(of: shown, in: zonedCalendar) else { return nil }
        return AnyView(CalendarGrid(view: self, month: month, version: version))
    }

    // MARK: Grid

    /// The name of the month with its year.
    final var title: String {
        var format = Date.FormatStyle(locale: locale, calendar: zonedCalendar, timeZone: zonedCalendar.timeZone)
        format = format.month(.wide).year()
        return shown.formatted(format)
    }

    /// The names of the days of a week, from the first one.
    final var weekdays: [String] {
        let (names, first) = (zonedCalendar.shortStandaloneWeekdaySymbols, zonedCalendar.firstWeekday - 1)
        return names.indices.map { names[($0 + first) % names.count] }
    }

    /// The first moment of the month at a distance; nil if none of its days is available.
    final func month(at distance: Int) -> Date? {
        let calendar = zonedCalendar
        guard let current = calendar.dateInterval(of: .month, for: shown),
            let start = calendar.date(byAdding: .month, value: distance, to: current.start),
            let interval = calendar.dateInterval(of: .month, for: start),
            interval.start < availableDateRange.end, interval.end > availableDateRange.start
        else { return nil }
        return start
    }

    /// Shows the month at a distance for the user.
    final func turn(by distance: Int) {
        if let date = month(at: distance) { show(date) }
    }

    /// Whether the user can tap a day.
    final func canSelect(_ day: CalendarDay) -> Bool {
        let calendar = zonedCalendar
        guard let selectionBehavior, let date = calendar.date(from: day.components(in: nil)),
            let interval = calendar.dateInterval(of: .day, for: date),
            interval.start <= availableDateRange.end, interval.end > availableDateRange.start
        else { return false }
        return selectionBehavior.canChange(day)
    }

    final func isToday(_ day: CalendarDay) -> Bool {
        CalendarDay(zonedCalendar.dateComponents([.year, .month, .day], from: Date())) == day
    }

    final func decoration(for day: CalendarDay) -> Decoration? {
        guard wantsDateDecorations else { return nil }
        return delegate?.calendarView(self, decorationFor: day.components(in: zonedCalendar))
    }
}

/// Decorates the days of a calendar.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: AnyObject {
    /// Returns the decoration below a day; nil for none.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// The calendar shows another month.
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
