import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierViews

@Suite struct `A text` {
    private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    /// Texts that differ from each other. Each call makes new ones.
    private static func texts() -> [Text] {
        let end = start.addingTimeInterval(90)
        return [
            Text("a"), Text("b"), Text(verbatim: "a"), Text("a", tableName: "Other"), Text("a") + Text("b"),
            Text("a") + Text("c"), Text("c") + Text("b"), Text("a").bold(), Text(start, style: .date),
            Text(start, style: .time), Text(end, style: .date), Text(start...end), Text(start...start),
            Text(end...end), Text(timerInterval: start...end), Text(timerInterval: start...end, pauseTime: start),
            Text(timerInterval: start...end, countsDown: false), Text(timerInterval: start...end, showsHours: false),
            Text(timerInterval: start...start), Text(3, format: .number), Text(4, format: .number),
            Text(3, format: .percent), Text(0.5, format: .number), Text(AttributedString("a")),
            Text(Image(systemName: "star")), Text("\(3)"), Text("\(4)"), Text("\("x")"),
        ]
    }

    @Test func `equals another one with the same content, and no other`() {
        let (texts, others) = (Self.texts(), Self.texts())
        for first in texts.indices {
            for second in texts.indices {
                #expect((texts[first] == others[second]) == (first == second), "\(first) \(second)")
            }
        }
    }

    @Test func `inserts values of all kinds`() {
        let end = Self.start.addingTimeInterval(90)
        let environment = { (settings: inout TextSettings) in
            settings.locale = Locale(identifier: "en_US")
            settings.timeZone = TimeZone(identifier: "UTC")
        }
        func marked(_ text: Text) -> [String] {
            TextClock.$fixed.withValue(Self.start) {
                text.marked(environment).map { $0.replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ") }
            }
        }
        #expect(marked(Text("at \(Self.start...end)")) == ["at 6:13 – 6:14 AM"])
        #expect(marked(Text("at \(DateInterval(start: Self.start, end: end))")) == ["at 6:13 – 6:14 AM"])
        #expect(marked(Text("in \(timerInterval: Self.start...end)")) == ["in 1:30"])
        #expect(marked(Text("in \(timerInterval: Self.start...end, countsDown: false)")) == ["in 0:00"])
        var name = AttributedString("Ada")
        name.inlinePresentationIntent = .stronglyEmphasized
        #expect(marked(Text("I am \(name)")) == ["I am ", "Ada 600"])
        let percent = NumberFormatter()
        percent.numberStyle = .percent
        percent.locale = Locale(identifier: "en_US")
        #expect(marked(Text("\(NSNumber(value: 0.5), formatter: percent)")) == ["50%"])
        #expect(marked(Text("\(NSNumber(value: 7))")) == ["7"])
        let day = DateFormatter()
        day.dateFormat = "yyyy"
        day.timeZone = TimeZone(identifier: "UTC")
        #expect(marked(Text("\(Self.start, formatter: day)")) == ["2026"])
    }

    @Test func `has attributes of lines, distances and baselines`() {
        var text = AttributedString("a")
        text.strikethroughStyle = .single
        text.tracking = 3
        text.baselineOffset = 2
        let style = Text(text).resolve(in: textEnvironment()).styles[0]
        #expect(style.strikethrough == DisplayTextLine() && style.tracking == 3 && style.baselineOffset == 2)
        text.tracking = .nan
        text.baselineOffset = .infinity
        let plain = Text(text).resolve(in: textEnvironment()).styles[0]
        #expect(plain.tracking == 0 && plain.baselineOffset == 0)
    }
}
