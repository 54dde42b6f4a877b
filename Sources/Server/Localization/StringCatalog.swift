/// The parts of a string catalog that texts need.
struct StringCatalog: Decodable {
    var sourceLanguage: String
    var strings: [String: Text]

    struct Text: Decodable {
        var localizations: [String: Localization]?
    }

    struct Unit: Decodable {
        var value: String
    }

    struct Variant: Decodable {
        var stringUnit: Unit?
        var variations: Variations?

        /// The text. If there are several for devices, the one for other devices.
        var text: String? { stringUnit?.value ?? variations?.device?["other"]?.text }
    }

    struct Variations: Decodable {
        var plural: [String: Variant]?
        var device: [String: Variant]?
    }

    struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?

        func entry(key: String) -> LocalizedEntry? {
            let plural = variations?.plural?.compactMapValues(\.text) ?? [:]
            guard let format = stringUnit?.value ?? variations?.device?["other"]?.text ?? plural["other"] else {
                return nil
            }
            let parts = (substitutions ?? [:]).mapValues {
                LocalizedEntry.Substitution(
                    argument: $0.argNum, specifier: $0.formatSpecifier ?? "lld",
                    plural: $0.variations?.plural?.compactMapValues(\.text) ?? [:])
            }
            return LocalizedEntry(format: format, plural: plural, substitutions: parts)
        }
    }
}
