import Foundation

/// The phrases around a length of time. They are not part of the Unicode Common Locale Data Repository.
struct DurationPhrases {
    private let language: String

    init(_ locale: Locale) {
        language = locale.language.languageCode?.identifier ?? "en"
    }

    /// The text with its phrases: approximate, remaining, and both.
    func text(_ text: String, isApproximate: Bool, isRemaining: Bool) -> String {
        let phrases = DurationPhrases.phrases[language] ?? DurationPhrases.english
        let phrase =
            switch (isApproximate, isRemaining) {
            case (false, false): "%"
            case (true, false): phrases.about
            case (false, true): phrases.remaining
            case (true, true): phrases.aboutRemaining
            }
        return phrase.replacing("%", with: text)
    }

    private typealias Phrases = (about: String, remaining: String, aboutRemaining: String)

    private static let english: Phrases = ("About %", "% remaining", "About % remaining")
    /// By language.
    private static let phrases: [String: Phrases] = [
        "ar": ("حوالي %", "متبقٍ %", "متبقٍ حوالي %"),
        "de": ("Etwa %", "Noch %", "Noch etwa %"),
        "es": ("Aproximadamente %", "Tiempo restante: %", "Tiempo restante aproximado: %"),
        "fr": ("Environ %", "% restantes", "Environ % restantes"),
        "it": ("Circa %", "% rimanenti", "Circa % rimanenti"),
        "ja": ("約%", "残り%", "残り約%"),
        "ko": ("약 %", "% 남음", "약 % 남음"),
        "nl": ("Ongeveer %", "Nog %", "Nog ongeveer %"),
        "pt": ("Cerca de %", "% restantes", "Cerca de % restantes"),
        "ru": ("Около %", "Осталось: %", "Осталось около %"),
        "zh": ("约%", "剩余%", "剩余约%"),
    ]
}
