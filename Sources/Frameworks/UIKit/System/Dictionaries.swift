import Foundation

/// The dictionaries of Hunspell on the machine. The library is loaded on first use, so that programs do not need it.
@MainActor
final class Dictionaries {
    static let shared = Dictionaries(folder: "/usr/share/hunspell")

    private let folder: String
    private let library: HunspellLibrary?
    private var known: [String: SpellingDictionary?] = [:]

    init(folder: String) {
        self.folder = folder
        library = HunspellLibrary()
    }

    /// The languages with a dictionary, such as `en_US`.
    var languages: [String] {
        guard library != nil else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".dic") }.map { String($0.dropLast(4)) }.sorted()
    }

    /// The dictionary of a language, or else of the first region of the language; nil for none.
    func dictionary(for language: String) -> SpellingDictionary? {
        let name = language.replacingOccurrences(of: "-", with: "_")
        if let known = known[name] { return known }
        let languages = languages
        let match = languages.contains(name) ? name : languages.first { $0.hasPrefix(name.prefix { $0 != "_" } + "_") }
        let made = match.flatMap { match in
            library.flatMap { SpellingDictionary(path: folder + "/" + match, library: $0) }
        }
        known[name] = .some(made)
        return made
    }
}
