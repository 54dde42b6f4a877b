import EspalierViews
import Foundation

/// One table in all its languages.
struct LanguageTables {
    private(set) var languages: [String] = []
    private var tables: [String: LocalizedEntry.Table] = [:]
    /// The languages selected for locales.
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
                        .warning, "not a string catalog: its texts are ignored", [("file", name + ".xcstrings")])
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
                        .warning, "not a string table: it is ignored", [("file", "\(language).lproj/\(name).\(kind)")])
                }
            }
        }
    }

    private mutating func add(_ table: LocalizedEntry.Table, language: String) {
        if !languages.contains(language) { languages.append(language) }
        tables[language, default: [:]].merge(table) { first, _ in first }
    }

    /// The key's entry in the language that is nearest to a locale, or else in the first one.
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
