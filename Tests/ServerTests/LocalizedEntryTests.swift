import Foundation
import Testing

@testable import EspalierServer

@Suite struct `A text that varies by numbers` {
    private func category(_ number: Double) -> String { number == 1 ? "one" : number < 5 ? "few" : "many" }

    private func substitution(_ argument: Int?, _ plural: [String: String]) -> LocalizedEntry.Substitution {
        LocalizedEntry.Substitution(argument: argument, specifier: "lld", plural: plural)
    }

    @Test func `has the form of its first number`() {
        let entry = LocalizedEntry(format: "base", plural: ["one": "1", "few": "2", "other": "0"])
        #expect(entry.text(counts: [1], category: category) == "1")
        #expect(entry.text(counts: [nil, 3, 1], category: category) == "2")
        #expect(entry.text(counts: [9], category: category) == "0")
        #expect(entry.text(counts: [nil], category: category) == "base")
        #expect(entry.text(counts: [], category: category) == "base")
    }

    @Test func `has its base form where no other form fits`() {
        let entry = LocalizedEntry(format: "base", plural: ["one": "1"])
        #expect(entry.text(counts: [9], category: category) == "base")
    }

    @Test func `has parts that vary by one number each, in order or by index`() {
        let parts = ["one": "one", "few": "%arg few", "other": "%arg"]
        let entry = LocalizedEntry(
            format: "<%#@a@, %#@b@>", substitutions: ["a": substitution(nil, parts), "b": substitution(nil, parts)])
        #expect(entry.text(counts: [1, 3], category: category) == "<one, %2$lld few>")
        let swapped = LocalizedEntry(
            format: "%#@a@/%#@b@/%#@c@",
            substitutions: [
                "a": substitution(2, parts), "b": substitution(1, parts), "c": substitution(nil, parts),
            ])
        #expect(swapped.text(counts: [1, 9], category: category) == "%2$lld/one/%2$lld")
    }

    @Test func `without parts that vary is its format as it is`() {
        #expect(LocalizedEntry(format: "a%#@x@b").text(counts: [1], category: category) == "a%#@x@b")
    }

    @Test func `omits parts without a definition, and leaves an unfinished one`() {
        let entry = LocalizedEntry(
            format: "a%#@x@b%#@y@c%#@z", substitutions: ["x": substitution(nil, ["few": "few"])])
        #expect(entry.text(counts: [9], category: category) == "abc%#@z")
        #expect(entry.text(counts: [], category: category) == "afewbc%#@z")
    }

    @Test func `of a catalog may be one for devices`() throws {
        let json = #"""
            {"sourceLanguage": "en", "strings": {"k": {"localizations": {
              "en": {"variations": {"device": {"mac": {"stringUnit": {"value": "Click"}},
                                               "other": {"stringUnit": {"value": "Tap"}}}}},
              "de": {"variations": {"plural": {
                "one": {"variations": {"device": {"other": {"stringUnit": {"value": "eins"}}}}},
                "other": {"stringUnit": {"value": "viele"}}}}},
              "fr": {"variations": {"device": {"mac": {"stringUnit": {"value": "Clic"}}}}},
              "it": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {}}}
            }}}}
            """#
        let catalog = try JSONDecoder().decode(StringCatalog.self, from: Data(json.utf8))
        let texts = try #require(catalog.strings["k"]?.localizations).mapValues { $0.entry(key: "k") }
        #expect(texts["en"] == LocalizedEntry(format: "Tap"))
        #expect(texts["de"] == LocalizedEntry(format: "viele", plural: ["one": "eins", "other": "viele"]))
        #expect(texts["fr"] == .some(nil))
        #expect(texts["it"] == LocalizedEntry(format: "%#@n@", substitutions: ["n": substitution(nil, [:])]))
    }
}
