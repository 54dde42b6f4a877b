/// A dictionary that stays in memory until the process ends.
@MainActor
final class SpellingDictionary {
    private let handle: OpaquePointer
    private let library: HunspellLibrary

    /// The dictionary of two files, which differ in their extensions.
    init?(path: String, library: HunspellLibrary) {
        guard let handle = library.create(path + ".aff", path + ".dic") else { return nil }
        self.handle = handle
        self.library = library
    }

    /// Whether the dictionary has a word. Longer ones than 99 bytes, which Hunspell does not check, count as known.
    func contains(_ word: String) -> Bool { word.utf8.count > 99 || library.spell(handle, word) != 0 }

    /// Words of the dictionary that are similar to a word.
    func guesses(for word: String) -> [String] {
        guard word.utf8.count < 100 else { return [] }
        var words: HunspellLibrary.Words?
        let count = library.suggest(handle, &words, word)
        defer { library.freeList(handle, &words, count) }
        return (0..<Int(count)).compactMap { words?[$0].map { String(cString: $0) } }
    }
}
