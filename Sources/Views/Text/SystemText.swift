import Foundation

/// A text of the system, in the language of the page.
nonisolated enum SystemText: Int, CaseIterable {
    case ok, cancel, back, search, rename, sheetGrabber, clearText, file, edit, format, view, window, help,
        toggleSidebar, toggleInspector, columnWidth, select

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

    private static let english = [
        "OK", "Cancel", "Back", "Search", "Rename", "Sheet Grabber", "Clear text", "File", "Edit", "Format", "View",
        "Window", "Help", "Toggle Sidebar", "Toggle Inspector", "Column Width", "Select",
    ]

    private static let words = [
        "ar": [
            "موافق", "إلغاء", "رجوع", "بحث", "إعادة تسمية", "مقبض الورقة", "مسح النص", "ملف", "تحرير", "تنسيق", "عرض",
            "نافذة", "مساعدة", "تبديل الشريط الجانبي", "تبديل المفتش", "عرض العمود", "تحديد",
        ],
        "cs": [
            "OK", "Zrušit", "Zpět", "Hledat", "Přejmenovat", "Úchyt listu", "Smazat text", "Soubor", "Úpravy", "Formát",
            "Zobrazení", "Okno", "Nápověda", "Přepnout boční panel", "Přepnout inspektor", "Šířka sloupce", "Vybrat",
        ],
        "da": [
            "OK", "Annuller", "Tilbage", "Søg", "Omdøb", "Arkgreb", "Ryd tekst", "Arkiv", "Rediger", "Format",
            "Oversigt", "Vindue", "Hjælp", "Slå indholdsoversigt til/fra", "Slå info til/fra", "Kolonnebredde", "Vælg",
        ],
        "de": [
            "OK", "Abbrechen", "Zurück", "Suchen", "Umbenennen", "Griff des Blatts", "Text löschen", "Ablage",
            "Bearbeiten", "Format", "Darstellung", "Fenster", "Hilfe", "Seitenleiste ein-/ausblenden",
            "Informationen ein-/ausblenden", "Spaltenbreite", "Auswählen",
        ],
        "es": [
            "Aceptar", "Cancelar", "Atrás", "Buscar", "Renombrar", "Tirador de la hoja", "Borrar texto", "Archivo",
            "Edición", "Formato", "Visualización", "Ventana", "Ayuda", "Mostrar u ocultar la barra lateral",
            "Mostrar u ocultar el inspector", "Ancho de la columna", "Seleccionar",
        ],
        "fi": [
            "OK", "Kumoa", "Takaisin", "Haku", "Nimeä uudelleen", "Arkin kahva", "Tyhjennä teksti", "Arkisto",
            "Muokkaa", "Muotoilu", "Näytä", "Ikkuna", "Ohje", "Näytä tai kätke sivupalkki", "Näytä tai kätke tiedot",
            "Sarakkeen leveys", "Valitse",
        ],
        "fr": [
            "OK", "Annuler", "Retour", "Rechercher", "Renommer", "Poignée de la feuille", "Effacer le texte", "Fichier",
            "Édition", "Format", "Présentation", "Fenêtre", "Aide", "Afficher ou masquer la barre latérale",
            "Afficher ou masquer l’inspecteur", "Largeur de la colonne", "Sélectionner",
        ],
        "he": [
            "אישור", "ביטול", "חזרה", "חיפוש", "שינוי שם", "ידית הגיליון", "ניקוי המלל", "קובץ", "עריכה", "עיצוב",
            "תצוגה", "חלון", "עזרה", "הצגה או הסתרה של סרגל הצד", "הצגה או הסתרה של המידע", "רוחב העמודה", "בחירה",
        ],
        "it": [
            "OK", "Annulla", "Indietro", "Cerca", "Rinomina", "Maniglia del foglio", "Cancella testo", "File",
            "Modifica", "Formato", "Vista", "Finestra", "Aiuto", "Mostra o nascondi barra laterale",
            "Mostra o nascondi inspector", "Larghezza della colonna", "Seleziona",
        ],
        "ja": [
            "OK", "キャンセル", "戻る", "検索", "名称変更", "シートのつまみ", "テキストを消去", "ファイル", "編集", "フォーマット", "表示", "ウインドウ", "ヘルプ",
            "サイドバーを切り替える", "インスペクタを切り替える", "列の幅", "選択",
        ],
        "ko": [
            "확인", "취소", "뒤로", "검색", "이름 변경", "시트 핸들", "텍스트 지우기", "파일", "편집", "포맷", "보기", "윈도우", "도움말", "사이드바 켜기/끄기",
            "속성 켜기/끄기", "열 너비", "선택",
        ],
        "nb": [
            "OK", "Avbryt", "Tilbake", "Søk", "Endre navn", "Arkhåndtak", "Fjern tekst", "Arkiv", "Rediger", "Format",
            "Vis", "Vindu", "Hjelp", "Vis eller skjul sidepanel", "Vis eller skjul infopanel", "Kolonnebredde", "Velg",
        ],
        "nl": [
            "OK", "Annuleer", "Terug", "Zoek", "Wijzig naam", "Greep van het blad", "Wis tekst", "Archief", "Wijzig",
            "Opmaak", "Weergave", "Venster", "Help", "Toon of verberg navigatiekolom", "Toon of verberg infovenster",
            "Kolombreedte", "Selecteer",
        ],
        "pl": [
            "OK", "Anuluj", "Wstecz", "Szukaj", "Zmień nazwę", "Uchwyt arkusza", "Wyczyść tekst", "Plik", "Edycja",
            "Format", "Widok", "Okno", "Pomoc", "Pokaż lub ukryj pasek boczny", "Pokaż lub ukryj inspektor",
            "Szerokość kolumny", "Wybierz",
        ],
        "pt": [
            "OK", "Cancelar", "Voltar", "Buscar", "Renomear", "Alça da folha", "Limpar texto", "Arquivo", "Editar",
            "Formatar", "Visualizar", "Janela", "Ajuda", "Mostrar ou ocultar barra lateral",
            "Mostrar ou ocultar inspetor", "Largura da coluna", "Selecionar",
        ],
        "ru": [
            "OK", "Отменить", "Назад", "Поиск", "Переименовать", "Захват листа", "Очистить текст", "Файл", "Правка",
            "Формат", "Вид", "Окно", "Справка", "Показать или скрыть боковую панель", "Показать или скрыть инспектор",
            "Ширина столбца", "Выбрать",
        ],
        "sv": [
            "OK", "Avbryt", "Tillbaka", "Sök", "Byt namn", "Arkhandtag", "Rensa text", "Arkiv", "Redigera", "Format",
            "Innehåll", "Fönster", "Hjälp", "Visa eller göm sidofältet", "Visa eller göm infopanelen", "Kolumnbredd",
            "Markera",
        ],
        "tr": [
            "Tamam", "Vazgeç", "Geri", "Ara", "Adını Değiştir", "Sayfa tutamacı", "Metni sil", "Dosya", "Düzen",
            "Biçim", "Görüntü", "Pencere", "Yardım", "Kenar çubuğunu göster veya gizle",
            "Denetleyiciyi göster veya gizle", "Sütun genişliği", "Seç",
        ],
        "uk": [
            "OK", "Скасувати", "Назад", "Пошук", "Перейменувати", "Ручка аркуша", "Очистити текст", "Файл", "Правка",
            "Формат", "Огляд", "Вікно", "Довідка", "Показати або сховати бічну панель",
            "Показати або сховати інспектор", "Ширина стовпця", "Вибрати",
        ],
        "zh": [
            "好", "取消", "返回", "搜索", "重新命名", "工作表抓手", "清除文本", "文件", "编辑", "格式", "显示", "窗口", "帮助", "切换边栏", "切换检查器", "列宽",
            "选择",
        ],
        "zh-hant": [
            "好", "取消", "返回", "搜尋", "重新命名", "工作表控制點", "清除文字", "檔案", "編輯", "格式", "顯示方式", "視窗", "輔助說明", "切換側邊欄", "切換檢閱器",
            "欄寬", "選擇",
        ],
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
