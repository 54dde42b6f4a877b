import EspalierViews
import Foundation
import Synchronization

/// The app's texts: `lproj` folders (`de.lproj`) and string catalogs (`Localizable.xcstrings`) beside the executable
/// and in the resource bundles there. They are read on first use.
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

    /// - Parameter folders: the folders of the app's own texts, in order of precedence.
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

    /// All languages of all tables. The app's development language is first.
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
        // The program's own bundle stands for all bundles of the app.
        let bundle = bundle === Bundle.main ? nil : bundle
        let id = TableID(bundle: bundle?.bundlePath, name: table ?? "Localizable")
        let found: (language: String, entry: LocalizedEntry)? = cache.withLock { cache in
            let folders = bundle.map { [$0.bundleURL] } ?? folders
            return cache.tables[id, default: LanguageTables(named: id.name, in: folders)].entry(key, locale)
        }
        guard let (language, entry) = found else { return nil }
        return entry.text(counts: counts) { PluralCategory.name(of: $0, in: language) }
    }

}
