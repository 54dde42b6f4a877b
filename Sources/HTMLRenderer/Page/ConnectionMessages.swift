/// Texts that the client shows without asking the server, in the page's language or in English.
struct ConnectionMessages {
    /// The value of `Wire.Attribute.words`: the message for a lost connection, the message for a failed action,
    /// and the title of the list of keyboard shortcuts, with `|` between them.
    let text: String

    /// - Parameter language: A BCP 47 tag. Traditional Chinese is used if the tag names that script or a region that writes it.
    init(language: String) {
        let subtags = language.lowercased().split(separator: "-")
        let isTraditional = subtags.first == "zh" && subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) }
        text = Self.texts[isTraditional ? "zh-hant" : String(subtags.first ?? "")] ?? Self.english
    }

    private static let english = "Reconnecting…|That didn’t work.|Keyboard Shortcuts"

    private static let texts = [
        "ar": "جارٍ إعادة الاتصال…|تعذّر تنفيذ ذلك.|اختصارات لوحة المفاتيح",
        "bg": "Повторно свързване…|Не се получи.|Клавишни комбинации",
        "ca": "S’està tornant a connectar…|No s’ha pogut fer.|Dreceres del teclat",
        "cs": "Obnovování připojení…|To se nepodařilo.|Klávesové zkratky",
        "da": "Opretter forbindelse igen…|Det mislykkedes.|Tastaturgenveje",
        "de": "Verbindung wird wiederhergestellt …|Das hat nicht geklappt.|Tastenkurzbefehle",
        "el": "Επανασύνδεση…|Δεν ήταν δυνατό.|Συντομεύσεις πληκτρολογίου",
        "es": "Reconectando…|No se ha podido hacer.|Atajos de teclado",
        "fi": "Yhdistetään uudelleen…|Se ei onnistunut.|Pikanäppäimet",
        "fr": "Reconnexion…|Cela n’a pas fonctionné.|Raccourcis clavier",
        "he": "מתחבר מחדש…|הפעולה נכשלה.|קיצורי מקלדת",
        "hi": "फिर से कनेक्ट हो रहा है…|यह नहीं हो सका।|कीबोर्ड शॉर्टकट",
        "hr": "Ponovno povezivanje…|Nije uspjelo.|Tipkovnički prečaci",
        "hu": "Újracsatlakozás…|Nem sikerült.|Billentyűparancsok",
        "id": "Menghubungkan kembali…|Tidak berhasil.|Pintasan papan ketik",
        "it": "Riconnessione in corso…|Operazione non riuscita.|Scorciatoie da tastiera",
        "ja": "再接続中…|実行できませんでした。|キーボードショートカット",
        "ko": "다시 연결하는 중…|수행하지 못했습니다.|키보드 단축키",
        "ms": "Menyambung semula…|Tidak berjaya.|Pintasan papan kekunci",
        "nb": "Kobler til igjen…|Det gikk ikke.|Hurtigtaster",
        "nl": "Opnieuw verbinden…|Dat is niet gelukt.|Toetscombinaties",
        "no": "Kobler til igjen…|Det gikk ikke.|Hurtigtaster",
        "pl": "Ponowne łączenie…|Nie udało się.|Skróty klawiszowe",
        "pt": "Reconectando…|Não foi possível.|Atalhos de teclado",
        "ro": "Se reconectează…|Nu a reușit.|Scurtături de tastatură",
        "ru": "Повторное подключение…|Не удалось выполнить.|Сочетания клавиш",
        "sk": "Opätovné pripájanie…|Nepodarilo sa.|Klávesové skratky",
        "sv": "Återansluter…|Det gick inte.|Kortkommandon",
        "th": "กำลังเชื่อมต่อใหม่…|ทำรายการไม่สำเร็จ|ปุ่มลัดแป้นพิมพ์",
        "tr": "Yeniden bağlanıyor…|Bu yapılamadı.|Klavye kısayolları",
        "uk": "Повторне підключення…|Не вдалося виконати.|Комбінації клавіш",
        "vi": "Đang kết nối lại…|Không thực hiện được.|Phím tắt",
        "zh": "正在重新连接…|操作失败。|键盘快捷键",
        "zh-hant": "正在重新連線…|無法完成操作。|鍵盤快速鍵",
    ]
}
