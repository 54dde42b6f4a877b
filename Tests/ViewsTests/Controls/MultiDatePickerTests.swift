import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor
@Suite struct `A calendar for several days` {
    private struct Trip: View {
        @State private var days: Set<DateComponents> = [
            DateComponents(year: 2024, month: 2, day: 10), DateComponents(year: 2024, month: 2, day: 12),
        ]
        var range: Range<Date>?

        var body: some View {
            VStack {
                if let range {
                    MultiDatePicker("Days", selection: $days, in: range)
                } else {
                    MultiDatePicker("Days", selection: $days)
                }
                Text("days \(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))")
            }
            .environment(\.calendar, Trip.calendar)
            .environment(\.timeZone, .gmt)
            .environment(\.locale, Locale(identifier: "en_US"))
        }

        static let calendar: Calendar = {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            return calendar
        }()

        static func date(_ day: Int) -> Date {
            calendar.date(from: DateComponents(year: 2024, month: 2, day: day)) ?? Date()
        }
    }

    private func selected(_ page: TestPage) -> [String] {
        page.nodes.filter { $0.semantics?.isSelected == true }.map { node in
            var texts: [String] = []
            func visit(_ node: DisplayNode) {
                if case .text(let text) = node.content { texts.append(text.plainText) }
                node.children.forEach(visit)
            }
            visit(node)
            return texts.joined()
        }
    }

    @Test func `shows the month of the first day, with its days marked`() {
        let page = TestPage(width: 390, height: 500) { Trip() }
        #expect(page.texts.contains("February 2024"))
        #expect(selected(page) == ["10", "12"])
    }

    @Test func `adds a day by a tap, and removes it by the next one`() throws {
        let page = TestPage(width: 390, height: 500) { Trip() }
        try page.tap("9")
        #expect(page.texts.last == "days 9 10 12")
        try page.tap("10")
        #expect(page.texts.last == "days 9 12")
        #expect(page.texts.contains("February 2024"))
        #expect(selected(page) == ["9", "12"])
    }

    @Test func `allows the days of a range only, whose end is not included`() throws {
        let page = TestPage(width: 390, height: 500) { Trip(range: Trip.date(10)..<Trip.date(14)) }
        try page.tap("13")
        #expect(page.texts.last == "days 10 12 13")
        #expect(throws: (any Error).self) { try page.tap("14") }
        #expect(throws: (any Error).self) { try page.tap("9") }
        #expect(page.texts.last == "days 10 12 13")
    }
}
