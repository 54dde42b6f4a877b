import Foundation

/// Reads the files with an app's texts.
enum StringFiles {
    /// A `.strings` file: keys and texts, in the format of Apple's old property lists or a newer one. Nil for other
    /// formats.
    static func strings(_ data: Data) -> LocalizedEntry.Table? {
        guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let texts = list as? [String: Any]
        else { return nil }
        return texts.compactMapValues { ($0 as? String).map { LocalizedEntry(format: $0) } }
    }

    /// A `.stringsdict` file: formats that vary by numbers. Nil for other formats.
    static func stringsDictionary(_ data: Data) -> LocalizedEntry.Table? {
        guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let formats = list as? [String: [String: Any]]
        else { return nil }
        return formats.compactMapValues { format in
            guard let text = format["NSStringLocalizedFormatKey"] as? String else { return nil }
            var entry = LocalizedEntry(format: text)
            for case (let name, let rule as [String: Any]) in format {
                let specifier = rule["NSStringFormatValueTypeKey"] as? String ?? "lld"
                var plural: LocalizedEntry.Plural = [:]
                for case (let category, let text as String) in rule where !category.hasPrefix("NSString") {
                    // These texts contain the number as its specifier, which may omit the argument's index.
                    plural[category] = text.replacing("%" + specifier, with: "%arg")
                }
                entry.substitutions[name] = .init(specifier: specifier, plural: plural)
            }
            return entry
        }
    }

    /// An `.xcstrings` catalog: all languages of a table, and its source language. Nil for other formats.
    static func catalog(_ data: Data) -> (source: String, tables: [String: LocalizedEntry.Table])? {
        guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else { return nil }
        var tables: [String: LocalizedEntry.Table] = [catalog.sourceLanguage: [:]]
        for (key, text) in catalog.strings {
            for (language, localization) in text.localizations ?? [:] {
                guard let entry = localization.entry(key: key) else { continue }
                tables[language, default: [:]][key] = entry
            }
        }
        return (catalog.sourceLanguage, tables)
    }
}
