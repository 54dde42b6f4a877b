import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A date picker of UIKit` {
    private let noon = Date(
        timeIntervalSince1970: 1_790_000_000 - 1_790_000_000.truncatingRemainder(dividingBy: 86_400) + 43_200)

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .automatic) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.calendar = Calendar(identifier: .gregorian)
        picker.date = noon
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        return picker
    }

    private func fields(_ page: TestPage) -> [DisplayNode] { page.nodes.filter { $0.events.contains(.change) } }

    @Test func `shows the parts of its mode`() {
        func texts(_ mode: UIDatePicker.Mode) -> [String] {
            TestPage(height: 400) { Shown(view: picker(mode)) }.texts
        }
        #expect(texts(.date) == ["Sep 21, 2026"])
        #expect(texts(.time) == ["12:00\u{202F}PM"])
        #expect(texts(.dateAndTime) == ["Sep 21, 2026", "12:00\u{202F}PM"])
    }

    @Test func `reports dates that the user chooses, in its range`() throws {
        let picker = picker(.date)
        picker.maximumDate = noon.addingTimeInterval(86_400)
        var dates: [Date] = []
        picker.addAction(UIAction { [unowned picker] _ in dates.append(picker.date) }, for: .valueChanged)
        let page = TestPage(height: 400) { Shown(view: picker) }
        let field = try #require(fields(page).first)
        try page.graph.send(DisplayEvent(node: field.id, type: .change, value: .text("2026-09-20")))
        try page.graph.send(DisplayEvent(node: field.id, type: .change, value: .text("2026-10-20")))
        page.update()
        #expect(dates == [noon.addingTimeInterval(-86_400), noon.addingTimeInterval(86_400)])
        #expect(page.texts == ["Sep 22, 2026"])
        // Dates that the app sets are not reported.
        picker.date = noon
        page.update()
        #expect(page.texts == ["Sep 21, 2026"] && dates.count == 2)
    }

    @Test func `rounds times down to its interval`() throws {
        let picker = picker(.time)
        picker.minuteInterval = 15
        let page = TestPage(height: 400) { Shown(view: picker) }
        let field = try #require(fields(page).first)
        try page.graph.send(DisplayEvent(node: field.id, type: .change, value: .text("13:44")))
        #expect(picker.date == noon.addingTimeInterval(90 * 60))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
    }

    @Test func `has the size of its style`() {
        // Twelve letters of ten points between eleven points, 24 points high with the padding.
        #expect(picker(.date).datePickerStyle == .compact)
        #expect(picker(.date, .wheels).intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(picker(.date, .inline).intrinsicContentSize == CGSize(width: 320, height: 332))
        #expect(picker(.countDownTimer, .compact).datePickerStyle == .wheels)
    }

    @Test func `keeps its date in the range`() {
        let picker = picker(.date)
        picker.minimumDate = noon.addingTimeInterval(100)
        #expect(picker.date == noon.addingTimeInterval(100))
        picker.setDate(noon, animated: true)
        #expect(picker.date == noon.addingTimeInterval(100))
        // A range in the wrong order is ignored.
        picker.maximumDate = noon.addingTimeInterval(-100)
        picker.date = noon
        #expect(picker.date == noon)
    }

    @Test func `counts hours and minutes`() throws {
        let picker = picker(.countDownTimer)
        picker.countDownDuration = 3 * 3600 + 20 * 60 + 7
        #expect(picker.countDownDuration == 12_000)
        var calls = 0
        picker.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
        let page = TestPage(height: 400) { Shown(view: picker) }
        try page.tap("4 hr")
        try page.tap("21 min")
        #expect(picker.countDownDuration == 4 * 3600 + 21 * 60)
        #expect(calls == 2)
        picker.countDownDuration = 0
        #expect(picker.countDownDuration == 60)
    }
}
