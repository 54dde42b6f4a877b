import Foundation

/// A text of the system, in the language of the page.
nonisolated enum SystemText: Int, CaseIterable {
    case ok, cancel, back, search

    /// The text in a language; English for a language without texts.
    ///
    /// - Parameter language: A BCP 47 tag. Traditional Chinese is used if the tag names that script or a region that writes
    ///   it.
    func text(language: String) -> String {
        let subtags = language.lowercased().split { $0 == "-" || $0 == "_" }
        let isTraditional = subtags.first == "zh" && subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) }
        let words = Self.words[isTraditional ? "zh-hant" : String(subtags.first ?? "")] ?? Self.english
        return words[rawValue]
    }

    private static let english = ["OK", "Cancel", "Back", "Search"]

    private static let words = [
        "ar": ["موافق", "إلغاء", "رجوع", "بحث"],
        "cs": ["OK", "Zrušit", "Zpět", "Hledat"],
        "da": ["OK", "Annuller", "Tilbage", "Søg"],
        "de": ["OK", "Abbrechen", "Zurück", "Suchen"],
        "es": ["Aceptar", "Cancelar", "Atrás", "Buscar"],
        "fi": ["OK", "Kumoa", "Takaisin", "Haku"],
        "fr": ["OK", "Annuler", "Retour", "Rechercher"],
        "he": ["אישור", "ביטול", "חזרה", "חיפוש"],
        "it": ["OK", "Annulla", "Indietro", "Cerca"],
        "ja": ["OK", "キャンセル", "戻る", "検索"],
        "ko": ["확인", "취소", "뒤로", "검색"],
        "nb": ["OK", "Avbryt", "Tilbake", "Søk"],
        "nl": ["OK", "Annuleer", "Terug", "Zoek"],
        "pl": ["OK", "Anuluj", "Wstecz", "Szukaj"],
        "pt": ["OK", "Cancelar", "Voltar", "Buscar"],
        "ru": ["OK", "Отменить", "Назад", "Поиск"],
        "sv": ["OK", "Avbryt", "Tillbaka", "Sök"],
        "tr": ["Tamam", "Vazgeç", "Geri", "Ara"],
        "uk": ["OK", "Скасувати", "Назад", "Пошук"],
        "zh": ["好", "取消", "返回", "搜索"],
        "zh-hant": ["好", "取消", "返回", "搜尋"],
    ]
}

/// Shows a text of the system.
nonisolated struct SystemLabel: View {
    let text: SystemText
    @Environment(\.locale) private var locale

    init(_ text: SystemText) {
        self.text = text
    }

    @MainActor var body: some View { Text(verbatim: text.text(language: locale.languageTag)) }
}
