/// A press of a key while a view has the focus.
public struct KeyPress: Sendable {
    /// The stages of a press.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// The stages, one bit each.
        public let rawValue: Int

        /// Stages by their bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The key goes down.
        public static let down = Phases(rawValue: 1)
        /// The key is held, and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key goes up.
        public static let up = Phases(rawValue: 4)
        /// All stages.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether an action handled a press.
    public enum Result: Sendable {
        /// The action handled the press.
        case handled
        /// The action did not handle the press, so an outer view gets it.
        case ignored
    }

    /// The stage of the press.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters that the key types.
    public let characters: String
    /// The modifier keys that are held.
    public let modifiers: EventModifiers
}

extension KeyPress {
    /// The press in an event of the page: a letter for the phase, the number of the modifier keys, a space, and the
    /// browser's name of the key. Nil for another text, and for a key without a `KeyEquivalent`.
    init?(words: String) {
        guard let phase = words.first.flatMap({ Phases(letter: $0) }),
            let space = words.firstIndex(of: " "),
            let keys = Int(words[words.index(after: words.startIndex)..<space]), 0...15 ~= keys
        else { return nil }
        let name = String(words[words.index(after: space)...])
        guard let key = KeyEquivalent(name: name) else { return nil }
        self.init(
            phase: phase, key: key, characters: name.count == 1 ? name : String(key.character),
            modifiers: EventModifiers(keys: keys))
    }
}

extension KeyPress.Phases {
    /// The stages with their letters in the page.
    private static let letters: [(KeyPress.Phases, Character)] = [(.down, "d"), (.repeat, "r"), (.up, "u")]

    init?(letter: Character) {
        guard let found = Self.letters.first(where: { $0.1 == letter }) else { return nil }
        self = found.0
    }

    var words: String { String(Self.letters.filter { contains($0.0) }.map(\.1)) }
}
