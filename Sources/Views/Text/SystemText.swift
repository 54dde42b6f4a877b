package import Foundation

/// A text of the system, in the language of the page.
package nonisolated enum SystemText: Int, CaseIterable {
    case ok, cancel, back, search, rename, sheetGrabber, clearText, file, edit, format, view, window, help,
        toggleSidebar, toggleInspector, columnWidth, select, files, chooseFile, chooseFiles, fileHint,
        done, photos, camera, choosePhoto, choosePhotos, takePhoto,
        reading,
        pictureHint, unusablePicture, failedUpload, editButton, delete, moveUp, moveDown, collapse, expand, activate,
        increment, decrement, close, share, copy, unusableFile, save, moreInfo,
        uploading, waitingForConnection, fileIsTooLarge, noRoomForFile, failedFile

    /// The text in a language; English for a language without texts.
    ///
    /// - Parameter language: A BCP 47 tag. Traditional Chinese is used if the tag names that script or a region that writes
    ///   it.
    package func text(language: String) -> String {
        let text = words(language: language)
        switch self {
        // The hints say the usual limit.
        case .fileHint, .pictureHint: return Self.text(text, limit: UploadLimit.bytes >> 20)
        default: return text
        }
    }

    /// A hint with the largest size of a file in megabytes.
    static func text(_ hint: String, limit: Int) -> String {
        if limit == UploadLimit.usual >> 20 { return hint }
        let arabic = String(limit).map { String(UnicodeScalar(0x0660 + UInt32($0.wholeNumberValue ?? 0))!) }.joined()
        return hint.replacingOccurrences(of: "32", with: String(limit)).replacingOccurrences(of: "٣٢", with: arabic)
    }

    /// The words of the card that shows the progress of uploads, with bars between.
    package static func ofUploads(language: String) -> String {
        [SystemText.cancel, .uploading, .waitingForConnection, .fileIsTooLarge, .noRoomForFile, .failedFile, .close]
            .map { $0.text(language: language) }.joined(separator: "|")
    }

    private func words(language: String) -> String {
        let subtags = language.lowercased().split { $0 == "-" || $0 == "_" }
        let isTraditional = subtags.first == "zh" && subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) }
        let words = Self.words[isTraditional ? "zh-hant" : String(subtags.first ?? "")] ?? Self.english
        return words[rawValue]
    }

    /// The text in the language of a locale.
    package func label(in locale: Locale) -> Text { Text(verbatim: text(language: locale.languageTag)) }

    private static let english = [
        "OK", "Cancel", "Back", "Search", "Rename", "Sheet Grabber", "Clear text", "File", "Edit", "Format", "View",
        "Window", "Help", "Toggle Sidebar", "Toggle Inspector", "Column Width", "Select",
        "Files", "Choose a File", "Choose Files", "Up to 32 MB",
        "Done", "Photos", "Camera", "Choose a Photo", "Choose Photos", "Take a Photo", "Reading…",
        "A PNG or JPEG picture of up to 32 MB", "This picture cannot be used.", "The picture could not be uploaded.",
        "Edit", "Delete", "Move up", "Move down", "Collapse", "Expand", "Activate", "Increment", "Decrement", "Close",
        "Share…", "Copy", "This file cannot be used.", "Save",
        "More Info",
        "Uploading", "Waiting for the connection…", "The file is too large.", "The server has no room for the file.",
        "The file could not be uploaded.",
    ]

    private static let words = [
        "ar": [
            "موافق", "إلغاء", "رجوع", "بحث", "إعادة تسمية", "مقبض الورقة", "مسح النص", "ملف", "تحرير", "تنسيق", "عرض",
            "نافذة", "مساعدة", "تبديل الشريط الجانبي", "تبديل المفتش", "عرض العمود", "تحديد",
            "الملفات", "اختيار ملف", "اختيار ملفات", "حتى ٣٢ ميغابايت",
            "تم", "الصور", "الكاميرا", "اختيار صورة", "اختيار صور", "التقاط صورة", "جارٍ القراءة…",
            "صورة PNG أو JPEG حتى ٣٢ ميغابايت", "لا يمكن استخدام هذه الصورة.", "تعذر تحميل الصورة.",
            "تحرير", "حذف", "نقل لأعلى", "نقل لأسفل", "طي", "توسيع", "تنشيط", "زيادة", "إنقاص", "إغلاق",
            "مشاركة…", "نسخ",
            "لا يمكن استخدام هذا الملف.", "حفظ", "مزيد من المعلومات",
            "جارٍ التحميل", "في انتظار الاتصال…", "الملف كبير جدًا.", "لا توجد مساحة كافية للملف على الخادم.",
            "تعذر تحميل الملف.",
        ],
        "cs": [
            "OK", "Zrušit", "Zpět", "Hledat", "Přejmenovat", "Úchyt listu", "Smazat text", "Soubor", "Úpravy", "Formát",
            "Zobrazení", "Okno", "Nápověda", "Přepnout boční panel", "Přepnout inspektor", "Šířka sloupce", "Vybrat",
            "Soubory", "Vybrat soubor", "Vybrat soubory", "Nejvýše 32 MB",
            "Hotovo", "Fotky", "Fotoaparát", "Vybrat fotku", "Vybrat fotky", "Vyfotit", "Načítání…",
            "Obrázek PNG nebo JPEG do 32 MB", "Tento obrázek nelze použít.", "Obrázek se nepodařilo nahrát.",
            "Upravit", "Smazat", "Přesunout nahoru", "Přesunout dolů", "Sbalit", "Rozbalit", "Aktivovat", "Zvýšit",
            "Snížit", "Zavřít",
            "Sdílet…", "Kopírovat",
            "Tento soubor nelze použít.", "Uložit", "Další informace",
            "Nahrávání", "Čeká se na připojení…", "Soubor je příliš velký.", "Na serveru není pro soubor místo.",
            "Soubor se nepodařilo nahrát.",
        ],
        "da": [
            "OK", "Annuller", "Tilbage", "Søg", "Omdøb", "Arkgreb", "Ryd tekst", "Arkiv", "Rediger", "Format",
            "Oversigt", "Vindue", "Hjælp", "Slå indholdsoversigt til/fra", "Slå info til/fra", "Kolonnebredde", "Vælg",
            "Arkiver", "Vælg et arkiv", "Vælg arkiver", "Op til 32 MB",
            "OK", "Fotos", "Kamera", "Vælg et foto", "Vælg fotos", "Tag et foto", "Læser…",
            "Et PNG- eller JPEG-billede på op til 32 MB", "Billedet kan ikke bruges.", "Billedet kunne ikke overføres.",
            "Rediger", "Slet", "Flyt op", "Flyt ned", "Skjul", "Udvid", "Aktiver", "Øg", "Reducer", "Luk",
            "Del…", "Kopier",
            "Arkivet kan ikke bruges.", "Gem", "Flere oplysninger",
            "Overfører", "Venter på forbindelsen…", "Arkivet er for stort.", "Serveren har ikke plads til arkivet.",
            "Arkivet kunne ikke overføres.",
        ],
        "de": [
            "OK", "Abbrechen", "Zurück", "Suchen", "Umbenennen", "Griff des Blatts", "Text löschen", "Ablage",
            "Bearbeiten", "Format", "Darstellung", "Fenster", "Hilfe", "Seitenleiste ein-/ausblenden",
            "Informationen ein-/ausblenden", "Spaltenbreite", "Auswählen",
            "Dateien", "Datei auswählen", "Dateien auswählen", "Bis 32 MB",
            "Fertig", "Fotos", "Kamera", "Foto auswählen", "Fotos auswählen", "Foto aufnehmen", "Wird gelesen …",
            "Ein Bild im Format PNG oder JPEG bis 32 MB", "Dieses Bild kann nicht verwendet werden.",
            "Das Bild konnte nicht hochgeladen werden.",
            "Bearbeiten", "Löschen", "Nach oben", "Nach unten", "Einklappen", "Ausklappen", "Aktivieren", "Erhöhen",
            "Verringern", "Schließen",
            "Teilen …", "Kopieren",
            "Diese Datei kann nicht verwendet werden.", "Sichern", "Weitere Infos",
            "Wird hochgeladen", "Warten auf die Verbindung …", "Die Datei ist zu groß.",
            "Auf dem Server ist kein Platz für die Datei.", "Die Datei konnte nicht hochgeladen werden.",
        ],
        "es": [
            "Aceptar", "Cancelar", "Atrás", "Buscar", "Renombrar", "Tirador de la hoja", "Borrar texto", "Archivo",
            "Edición", "Formato", "Visualización", "Ventana", "Ayuda", "Mostrar u ocultar la barra lateral",
            "Mostrar u ocultar el inspector", "Ancho de la columna", "Seleccionar",
            "Archivos", "Seleccionar un archivo", "Seleccionar archivos", "Hasta 32 MB",
            "Listo", "Fotos", "Cámara", "Seleccionar una foto", "Seleccionar fotos", "Hacer una foto", "Leyendo…",
            "Una imagen PNG o JPEG de hasta 32 MB", "No se puede usar esta imagen.", "No se ha podido subir la imagen.",
            "Editar", "Eliminar", "Subir", "Bajar", "Contraer", "Expandir", "Activar", "Aumentar", "Reducir", "Cerrar",
            "Compartir…", "Copiar",
            "No se puede usar este archivo.", "Guardar", "Más información",
            "Subiendo", "Esperando la conexión…", "El archivo es demasiado grande.",
            "El servidor no tiene espacio para el archivo.", "No se ha podido subir el archivo.",
        ],
        "fi": [
            "OK", "Kumoa", "Takaisin", "Haku", "Nimeä uudelleen", "Arkin kahva", "Tyhjennä teksti", "Arkisto",
            "Muokkaa", "Muotoilu", "Näytä", "Ikkuna", "Ohje", "Näytä tai kätke sivupalkki", "Näytä tai kätke tiedot",
            "Sarakkeen leveys", "Valitse",
            "Tiedostot", "Valitse tiedosto", "Valitse tiedostoja", "Enintään 32 Mt",
            "Valmis", "Kuvat", "Kamera", "Valitse kuva", "Valitse kuvia", "Ota kuva", "Luetaan…",
            "PNG- tai JPEG-kuva, enintään 32 Mt", "Tätä kuvaa ei voi käyttää.", "Kuvaa ei voitu lähettää.",
            "Muokkaa", "Poista", "Siirrä ylös", "Siirrä alas", "Supista", "Laajenna", "Aktivoi", "Suurenna", "Pienennä",
            "Sulje",
            "Jaa…", "Kopioi",
            "Tiedostoa ei voi käyttää.", "Tallenna", "Lisätietoja",
            "Lähetetään", "Odotetaan yhteyttä…", "Tiedosto on liian suuri.", "Palvelimella ei ole tilaa tiedostolle.",
            "Tiedostoa ei voitu lähettää.",
        ],
        "fr": [
            "OK", "Annuler", "Retour", "Rechercher", "Renommer", "Poignée de la feuille", "Effacer le texte", "Fichier",
            "Édition", "Format", "Présentation", "Fenêtre", "Aide", "Afficher ou masquer la barre latérale",
            "Afficher ou masquer l’inspecteur", "Largeur de la colonne", "Sélectionner",
            "Fichiers", "Choisir un fichier", "Choisir des fichiers", "32 Mo au maximum",
            "Terminé", "Photos", "Appareil photo", "Choisir une photo", "Choisir des photos", "Prendre une photo",
            "Lecture…", "Une image PNG ou JPEG de 32 Mo au maximum", "Cette image ne peut pas être utilisée.",
            "L’image n’a pas pu être envoyée.",
            "Modifier", "Supprimer", "Monter", "Descendre", "Réduire", "Développer", "Activer", "Augmenter", "Diminuer",
            "Fermer",
            "Partager…", "Copier",
            "Ce fichier ne peut pas être utilisé.", "Enregistrer", "Plus d’infos",
            "Envoi", "En attente de la connexion…", "Le fichier est trop volumineux.",
            "Le serveur n’a pas de place pour le fichier.", "Le fichier n’a pas pu être envoyé.",
        ],
        "he": [
            "אישור", "ביטול", "חזרה", "חיפוש", "שינוי שם", "ידית הגיליון", "ניקוי המלל", "קובץ", "עריכה", "עיצוב",
            "תצוגה", "חלון", "עזרה", "הצגה או הסתרה של סרגל הצד", "הצגה או הסתרה של המידע", "רוחב העמודה", "בחירה",
            "קבצים", "בחירת קובץ", "בחירת קבצים", "עד 32 MB",
            "סיום", "תמונות", "מצלמה", "בחירת תמונה", "בחירת תמונות", "צילום תמונה", "בקריאה…",
            "תמונת PNG או JPEG בגודל של עד 32 MB", "לא ניתן להשתמש בתמונה זו.", "לא ניתן היה להעלות את התמונה.",
            "עריכה", "מחיקה", "העברה למעלה", "העברה למטה", "כיווץ", "הרחבה", "הפעלה", "הגדלה", "הקטנה", "סגירה",
            "שיתוף…", "העתקה",
            "לא ניתן להשתמש בקובץ הזה.", "שמירה", "מידע נוסף",
            "בהעלאה", "בהמתנה לחיבור…", "הקובץ גדול מדי.", "אין בשרת מקום לקובץ.", "לא ניתן היה להעלות את הקובץ.",
        ],
        "it": [
            "OK", "Annulla", "Indietro", "Cerca", "Rinomina", "Maniglia del foglio", "Cancella testo", "File",
            "Modifica", "Formato", "Vista", "Finestra", "Aiuto", "Mostra o nascondi barra laterale",
            "Mostra o nascondi inspector", "Larghezza della colonna", "Seleziona",
            "File", "Scegli un file", "Scegli file", "Fino a 32 MB",
            "Fine", "Foto", "Fotocamera", "Scegli una foto", "Scegli foto", "Scatta una foto", "Lettura…",
            "Un’immagine PNG o JPEG fino a 32 MB", "Questa immagine non può essere utilizzata.",
            "Impossibile caricare l’immagine.",
            "Modifica", "Elimina", "Sposta su", "Sposta giù", "Comprimi", "Espandi", "Attiva", "Aumenta", "Riduci",
            "Chiudi",
            "Condividi…", "Copia",
            "Impossibile utilizzare questo file.", "Salva", "Altre info",
            "Caricamento", "In attesa della connessione…", "Il file è troppo grande.",
            "Il server non ha spazio per il file.", "Impossibile caricare il file.",
        ],
        "ja": [
            "OK", "キャンセル", "戻る", "検索", "名称変更", "シートのつまみ", "テキストを消去", "ファイル", "編集", "フォーマット", "表示", "ウインドウ", "ヘルプ",
            "サイドバーを切り替える", "インスペクタを切り替える", "列の幅", "選択",
            "ファイル", "ファイルを選択", "ファイルを選択", "32 MBまで",
            "完了", "写真", "カメラ", "写真を選択", "写真を選択", "写真を撮る", "読み込み中…", "32 MBまでのPNGまたはJPEGの画像", "この画像は使用できません。",
            "画像をアップロードできませんでした。",
            "編集", "削除", "上に移動", "下に移動", "折りたたむ", "展開", "実行", "増やす", "減らす", "閉じる",
            "共有…", "コピー",
            "このファイルは使用できません。", "保存", "詳細",
            "アップロード中", "接続を待っています…", "ファイルが大きすぎます。", "サーバーにファイルの空き容量がありません。", "ファイルをアップロードできませんでした。",
        ],
        "ko": [
            "확인", "취소", "뒤로", "검색", "이름 변경", "시트 핸들", "텍스트 지우기", "파일", "편집", "포맷", "보기", "윈도우", "도움말", "사이드바 켜기/끄기",
            "속성 켜기/끄기", "열 너비", "선택",
            "파일", "파일 선택", "파일 선택", "최대 32MB",
            "완료", "사진", "카메라", "사진 선택", "사진 선택", "사진 찍기", "읽는 중…", "최대 32MB의 PNG 또는 JPEG 이미지", "이 이미지를 사용할 수 없습니다.",
            "이미지를 업로드할 수 없습니다.",
            "편집", "삭제", "위로 이동", "아래로 이동", "접기", "펼치기", "활성화", "증가", "감소", "닫기",
            "공유…", "복사",
            "이 파일을 사용할 수 없습니다.", "저장", "추가 정보",
            "업로드 중", "연결 대기 중…", "파일이 너무 큽니다.", "서버에 파일을 저장할 공간이 없습니다.", "파일을 업로드할 수 없습니다.",
        ],
        "nb": [
            "OK", "Avbryt", "Tilbake", "Søk", "Endre navn", "Arkhåndtak", "Fjern tekst", "Arkiv", "Rediger", "Format",
            "Vis", "Vindu", "Hjelp", "Vis eller skjul sidepanel", "Vis eller skjul infopanel", "Kolonnebredde", "Velg",
            "Filer", "Velg en fil", "Velg filer", "Opptil 32 MB",
            "Ferdig", "Bilder", "Kamera", "Velg et bilde", "Velg bilder", "Ta et bilde", "Leser…",
            "Et PNG- eller JPEG-bilde på opptil 32 MB", "Dette bildet kan ikke brukes.",
            "Bildet kunne ikke lastes opp.",
            "Rediger", "Slett", "Flytt opp", "Flytt ned", "Skjul", "Utvid", "Aktiver", "Øk", "Reduser", "Lukk",
            "Del…", "Kopier",
            "Filen kan ikke brukes.", "Arkiver", "Mer info",
            "Laster opp", "Venter på tilkoblingen…", "Filen er for stor.", "Tjeneren har ikke plass til filen.",
            "Filen kunne ikke lastes opp.",
        ],
        "nl": [
            "OK", "Annuleer", "Terug", "Zoek", "Wijzig naam", "Greep van het blad", "Wis tekst", "Archief", "Wijzig",
            "Opmaak", "Weergave", "Venster", "Help", "Toon of verberg navigatiekolom", "Toon of verberg infovenster",
            "Kolombreedte", "Selecteer",
            "Bestanden", "Kies een bestand", "Kies bestanden", "Tot 32 MB",
            "Gereed", "Foto's", "Camera", "Kies een foto", "Kies foto's", "Maak een foto", "Lezen…",
            "Een PNG- of JPEG-afbeelding tot 32 MB", "Deze afbeelding kan niet worden gebruikt.",
            "De afbeelding kan niet worden geüpload.",
            "Wijzig", "Verwijder", "Zet omhoog", "Zet omlaag", "Vouw samen", "Vouw uit", "Activeer", "Verhoog",
            "Verlaag", "Sluit",
            "Deel…", "Kopieer",
            "Dit bestand kan niet worden gebruikt.", "Bewaar", "Meer info",
            "Uploaden", "Wachten op de verbinding…", "Het bestand is te groot.",
            "De server heeft geen ruimte voor het bestand.", "Het bestand kan niet worden geüpload.",
        ],
        "pl": [
            "OK", "Anuluj", "Wstecz", "Szukaj", "Zmień nazwę", "Uchwyt arkusza", "Wyczyść tekst", "Plik", "Edycja",
            "Format", "Widok", "Okno", "Pomoc", "Pokaż lub ukryj pasek boczny", "Pokaż lub ukryj inspektor",
            "Szerokość kolumny", "Wybierz",
            "Pliki", "Wybierz plik", "Wybierz pliki", "Do 32 MB",
            "Gotowe", "Zdjęcia", "Aparat", "Wybierz zdjęcie", "Wybierz zdjęcia", "Zrób zdjęcie", "Odczytywanie…",
            "Obraz PNG lub JPEG do 32 MB", "Nie można użyć tego obrazu.", "Nie udało się przesłać obrazu.",
            "Edytuj", "Usuń", "Przenieś w górę", "Przenieś w dół", "Zwiń", "Rozwiń", "Aktywuj", "Zwiększ", "Zmniejsz",
            "Zamknij",
            "Udostępnij…", "Kopiuj",
            "Nie można użyć tego pliku.", "Zachowaj", "Więcej informacji",
            "Przesyłanie", "Oczekiwanie na połączenie…", "Plik jest zbyt duży.", "Na serwerze nie ma miejsca na plik.",
            "Nie udało się przesłać pliku.",
        ],
        "pt": [
            "OK", "Cancelar", "Voltar", "Buscar", "Renomear", "Alça da folha", "Limpar texto", "Arquivo", "Editar",
            "Formatar", "Visualizar", "Janela", "Ajuda", "Mostrar ou ocultar barra lateral",
            "Mostrar ou ocultar inspetor", "Largura da coluna", "Selecionar",
            "Arquivos", "Escolher um arquivo", "Escolher arquivos", "Até 32 MB",
            "OK", "Fotos", "Câmera", "Escolher uma foto", "Escolher fotos", "Tirar uma foto", "Lendo…",
            "Uma imagem PNG ou JPEG de até 32 MB", "Não é possível usar esta imagem.",
            "Não foi possível enviar a imagem.",
            "Editar", "Apagar", "Mover para cima", "Mover para baixo", "Recolher", "Expandir", "Ativar", "Aumentar",
            "Diminuir", "Fechar",
            "Compartilhar…", "Copiar",
            "Não é possível usar este arquivo.", "Salvar", "Mais Informações",
            "Enviando", "Aguardando a conexão…", "O arquivo é grande demais.",
            "O servidor não tem espaço para o arquivo.", "Não foi possível enviar o arquivo.",
        ],
        "ru": [
            "OK", "Отменить", "Назад", "Поиск", "Переименовать", "Захват листа", "Очистить текст", "Файл", "Правка",
            "Формат", "Вид", "Окно", "Справка", "Показать или скрыть боковую панель", "Показать или скрыть инспектор",
            "Ширина столбца", "Выбрать",
            "Файлы", "Выбрать файл", "Выбрать файлы", "До 32 МБ",
            "Готово", "Фото", "Камера", "Выбрать фото", "Выбрать фото", "Снять фото", "Чтение…",
            "Изображение PNG или JPEG до 32 МБ", "Это изображение нельзя использовать.",
            "Не удалось загрузить изображение.",
            "Править", "Удалить", "Переместить вверх", "Переместить вниз", "Свернуть", "Развернуть", "Активировать",
            "Увеличить", "Уменьшить", "Закрыть",
            "Поделиться…", "Скопировать",
            "Этот файл нельзя использовать.", "Сохранить", "Подробнее",
            "Загрузка", "Ожидание соединения…", "Файл слишком большой.", "На сервере нет места для файла.",
            "Не удалось загрузить файл.",
        ],
        "sv": [
            "OK", "Avbryt", "Tillbaka", "Sök", "Byt namn", "Arkhandtag", "Rensa text", "Arkiv", "Redigera", "Format",
            "Innehåll", "Fönster", "Hjälp", "Visa eller göm sidofältet", "Visa eller göm infopanelen", "Kolumnbredd",
            "Markera",
            "Filer", "Välj en fil", "Välj filer", "Högst 32 MB",
            "Klar", "Bilder", "Kamera", "Välj en bild", "Välj bilder", "Ta en bild", "Läser…",
            "En PNG- eller JPEG-bild på högst 32 MB", "Den här bilden kan inte användas.",
            "Det gick inte att överföra bilden.",
            "Ändra", "Radera", "Flytta uppåt", "Flytta nedåt", "Dölj", "Expandera", "Aktivera", "Öka", "Minska",
            "Stäng",
            "Dela…", "Kopiera",
            "Filen kan inte användas.", "Spara", "Mer info",
            "Överför", "Väntar på anslutningen…", "Filen är för stor.", "Servern har inte plats för filen.",
            "Det gick inte att överföra filen.",
        ],
        "tr": [
            "Tamam", "Vazgeç", "Geri", "Ara", "Adını Değiştir", "Sayfa tutamacı", "Metni sil", "Dosya", "Düzen",
            "Biçim", "Görüntü", "Pencere", "Yardım", "Kenar çubuğunu göster veya gizle",
            "Denetleyiciyi göster veya gizle", "Sütun genişliği", "Seç",
            "Dosyalar", "Dosya Seç", "Dosyaları Seç", "32 MB’a kadar",
            "Bitti", "Fotoğraflar", "Kamera", "Fotoğraf Seç", "Fotoğrafları Seç", "Fotoğraf Çek", "Okunuyor…",
            "32 MB’a kadar PNG veya JPEG görüntü", "Bu görüntü kullanılamıyor.", "Görüntü yüklenemedi.",
            "Düzenle", "Sil", "Yukarı Taşı", "Aşağı Taşı", "Daralt", "Genişlet", "Etkinleştir", "Artır", "Azalt",
            "Kapat",
            "Paylaş…", "Kopyala",
            "Bu dosya kullanılamıyor.", "Kaydet", "Daha Fazla Bilgi",
            "Yükleniyor", "Bağlantı bekleniyor…", "Dosya çok büyük.", "Sunucuda dosya için yer yok.",
            "Dosya yüklenemedi.",
        ],
        "uk": [
            "OK", "Скасувати", "Назад", "Пошук", "Перейменувати", "Ручка аркуша", "Очистити текст", "Файл", "Правка",
            "Формат", "Огляд", "Вікно", "Довідка", "Показати або сховати бічну панель",
            "Показати або сховати інспектор", "Ширина стовпця", "Вибрати",
            "Файли", "Вибрати файл", "Вибрати файли", "До 32 МБ",
            "Готово", "Фото", "Камера", "Вибрати фото", "Вибрати фото", "Зняти фото", "Читання…",
            "Зображення PNG або JPEG до 32 МБ", "Це зображення не можна використати.",
            "Не вдалося завантажити зображення.",
            "Редагувати", "Видалити", "Перемістити вгору", "Перемістити вниз", "Згорнути", "Розгорнути", "Активувати",
            "Збільшити", "Зменшити", "Закрити",
            "Поширити…", "Скопіювати",
            "Цей файл не можна використати.", "Зберегти", "Докладніше",
            "Завантаження", "Очікування з’єднання…", "Файл завеликий.", "На сервері немає місця для файлу.",
            "Не вдалося завантажити файл.",
        ],
        "zh": [
            "好", "取消", "返回", "搜索", "重新命名", "工作表抓手", "清除文本", "文件", "编辑", "格式", "显示", "窗口", "帮助", "切换边栏", "切换检查器", "列宽",
            "选择",
            "文件", "选取文件", "选取文件", "不超过 32 MB",
            "完成", "照片", "相机", "选取照片", "选取照片", "拍照", "正在读取…", "不超过 32 MB 的 PNG 或 JPEG 图片", "无法使用此图片。", "无法上传图片。",
            "编辑", "删除", "上移", "下移", "折叠", "展开", "激活", "增加", "减少", "关闭",
            "共享…", "拷贝",
            "无法使用此文件。", "存储", "更多信息",
            "正在上传", "正在等待连接…", "文件太大。", "服务器没有空间存放此文件。", "无法上传文件。",
        ],
        "zh-hant": [
            "好", "取消", "返回", "搜尋", "重新命名", "工作表控制點", "清除文字", "檔案", "編輯", "格式", "顯示方式", "視窗", "輔助說明", "切換側邊欄", "切換檢閱器",
            "欄寬", "選擇",
            "檔案", "選擇檔案", "選擇檔案", "不超過 32 MB",
            "完成", "照片", "相機", "選擇照片", "選擇照片", "拍照", "正在讀取…", "不超過 32 MB 的 PNG 或 JPEG 圖片", "無法使用此圖片。", "無法上傳圖片。",
            "編輯", "刪除", "上移", "下移", "收合", "展開", "啟用", "增加", "減少", "關閉",
            "分享…", "拷貝",
            "無法使用此檔案。", "儲存", "更多資訊",
            "正在上傳", "正在等待連線…", "檔案太大。", "伺服器沒有空間存放此檔案。", "無法上傳檔案。",
        ],
    ]
}

/// Shows a text of the system.
package nonisolated struct SystemLabel: View {
    let text: SystemText
    @Environment(\.locale) private var locale

    package init(_ text: SystemText) {
        self.text = text
    }

    @MainActor package var body: some View { text.label(in: locale) }
}
