import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

/// Texts in English and German.
private final class ShopTexts: StringTables {
    let languages = ["en", "de"]

    func text(of key: String, table: String?, bundle: Bundle?, locale: String, counts: [Double?]) -> String? {
        guard LanguageMatch.nearest(to: locale, among: languages) == "de" else { return nil }
        switch (key, table) {
        case ("Good day", nil): return "Guten Tag"
        case ("Good day", "Formal"): return "Sehr geehrte Damen und Herren"
        case ("%@ has %lld", nil): return counts == [nil, 1] ? "%1$@ hat eins" : "%2$lld hat %1$@"
        case ("greeting", nil): return "Hallo, %@!"
        default: return nil
        }
    }
}

@MainActor @Suite(.serialized) struct `A localized string` {
    /// The string that a view makes on a page for a language.
    private func string(_ language: String = "de-AT", _ make: @escaping () -> String) -> String {
        struct Reader: View {
            let make: () -> String
            let result: (String) -> Void

            var body: some View {
                let text = make()
                let _ = result(text)
                Text(verbatim: text)
            }
        }
        let resources = AppResources(measurer: TenByTenFont())
        resources.strings = ShopTexts()
        var host = HostEnvironment(size: CGSize(width: 300, height: 200))
        host.languages = [language]
        var result = ""
        let graph = ViewGraph(host: host, resources: resources) { Reader(make: make) { result = $0 } }
        _ = graph.currentTree()
        graph.end()
        return result
    }

    @Test func `is in the language of the page whose view runs`() {
        #expect(string { String(localized: "Good day") } == "Guten Tag")
        #expect(string("en") { String(localized: "Good day") } == "Good day")
        #expect(
            string { String(localized: "Good day", table: "Formal", comment: "") } == "Sehr geehrte Damen und Herren")
        #expect(string { String(localized: "Good night", bundle: .main) } == "Good night")
        #expect(string { NSLocalizedString("Good day", comment: "A greeting") } == "Guten Tag")
    }

    @Test func `inserts values in the page's locale`() {
        #expect(string { String(localized: "\("Ada") has \(3)") } == "3 hat Ada")
        #expect(string { String(localized: "\("Ada") has \(1)") } == "Ada hat eins")
        #expect(string { String(localized: "Costs \(1234.5, specifier: "%.2f")") } == "Costs 1.234,50")
        #expect(string { String(localized: "\(0.5, format: .percent) off") } == "50\u{A0}% off")
        #expect(string("en") { String(localized: "100%") } == "100%")
    }

    @Test func `stored as a value inserts values of all kinds`() {
        func text(_ value: @escaping @autoclosure () -> String.LocalizationValue) -> String {
            string("en") { String(localized: value()) }
        }
        #expect(text("\("Ada") has \(1234)") == "Ada has 1,234")
        #expect(text("Costs \(2.5, specifier: "%.2f")") == "Costs 2.50")
        #expect(text("\(0.5, format: .percent) off") == "50% off")
        let year = DateFormatter()
        year.dateFormat = "yyyy"
        year.timeZone = TimeZone(identifier: "UTC")
        #expect(text("In \(Date(timeIntervalSinceReferenceDate: 0), formatter: year)") == "In 2001")
        #expect(text("\(NSNumber(value: 7)) of \([1, 2])") == "7 of [1, 2]")
        let value: String.LocalizationValue = "Good day"
        #expect(string { String(localized: value) } == "Guten Tag")
    }

    @Test func `may have a key that differs from the text`() {
        #expect(string { String(localized: "greeting", defaultValue: "Hello, \("Ada")!") } == "Hallo, Ada!")
        #expect(string("en") { String(localized: "greeting", defaultValue: "Hello, \("Ada")!") } == "Hello, Ada!")
        #expect(string("en") { String(localized: "other", defaultValue: "100 %") } == "100 %")
    }

    @Test func `may be a stored resource`() {
        let resource: LocalizedStringResource = "\("Ada") has \(3)"
        #expect(string { String(localized: resource) } == "3 hat Ada")
    }

    @Test func `is in the app's language outside of the main actor`() async {
        _ = string { "" }
        let text = await Task.detached { String(localized: "\("Ada") has \(3)") }.value
        #expect(text == "Ada has 3")
    }
}
