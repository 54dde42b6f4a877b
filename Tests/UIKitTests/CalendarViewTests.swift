import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A calendar of UIKit` {
    private final class Listener: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        var calls: [String] = []
        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            dateComponents.day == 3
                ? .customView {
                    let label = UILabel()
                    label.text = "party"
                    return label
                } : nil
        }
        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) {
            calls.append(
                "from \(previousDateComponents.month ?? 0) to \(calendarView.visibleDateComponents.month ?? 0)")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            calls.append("select \(dateComponents?.day ?? 0)")
        }
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
        ) -> Bool { dateComponents?.day != 15 }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) { calls.append("select \(dateComponents.day ?? 0)") }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) { calls.append("deselect \(dateComponents.day ?? 0)") }
    }

    private let listener = Listener()

    /// February 2026, which begins on a Sunday and has 28 days.
    private func calendarView() -> UICalendarView {
        let view = UICalendarView()
        view.calendar = Calendar(identifier: .gregorian)
        view.locale = Locale(identifier: "en_US")
        view.timeZone = TimeZone(identifier: "UTC")
        view.visibleDateComponents = DateComponents(year: 2026, month: 2)
        view.delegate = listener
        return view
    }

    @Test func `has the weeks of a month`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        calendar.firstWeekday = 1
        let date = try #require(calendar.date(from: DateComponents(year: 2026, month: 2, day: 14)))
        let month = try #require(CalendarMonth(of: date, in: calendar))
        #expect(month.leading == 0 && month.weeks.count == 4 && month.weeks[3] == [22, 23, 24, 25, 26, 27, 28])
        calendar.firstWeekday = 2
        let shifted = try #require(CalendarMonth(of: date, in: calendar))
        #expect(shifted.weeks.count == 5 && shifted.weeks[0] == [nil, nil, nil, nil, nil, nil, 1])
        #expect(shifted.weeks[4] == [23, 24, 25, 26, 27, 28, nil])
    }

    @Test func `selects one day`() throws {
        let view = calendarView()
        let selection = UICalendarSelectionSingleDate(delegate: listener)
        view.selectionBehavior = selection
        let page = TestPage(width: 390, height: 600) { Shown(view: view) }
        #expect(page.texts.contains("February 2026"))
        try page.tap("14")
        try page.tap("20")
        #expect(selection.selectedDate?.day == 20 && selection.selectedDate?.month == 2)
        #expect(page.target("15", for: .tap) == nil)
        selection.setSelected(DateComponents(year: 2026, month: 2, day: 1), animated: false)
        #expect(listener.calls == ["select 14", "select 20"])
        #expect(selection.contains(CalendarDay(year: 2026, month: 2, day: 1)))
    }

    @Test func `selects several days`() throws {
        let view = calendarView()
        let selection = UICalendarSelectionMultiDate(delegate: listener)
        view.selectionBehavior = selection
        let page = TestPage(width: 390, height: 600) { Shown(view: view) }
        for day in ["14", "20", "14"] { try page.tap(day) }
        #expect(selection.selectedDates.map(\.day) == [20])
        #expect(listener.calls == ["select 14", "select 20", "deselect 14"])
    }

    @Test func `shows other months in its range, and decorations`() throws {
        let view = calendarView()
        let end = try #require(view.zonedCalendar.date(from: DateComponents(year: 2026, month: 3, day: 10)))
        let start = try #require(view.zonedCalendar.date(from: DateComponents(year: 2026, month: 2, day: 5)))
        view.availableDateRange = DateInterval(start: start, end: end)
        view.selectionBehavior = UICalendarSelectionSingleDate(delegate: nil)
        let page = TestPage(width: 390, height: 600) { Shown(view: view) }
        #expect(page.texts.contains("party") && page.target("4", for: .tap) == nil)
        #expect(page.target("5", for: .tap) != nil && page.target("Decrement", for: .tap) == nil)
        try page.tap("Increment")
        #expect(view.visibleDateComponents.month == 3 && listener.calls == ["from 2 to 3"])
        #expect(page.target("Increment", for: .tap) == nil && page.target("12", for: .tap) == nil)
        view.wantsDateDecorations = false
        page.update()
        #expect(!page.texts.contains("party"))
    }
}
