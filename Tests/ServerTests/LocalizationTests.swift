import EspalierViews
import Foundation
import Testing

@testable import EspalierServer

/// A folder of files that is removed at the end of the test.
private final class Folder {
    let url: URL

    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

@Suite struct `The app's texts` {
    private static let catalog = #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
          "%lld rows": {"localizations": {
            "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld row"}},
                                             "other": {"stringUnit": {"value": "%lld rows"}}}}},
            "ru": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld строка"}},
                                             "few": {"stringUnit": {"value": "%lld строки"}},
                                             "many": {"stringUnit": {"value": "%lld строк"}},
                                             "other": {"stringUnit": {"value": "%lld строки"}}}}}}},
          "%lld of %lld": {"localizations": {"en": {
            "stringUnit": {"value": "%#@done@ of %#@all@"},
            "substitutions": {
              "done": {"argNum": 1, "formatSpecifier": "lld",
                "variations": {"plural": {"one": {"stringUnit": {"value": "one"}}, "other": {"stringUnit": {"value": "%arg"}}}}},
              "all": {"argNum": 2, "formatSpecifier": "lld",
                "variations": {"plural": {"one": {"stringUnit": {"value": "%arg thing"}},
                                          "other": {"stringUnit": {"value": "%arg things"}}}}}}}}},
          "Bare": {}
        }}
        """#

    @Test func `are those of a catalog, in the nearest language, else in the first`() throws {
        let folder = try Folder(["Localizable.xcstrings": Self.catalog])
        let strings = AppStrings(folders: [folder.url])
        func text(_ key: String, _ locale: String, _ counts: [Double?] = []) -> String? {
            strings.text(of: key, table: nil, bundle: nil, locale: locale, counts: counts)
        }
        #expect(strings.languages == ["en", "de", "ru"])
        #expect(text("Hello", "de_AT") == "Hallo")
        #expect(text("Hello", "en_GB") == nil)
        #expect(text("Bare", "de") == nil)
        #expect(text("%lld rows", "en", [1]) == "%lld row")
        #expect(text("%lld rows", "fr", [2]) == "%lld rows")
        #expect(
            [1, 3, 5, 21].map { text("%lld rows", "ru_RU", [$0]) } == [
                "%lld строка", "%lld строки", "%lld строк", "%lld строка",
            ])
        #expect(text("%lld of %lld", "en", [1, 3]) == "one of %2$lld things")
        #expect(text("%lld of %lld", "en", [2, 1]) == "%1$lld of %2$lld thing")
    }

    @Test func `are all of the app's for its main bundle`() throws {
        let folder = try Folder(["Localizable.xcstrings": Self.catalog])
        let strings = AppStrings(folders: [folder.url])
        #expect(strings.text(of: "Hello", table: nil, bundle: .main, locale: "de", counts: []) == "Hallo")
    }

    @Test func `are those of lproj folders, in old property lists`() throws {
        let folder = try Folder([
            "de.lproj/Localizable.strings": "/* greeting */ \"Hello\" = \"Hallo\";\n\"Bye\" = \"Tsch\u{FC}ss\";",
            "de.lproj/Formal.strings": "\"Hello\" = \"Guten Tag\";",
            "fr.lproj/Localizable.strings": "\"Hello\" = \"Bonjour\";",
            "de.lproj/Localizable.stringsdict": #"""
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld rows</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@rows@!</string><key>rows</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%lld Zeile</string>
            <key>other</key><string>%lld Zeilen</string></dict></dict></dict></plist>
            """#,
        ])
        let strings = AppStrings(folders: [folder.url])
        #expect(strings.languages == ["de", "fr"])
        #expect(strings.text(of: "Hello", table: nil, bundle: nil, locale: "fr_CA", counts: []) == "Bonjour")
        #expect(strings.text(of: "Bye", table: nil, bundle: nil, locale: "de", counts: []) == "Tschüss")
        #expect(strings.text(of: "Hello", table: "Formal", bundle: nil, locale: "de", counts: []) == "Guten Tag")
        #expect(
            strings.text(of: "%lld rows", table: nil, bundle: nil, locale: "de", counts: [1]) == "%1$lld Zeile!")
        #expect(
            strings.text(of: "%lld rows", table: nil, bundle: nil, locale: "de", counts: [4]) == "%1$lld Zeilen!")
    }

    @Test func `are found in resource bundles beside the executable, and in a named bundle`() throws {
        let folder = try Folder([
            "App_App.resources/de.lproj/Localizable.strings": "\"Hello\" = \"Hallo\";",
            "Other/de.lproj/Localizable.strings": "\"Hello\" = \"Servus\";",
        ])
        let strings = AppStrings(folders: [folder.url] + folder.url.resourceBundles)
        #expect(strings.languages == ["de"])
        #expect(strings.text(of: "Hello", table: nil, bundle: nil, locale: "de", counts: []) == "Hallo")
        let other = try #require(Bundle(path: folder.url.appendingPathComponent("Other").path))
        #expect(strings.text(of: "Hello", table: nil, bundle: other, locale: "de", counts: []) == "Servus")
    }

    @Test func `an invalid file does not affect the others`() throws {
        let folder = try Folder([
            "Localizable.xcstrings": "{\"sourceLanguage\": 3}",
            "de.lproj/Localizable.strings": "\"Hello\" = ",
            "fr.lproj/Localizable.strings": "\"Hello\" = \"Bonjour\";",
        ])
        let strings = AppStrings(folders: [folder.url])
        #expect(strings.text(of: "Hello", table: nil, bundle: nil, locale: "fr", counts: []) == "Bonjour")
        #expect(strings.text(of: "Hello", table: nil, bundle: nil, locale: "de", counts: []) == "Bonjour")
    }
}
