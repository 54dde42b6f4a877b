import Combine
import EspalierInternationalization
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

private let newYear = Date(timeIntervalSince1970: 0)

/// A formatter's text, as a model makes it.
private struct Model {
    let text: String

    init() {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        text = formatter.string(from: newYear)
    }
}

private struct Dates: View {
    @State private var model = Model()
    @State private var tapped = "no action"
    @State private var received = "nothing"
    let values: PassthroughSubject<Int, Never>

    var body: some View {
        Text(newYear.formatted())
        Text(model.text)
        Text(received)
        Button(tapped) { tapped = Calendar.current.component(.hour, from: newYear).formatted() + " o'clock" }
            .onReceive(values) { received = Double($0).formatted(.number.precision(.fractionLength(1))) }
    }
}

@MainActor
@Suite struct `The region of a page` {
    private func open<Content: View>(
        _ languages: [String], _ zone: String?, @ViewBuilder _ content: () -> Content
    ) -> TestPage {
        TestPage(
            ViewGraph(
                host: HostEnvironment(size: CGSize(width: 300, height: 400), languages: languages, timeZone: zone),
                resources: AppResources(measurer: TenByTenFont()), content: content))
    }

    @Test func `holds in bodies, actions, models and publishers`() throws {
        let values = PassthroughSubject<Int, Never>()
        let german = open(["de-DE"], "Asia/Tokyo") { Dates(values: values) }
        let american = open(["en-US"], "America/New_York") { Dates(values: values) }
        try german.tap("no action")
        try american.tap("no action")
        values.send(1234)
        german.update()
        american.update()
        #expect(german.texts == ["1.1.1970, 9:00", "01.01.1970, 09:00", "1.234,0", "9 o'clock"])
        #expect(
            american.texts.map { $0.replacing("\u{202f}", with: " ") } == [
                "12/31/1969, 7:00 PM", "Dec 31, 1969 at 7:00 PM", "1,234.0", "19 o'clock",
            ])
    }

    @Test func `does not leak out of the page`() {
        let before = [Locale.current.identifier, TimeZone.current.identifier]
        _ = open(["de-DE"], "Asia/Tokyo") { Text(newYear.formatted()) }
        #expect([Locale.current.identifier, TimeZone.current.identifier] == before)
    }

    @Test func `holds in tasks after a suspension`() async {
        let page = open(["de-DE"], "Asia/Tokyo") { Awaiting() }
        while page.texts == ["waiting"] { await page.change() }
        #expect(page.texts == ["de_DE Asia/Tokyo"])
    }

    private struct Awaiting: View {
        @State private var text = "waiting"

        var body: some View {
            Text(text).task {
                await Task.yield()
                text = await Awaiting.elsewhere()
            }
        }

        @concurrent nonisolated static func elsewhere() async -> String {
            "\(Locale.current.identifier) \(TimeZone.current.identifier)"
        }
    }

    @Test func `changes when the browser reports its zone, in the bodies that depend on it`() {
        let page = open(["de-DE"], nil) {
            VStack {
                Direct()
                Text(newYear, style: .time)
                Independent()
            }
        }
        let count = page.evaluations { page.graph.host.timeZone = "Asia/Tokyo" }
        #expect(page.texts == ["1.1.1970, 9:00", "9:00", "fixed"])
        #expect(count == 1)
        page.graph.host.timeZone = "Europe/Berlin"
        page.update()
        #expect(page.texts == ["1.1.1970, 1:00", "1:00", "fixed"])
    }

    private struct Direct: View {
        var body: some View { Text(newYear.formatted()) }
    }

    private struct Independent: View {
        var body: some View { Text("fixed") }
    }

    @Test func `is the environment's, unless a view sets another`() {
        let page = open(["de-DE"], "Asia/Tokyo") {
            VStack {
                Surroundings()
                Text(newYear, style: .time)
                Text(newYear...newYear.addingTimeInterval(3600))
                Surroundings().environment(\.timeZone, TimeZone(identifier: "Europe/Berlin") ?? .gmt)
                Text(newYear, style: .time).environment(\.timeZone, TimeZone(identifier: "Europe/Berlin") ?? .gmt)
            }
        }
        #expect(
            page.texts.map { $0.replacing("\u{2009}", with: " ") } == [
                "de_DE Asia/Tokyo gregorian 2", "9:00", "09:00–10:00 Uhr", "de_DE Europe/Berlin gregorian 2", "1:00",
            ])
    }

    private struct Surroundings: View {
        @Environment(\.locale) private var locale
        @Environment(\.timeZone) private var zone
        @Environment(\.calendar) private var calendar

        var body: some View {
            Text(verbatim: "\(locale.identifier) \(zone.identifier) \(calendar.identifier) \(calendar.firstWeekday)")
        }
    }

    @Test(arguments: [
        (["en-US"], "en_US"), (["de"], "de"), (["zh-Hant-TW"], "zh-Hant_TW"), (["es-419"], "es_419"),
        (["pt-br"], "pt_BR"), (["zh-Hans"], "zh-Hans"), (["de-u-nu-arab"], "de-u-nu-arab"), ([], "en"),
    ])
    func `has the locale of the first language`(languages: [String], identifier: String) {
        let page = open(languages, nil) { Text(verbatim: Locale.current.identifier) }
        #expect(page.texts == [identifier])
    }

    @Test func `is the server's for a zone that does not exist`() {
        let server = TimeZone.current.identifier
        let page = open(["de-DE"], "Mars/Olympus") { Text(verbatim: TimeZone.current.identifier) }
        #expect(page.texts == [server])
    }

    @Test func `is that of the page for which an app is launched`() throws {
        struct Clock: App {
            @State private var made = newYear.formatted()
            var body: some Scene {
                WindowGroup { Text(made + " " + newYear.formatted()) }
            }
        }
        let resources = AppResources(measurer: TenByTenFont())
        let host = HostEnvironment(languages: ["de-DE"], timeZone: "Asia/Tokyo")
        let page = try PageRegion(host, appLanguages: []).run {
            let app = AppInstance(Clock.self, values: ClientValues(), resources: resources)
            let window = WindowRequest(host: host, resources: resources)
            return TestPage(try #require(app.open("", window) as? ViewGraph))
        }
        #expect(page.texts == ["1.1.1970, 9:00 1.1.1970, 9:00"])
    }
}
