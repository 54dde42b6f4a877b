public import Foundation

/// The days of a calendar that the user selects.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
    /// The calendar of the selection.
    final weak var view: UICalendarView?

    override init() {
        super.init()
    }

    /// Asks the delegate again which days can be selected.
    open func updateSelectableDates() { view?.appearanceDidChange() }

    /// Whether a day is selected.
    func contains(_ day: CalendarDay) -> Bool { false }
    /// Whether a tap on a day has an effect.
    func canChange(_ day: CalendarDay) -> Bool { true }
    /// Selects a day for the user, or ends that.
    func userDidTap(_ day: CalendarDay) {}
}

/// A day of a calendar, whose components have the calendar and the era, as UIKit's.
struct CalendarDay: Hashable {
    let year: Int
    let month: Int
    let day: Int

    init(year: Int, month: Int, day: Int) {
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// The day of components; nil for components without one.
    init?(_ components: DateComponents) {
        guard let year = components.year, let month = components.month, let day = components.day else { return nil }
        self.init(year: year, month: month, day: day)
    }

    func components(in calendar: Calendar?) -> DateComponents {
        DateComponents(calendar: calendar, year: year, month: month, day: day)
    }
}

/// Selects one day of a calendar.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The object that decides on selections and receives them.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// A selection without a day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The day; nil for none.
    open var selectedDate: DateComponents? { didSet { view?.appearanceDidChange() } }

    /// Selects a day, without a call of the delegate.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

    override func contains(_ day: CalendarDay) -> Bool { selectedDate.flatMap { CalendarDay($0) } == day }

    override func canChange(_ day: CalendarDay) -> Bool {
        delegate?.dateSelection(self, canSelectDate: day.components(in: view?.zonedCalendar)) ?? true
    }

    override func userDidTap(_ day: CalendarDay) {
        guard canChange(day) else { return }
        selectedDate = day.components(in: view?.zonedCalendar)
        delegate?.dateSelection(self, didSelectDate: selectedDate)
    }
}

/// Decides on the selection of a day, and receives it.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    /// The user has selected a day.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day can be selected. By default all can.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
        -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// Selects any number of days of a calendar.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The object that decides on selections and receives them.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// A selection without days.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The days in the order of their selection.
    open var selectedDates: [DateComponents] = [] { didSet { view?.appearanceDidChange() } }

    /// Selects days, without a call of the delegate.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override func contains(_ day: CalendarDay) -> Bool { selectedDates.contains { CalendarDay($0) == day } }

    override func canChange(_ day: CalendarDay) -> Bool {
        guard let delegate else { return true }
        let components = day.components(in: view?.zonedCalendar)
        return contains(day)
            ? delegate.multiDateSelection(self, canDeselectDate: components)
            : delegate.multiDateSelection(self, canSelectDate: components)
    }

    override func userDidTap(_ day: CalendarDay) {
        guard canChange(day) else { return }
        let components = day.components(in: view?.zonedCalendar)
        if contains(day) {
            selectedDates.removeAll { CalendarDay($0) == day }
            delegate?.multiDateSelection(self, didDeselectDate: components)
        } else {
            selectedDates.append(components)
            delegate?.multiDateSelection(self, didSelectDate: components)
        }
    }
}

/// Decides on the selection of days, and receives it.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    /// The user has selected a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// The user has ended the selection of a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a day can be selected. By default all can.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Whether the selection of a day can be ended. By default all can.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
