import Foundation

/// A text of the system, in the language of the page.
nonisolated enum SystemText: Int, CaseIterable {
    case ok, cancel, done, back, search, more, close

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

    private static let english = ["OK", "Cancel", "Done", "Back", "Search", "More", "Close"]

    private static let words = [
        "ar": ["موافق", "إلغاء", "تم", "رجوع", "بحث", "المزيد", "إغلاق"],
        "cs": ["OK", "Zrušit", "Hotovo", "Zpět", "Hledat", "Více", "Zavřít"],
        "da": ["OK", "Annuller", "OK", "Tilbage", "Søg", "Mere", "Luk"],
        "de": ["OK", "Abbrechen", "Fertig", "Zurück", "Suchen", "Mehr", "Schließen"],
        "es": ["Aceptar", "Cancelar", "Listo", "Atrás", "Buscar", "Más", "Cerrar"],
        "fi": ["OK", "Kumoa", "Valmis", "Takaisin", "Haku", "Lisää", "Sulje"],
        "fr": ["OK", "Annuler", "OK", "Retour", "Rechercher", "Plus", "Fermer"],
        "he": ["אישור", "ביטול", "סיום", "חזרה", "חיפוש", "עוד", "סגירה"],
        "it": ["OK", "Annulla", "Fine", "Indietro", "Cerca", "Altro", "Chiudi"],
        "ja": ["OK", "キャンセル", "完了", "戻る", "検索", "その他", "閉じる"],
        "ko": ["확인", "취소", "완료", "뒤로", "검색", "더 보기", "닫기"],
        "nb": ["OK", "Avbryt", "Ferdig", "Tilbake", "Søk", "Mer", "Lukk"],
        "nl": ["OK", "Annuleer", "Gereed", "Terug", "Zoek", "Meer", "Sluit"],
        "pl": ["OK", "Anuluj", "Gotowe", "Wstecz", "Szukaj", "Więcej", "Zamknij"],
        "pt": ["OK", "Cancelar", "OK", "Voltar", "Buscar", "Mais", "Fechar"],
        "ru": ["OK", "Отменить", "Готово", "Назад", "Поиск", "Ещё", "Закрыть"],
        "sv": ["OK", "Avbryt", "Klar", "Tillbaka", "Sök", "Mer", "Stäng"],
        "tr": ["Tamam", "Vazgeç", "Bitti", "Geri", "Ara", "Daha Fazla", "Kapat"],
        "uk": ["OK", "Скасувати", "Готово", "Назад", "Пошук", "Більше", "Закрити"],
        "zh": ["好", "取消", "完成", "返回", "搜索", "更多", "关闭"],
        "zh-hant": ["好", "取消", "完成", "返回", "搜尋", "更多", "關閉"],
    ]
}

extension SystemText {
    /// The text in the language of an environment.
    func text(in environment: EnvironmentValues) -> String { text(language: environment.locale.languageTag) }
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
