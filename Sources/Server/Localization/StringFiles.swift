import Foundation

/// Reads the files that hold an app's texts.
enum StringFiles {
    /// A `.strings` file: keys and texts, as Apple's old property lists write them or as a newer one. Nil for another form.
    static func strings(_ data: Data) -> LocalizedEntry.Table? {
        guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let texts = list as? [String: Any]
        else { return nil }
        return texts.compactMapValues { ($0 as? String).map { LocalizedEntry(format: $0) } }
    }

    /// A `.stringsdict` file: formats that vary by numbers. Nil for another form.
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
                    // The number stands in these texts by its specifier, which need not say whose it is.
                    plural[category] = text.replacing("%" + specifier, with: "%arg")
                }
                entry.substitutions[name] = .init(specifier: specifier, plural: plural)
            }
            return entry
        }
    }

    /// A `.xcstrings` catalogue: all languages of a table, and the one that it was written in. Nil for another form.
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
