import Foundation
import Testing

@testable import EspalierViews

struct LocalizedStringKeyTests {
    @Test func `a key contains a specifier for each value`() {
        let key: LocalizedStringKey = "\("a") has \(3) of \(2.5) at 100%"
        #expect(key.key == "%@ has %lld of %lf at 100%%")
        #expect(key.hasFormatting)
        #expect(key.arguments == [.string("a"), .signed(3), .floating(2.5)])
        #expect(LocalizedStringKey("100%").key == "100%")
    }

    @Test func `numbers are written in the environment's language`() {
        #expect(Text("\(1234) rows").marked() == ["1,234 rows"])
        #expect(Text("\(0.5)").marked() == ["0.500000"])
        #expect(Text("\(1234567.5, specifier: "%.1f")").marked() == ["1,234,567.5"])
        #expect(Text("\(1234) \(0.5)").marked { $0.locale = Locale(identifier: "de_DE") } == ["1.234 0,500000"])
        #expect(Text("\(1234)").marked { $0.locale = Locale(identifier: "es_ES") } == ["1234"])
        #expect(Text("\(-7) \(UInt8(200)) \(CGFloat(1))").marked() == ["-7 200 1.000000"])
    }

    @Test(arguments: [
        ("%03lld", 7, "007"), ("%+d", 7, "+7"), ("%5d|", 7, "    7|"), ("%-5d|", 7, "7    |"), ("%x", 255, "ff"),
        ("%#X", 255, "0XFF"), ("%o", 8, "10"), ("%.3d", 7, "007"), ("%d%%", 50, "50%"), ("%04d", -5, "-005"),
        ("% d", 5, " 5"), ("%c", 65, "A"), ("%1$lld", 9, "9"), ("%2$lld", 9, "%2$lld"), ("%y", 9, "%y"), ("%", 9, "%"),
    ])
    func `a specifier formats a number`(_ specifier: String, _ value: Int, _ expected: String) {
        #expect(Text("\(value, specifier: specifier)").marked() == [expected])
    }

    @Test(arguments: [
        ("%.2f", 3.14159, "3.14"), ("%08.2f", 3.14159, "00003.14"), ("%e", 12345.678, "1.234568e+04"),
        ("%g", 0.0001, "0.0001"), ("%.0f", 2.5, "2"), ("%.1f°", -0.04, "-0.0°"), ("%.2f", Double.infinity, "inf"),
        ("%.2f", Double.nan, "nan"),
    ])
    func `a specifier formats a fraction`(_ specifier: String, _ value: Double, _ expected: String) {
        #expect(Text("\(value, specifier: specifier)").marked() == [expected])
    }

    @Test func `a text among the values keeps its style`() {
        #expect(Text("a \(Text("b").bold()) c").marked() == ["a ", "b 600", " c"])
        #expect(Text("*a \(Text("b").bold())*").marked() == ["a  italic", "b 600 italic"])
    }

    @Test func `a value is never read as Markdown`() {
        let name = "*x*"
        #expect(Text("**\(name)**").marked() == ["*x* 600"])
        #expect(Text("\(name)").marked() == ["*x*"])
    }

    @Test func `values may be in a link's target`() {
        let path = "a_b"
        #expect(Text("[go](https://x.org/\(path)/\(7))").marked() == ["go → https://x.org/a_b/7"])
    }

    @Test func `any value is written by its description`() {
        enum Color { case red }
        #expect(Text("\(Color.red) \([1, 2])").marked() == ["red [1, 2]"])
        #expect(Text("\(12.5, format: .percent)").marked() == ["1,250%"])
    }
}
