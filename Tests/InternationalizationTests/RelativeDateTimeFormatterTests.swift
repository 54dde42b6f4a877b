import EspalierInternationalization
import Foundation
import Testing

struct RelativeDateTimeFormatterTests {
    private let noon = Date(timeIntervalSince1970: 1_000_080_000)

    private func formatter(_ locale: String = "en_US") -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        return formatter
    }

    @Test(arguments: [
        ("en_US", "2 hours ago", "in 3 months", "yesterday", "now"),
        ("de_DE", "vor 2 Stunden", "in 3 Monaten", "gestern", "jetzt"),
        ("zh_CN", "2小时前", "3个月后", "昨天", "现在"),
        ("ar_EG", "قبل ساعتين", "خلال ٣ أشهر", "أمس", "الآن"),
        ("ja_JP", "2 時間前", "3 か月後", "昨日", "今"),
    ])
    func `texts are in the formatter's language`(
        locale: String, hours: String, months: String, yesterday: String, now: String
    ) {
        let formatter = formatter(locale)
        #expect(formatter.localizedString(for: noon - 7200, relativeTo: noon) == hours)
        #expect(formatter.localizedString(from: DateComponents(month: 3)) == months)
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == yesterday)
        #expect(formatter.localizedString(from: DateComponents(second: 0)) == now)
    }

    @Test(arguments: [
        (RelativeDateTimeFormatter.UnitsStyle.full, "2 months ago"), (.spellOut, "two months ago"),
        (.short, "2 mo. ago"), (.abbreviated, "2mo ago"),
    ])
    func `a style has its own units and numbers`(style: RelativeDateTimeFormatter.UnitsStyle, text: String) {
        let formatter = formatter()
        formatter.unitsStyle = style
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == text)
    }

    @Test func `only the largest unit appears, without rounding`() {
        let formatter = formatter()
        #expect(formatter.localizedString(for: noon + 47 * 3600, relativeTo: noon) == "in 1 day")
        #expect(formatter.localizedString(for: noon - 59.9, relativeTo: noon) == "59 seconds ago")
        #expect(formatter.localizedString(for: noon + 8 * 86_400, relativeTo: noon) == "in 1 week")
        #expect(formatter.localizedString(for: noon, relativeTo: noon) == "in 0 seconds")
        #expect(formatter.localizedString(from: DateComponents(hour: 0, minute: 5)) == "in 5 minutes")
        #expect(formatter.localizedString(from: DateComponents(weekOfYear: 2)) == "in 2 weeks")
        #expect(formatter.localizedString(from: DateComponents(day: 0)) == "in 0 days")
    }

    @Test func `intervals count from now`() {
        #expect(formatter().localizedString(fromTimeInterval: -3605) == "1 hour ago")
        #expect(formatter().localizedString(fromTimeInterval: .infinity) == "")
    }

    @Test func `the place of the text decides about its first letter`() {
        let formatter = formatter()
        formatter.dateTimeStyle = .named
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "Tomorrow")
        formatter.formattingContext = .middleOfSentence
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    }

    @Test func `objects that are no dates have no text`() {
        #expect(formatter().string(for: DateComponents(day: 2)) == "in 2 days")
        #expect(formatter().string(for: "2 days") == nil)
        #expect(formatter().string(for: nil) == nil)
    }

    @Test func `threads share a formatter`() async {
        let formatter = formatter()
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    (0..<100).allSatisfy { _ in
                        formatter.localizedString(from: DateComponents(hour: -2)) == "2 hours ago"
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test func `a copy has the same properties`() throws {
        let formatter = formatter("de_DE")
        formatter.unitsStyle = .spellOut
        let copy = try #require(formatter.copy() as? RelativeDateTimeFormatter)
        #expect(copy.localizedString(from: DateComponents(hour: 2)) == "in zwei Stunden")
    }
}
