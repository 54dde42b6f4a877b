import EspalierViews
import Foundation
import Synchronization

/// The app's texts: those of the folders of languages (`de.lproj`) and string catalogues (`Localizable.xcstrings`) beside the
/// executable and in the resource bundles there, read when they are asked for first.
final class AppStrings: StringTables {
    private let folders: [URL]
    let languages: [String]
    private let cache: Mutex<Cache>

    private struct Cache {
        /// Tables by bundle and name.
        var tables: [TableID: LanguageTables] = [:]
    }

    private struct TableID: Hashable {
        var bundle: String?
        var name: String
    }

    /// - Parameter folders: where the app's own texts are, those that count more first.
    init(folders: [URL]) {
        self.folders = folders
        let main = LanguageTables(named: "Localizable", in: folders)
        languages = Self.languages(in: folders, main)
        cache = Mutex(Cache(tables: [TableID(bundle: nil, name: "Localizable"): main]))
    }

    /// The app's folders: that of the executable and the resource bundles in it, in the order of their names.
    convenience init() {
        self.init(folders: [Bundle.main.bundleURL] + URL.appBundles)
    }

    /// All languages that some table has, the one that the app was written in first.
    private static func languages(in folders: [URL], _ main: LanguageTables) -> [String] {
        var found = main.languages
        for folder in folders {
            for file in folder.contents(["lproj"]) {
                let language = file.deletingPathExtension().lastPathComponent
                if language != "Base", !found.contains(language) { found.append(language) }
            }
        }
        return found
    }

    func text(
        of key: String, table: String?, bundle: Bundle?, locale: String, counts: [Double?]
    ) -> String? {
        let id = TableID(bundle: bundle?.bundlePath, name: table ?? "Localizable")
        let found: (language: String, entry: LocalizedEntry)? = cache.withLock { cache in
            let folders = bundle.map { [$0.bundleURL] } ?? folders
            return cache.tables[id, default: LanguageTables(named: id.name, in: folders)].entry(key, locale)
        }
        guard let (language, entry) = found else { return nil }
        return entry.text(counts: counts) { PluralCategory.name(of: $0, in: language) }
    }

}

/// One table in all its languages.
private struct LanguageTables {
    private(set) var languages: [String] = []
    private var tables: [String: LocalizedEntry.Table] = [:]
    /// The languages that were found for locales.
    private var matches: [String: String] = [:]

    init(named name: String, in folders: [URL]) {
        for folder in folders {
            if let data = try? Data(contentsOf: folder.appendingPathComponent(name + ".xcstrings")) {
                if let catalog = StringFiles.catalog(data) {
                    add([:], language: catalog.source)
                    for (language, table) in catalog.tables.sorted(by: { $0.key < $1.key }) {
                        add(table, language: language)
                    }
                } else {
                    Log.shared.write(
                        .warning, "no string catalogue: its texts are left out", [("file", name + ".xcstrings")])
                }
            }
            addLanguageFolders(of: folder, name)
        }
    }

    private mutating func addLanguageFolders(of folder: URL, _ name: String) {
        for file in folder.contents(["lproj"]) {
            let language = file.deletingPathExtension().lastPathComponent
            guard language != "Base" else { continue }
            for (kind, read) in [("stringsdict", StringFiles.stringsDictionary), ("strings", StringFiles.strings)] {
                let path = file.appendingPathComponent(name + "." + kind)
                guard let data = try? Data(contentsOf: path) else { continue }
                if let table = read(data) {
                    add(table, language: language)
                } else {
                    Log.shared.write(
                        .warning, "no table of texts: it is left out", [("file", "\(language).lproj/\(name).\(kind)")])
                }
            }
        }
    }

    private mutating func add(_ table: LocalizedEntry.Table, language: String) {
        if !languages.contains(language) { languages.append(language) }
        tables[language, default: [:]].merge(table) { first, _ in first }
    }

    /// The key's entry in the language that is nearest to a locale, else in the first one.
    mutating func entry(_ key: String, _ locale: String) -> (language: String, entry: LocalizedEntry)? {
        guard let source = languages.first else { return nil }
        let language: String
        if let known = matches[locale] {
            language = known
        } else {
            language = LanguageMatch.nearest(to: locale, among: languages) ?? source
            if matches.count < 256 { matches[locale] = language }
        }
        if let entry = tables[language]?[key] { return (language, entry) }
        return tables[source]?[key].map { (source, $0) }
    }
}
