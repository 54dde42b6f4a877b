import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

/// Texts of two languages.
private final class TwoLanguages: StringTables {
    let languages = ["en", "de"]

    func text(of key: String, table: String?, bundle: Bundle?, locale: String, counts: [Double?]) -> String? {
        guard LanguageMatch.nearest(to: locale, among: languages) == "de" else { return nil }
        switch (key, table) {
        case ("Good day", nil): return "Guten **Tag**"
        case ("Good day", "Formal"): return "Sehr geehrte Damen und Herren"
        case ("%@ has %lld", nil): return counts == [nil, 1] ? "%1$@ hat eins" : "%2$lld hat %1$@"
        case ("100%", nil): return "50%"
        default: return nil
        }
    }
}

@MainActor @Suite struct `A key` {
    private func marked(_ text: Text, _ locale: String = "de_AT") -> [String] {
        var settings = TextSettings()
        settings.locale = Locale(identifier: locale)
        let environment = TextEnvironment(
            settings, measurer: HalfSquareFont(), styles: TextStyleTable(), strings: TwoLanguages())
        return text.marked(in: environment)
    }

    @Test func `is shown in the table's form for the environment's language, with its Markdown`() {
        #expect(marked(Text("Good day")) == ["Guten ", "Tag 600"])
        #expect(marked(Text("Good day"), "en_GB") == ["Good day"])
        #expect(marked(Text("Good day", tableName: "Formal")) == ["Sehr geehrte Damen und Herren"])
        #expect(marked(Text("Good night")) == ["Good night"])
    }

    @Test func `inserts its arguments where the table's text has them, and may vary by a number`() {
        #expect(marked(Text("\("Ada") has \(3)")) == ["3 hat Ada"])
        #expect(marked(Text("\("Ada") has \(1)")) == ["Ada hat eins"])
        #expect(marked(Text("\(Text("Ada").bold()) has \(3)")) == ["3 hat ", "Ada 600"])
    }

    @Test func `without arguments has no specifiers`() {
        #expect(marked(Text("100%")) == ["50%"])
    }

    @Test func `may be kept until it is shown`() {
        let kept: LocalizedStringResource = "\("Ada") has \(3)"
        #expect(kept.key == "%@ has %lld")
        #expect(marked(Text(kept)) == ["3 hat Ada"])
        let formal = LocalizedStringResource("Good day", table: "Formal")
        #expect(marked(Text(formal)) == ["Sehr geehrte Damen und Herren"])
        #expect(marked(Text(formal), "en") == ["Good day"])
    }

    @Test func `a verbatim text is not a key`() {
        #expect(marked(Text(verbatim: "Good day")) == ["Good day"])
    }

    @Test(arguments: [
        ("de-AT", "de"), ("zh_CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-Hant-HK", "zh-Hant"), ("zh", "zh-Hans"),
        ("pt-PT", "pt-BR"), ("no", "nb"), ("EN-us", "en"), ("fr", nil), ("", nil),
    ])
    func `is looked up in the nearest language`(_ wanted: String, _ found: String?) {
        let languages = ["en", "de", "zh-Hans", "zh-Hant", "pt-BR", "nb"]
        #expect(LanguageMatch.nearest(to: wanted, among: languages) == found)
    }

    @Test func `a language in another script is not the nearest`() {
        #expect(LanguageMatch.nearest(to: "zh-TW", among: ["en", "zh-Hans"]) == nil)
    }

    @Test func `the app uses the first of the user's languages that it supports, else its own`() {
        func locale(_ wanted: [String], _ app: [String]) -> String {
            let host = HostEnvironment(size: CGSize(width: 1, height: 1), languages: wanted)
            return EnvironmentValues(host: host, appLanguages: app).locale.identifier
        }
        #expect(locale(["fr-FR", "de-AT", "en"], ["en", "de"]) == "de_AT")
        #expect(locale(["fr-FR"], ["en", "de"]) == "en")
        #expect(locale(["fr-FR"], []) == "fr_FR")
    }
}
