/// The plural of English nouns, by the rules of spelling and by lists of common irregular nouns.
enum EnglishPlural {
    /// The plural of a noun; the noun itself if it is a plural or has none. Capitals are kept.
    static func of(_ noun: String) -> String {
        let lower = noun.lowercased()
        let plural = ofLowercased(lower)
        if plural == lower { return noun }
        // An abbreviation such as URL takes a lower-case s.
        if noun.count > 4, noun.allSatisfy(\.isUppercase) { return plural.uppercased() }
        let same = zip(lower, plural).prefix { $0 == $1 }.count
        let kept = String(noun.prefix(same))
        let rest = String(plural.dropFirst(same))
        // The singular and the plural may share the first letter only by case, as in Person.
        if kept.isEmpty, noun.first?.isUppercase == true { return rest.prefix(1).uppercased() + rest.dropFirst() }
        return kept + rest
    }

    private static func ofLowercased(_ noun: String) -> String {
        if invariants.contains(noun) || irregularPlurals.contains(noun) { return noun }
        if let plural = irregular[noun] { return plural }
        for (ending, plural) in irregularEndings {
            if noun.hasSuffix(ending) { return noun.dropLast(ending.count) + plural }
            if noun.hasSuffix(plural) { return noun }
        }
        if noun.hasSuffix("man"), !regularInMan.contains(noun) { return noun.dropLast(2) + "en" }
        if noun.hasSuffix("s") { return ofNounInS(noun) }
        if ["x", "z", "ch", "sh"].contains(where: noun.hasSuffix) {
            return noun + (hardCh.contains(noun) ? "s" : "es")
        }
        if noun.hasSuffix("y"), let before = noun.dropLast().last, !isVowel(before) || noun.hasSuffix("quy") {
            return noun.dropLast() + "ies"
        }
        if oes.contains(noun) { return noun + "es" }
        return noun + "s"
    }

    /// The plural of a noun that ends in s. Such nouns count as plurals, except those in ss, us and is, and a few more.
    private static func ofNounInS(_ noun: String) -> String {
        if noun.hasSuffix("sis") || noun.hasSuffix("xis") { return noun.dropLast(2) + "es" }
        if noun.hasSuffix("us") && !pluralsInUs.contains(noun) || noun.hasSuffix("ss") || noun.hasSuffix("is")
            || singularsInS.contains(noun)
        {
            return noun + "es"
        }
        return noun
    }

    private static func isVowel(_ letter: Character) -> Bool { "aeiou".contains(letter) }

    private static let invariants: Set<String> = [
        "sheep", "fish", "deer", "moose", "swine", "salmon", "trout", "shrimp", "aircraft", "spacecraft", "hovercraft",
        "series", "species", "offspring", "news", "means", "headquarters", "information", "equipment", "software",
        "hardware", "furniture", "luggage", "feedback", "wildlife", "money", "music", "data", "media", "chaos",
    ]

    private static let irregular: [String: String] = [
        "man": "men", "ox": "oxen", "goose": "geese", "louse": "lice", "die": "dice", "quiz": "quizzes",
        "matrix": "matrices", "vertex": "vertices", "appendix": "appendices", "criterion": "criteria",
        "phenomenon": "phenomena", "datum": "data", "medium": "media", "cactus": "cacti", "fungus": "fungi",
        "alumnus": "alumni", "radius": "radii", "stimulus": "stimuli", "nucleus": "nuclei",
    ]

    /// Endings that change, also in compounds such as bookshelf.
    private static let irregularEndings: [(String, String)] = [
        ("child", "children"), ("person", "people"), ("mouse", "mice"), ("foot", "feet"), ("tooth", "teeth"),
        ("knife", "knives"), ("wife", "wives"), ("life", "lives"), ("wolf", "wolves"), ("elf", "elves"),
        ("leaf", "leaves"), ("loaf", "loaves"), ("sheaf", "sheaves"), ("thief", "thieves"), ("calf", "calves"),
        ("half", "halves"), ("scarf", "scarves"),
    ]

    /// Plurals that do not end in s.
    private static let irregularPlurals: Set<String> = Set(irregular.values).union(["women"])

    private static let regularInMan: Set<String> = [
        "human", "german", "roman", "norman", "ottoman", "shaman", "talisman", "caiman",
    ]
    private static let pluralsInUs: Set<String> = ["menus", "gurus", "emus", "tutus", "gnus"]
    private static let singularsInS: Set<String> = [
        "gas", "canvas", "alias", "atlas", "bias", "lens", "christmas", "cosmos", "pancreas",
    ]
    private static let hardCh: Set<String> = ["stomach", "monarch", "epoch", "tech", "patriarch", "matriarch", "loch"]
    private static let oes: Set<String> = [
        "potato", "tomato", "hero", "echo", "veto", "torpedo", "mosquito", "volcano", "tornado", "embargo",
    ]
}
