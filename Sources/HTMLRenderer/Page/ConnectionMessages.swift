/// Connection messages that the client shows without asking the server, in the page's language or in English.
struct ConnectionMessages {
    /// The value of `Wire.Attribute.words`: the message for a lost connection, a `|`, and the message for a failed action.
    let text: String

    /// - Parameter language: A BCP 47 tag. Traditional Chinese is used if the tag names that script or a region that writes it.
    init(language: String) {
        let subtags = language.lowercased().split(separator: "-")
        let isTraditional = subtags.first == "zh" && subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) }
        text = Self.texts[isTraditional ? "zh-hant" : String(subtags.first ?? "")] ?? Self.english
    }

    private static let english = "Reconnecting…|That didn’t work."

    private static let texts = [
        "ar": "جارٍ إعادة الاتصال…|تعذّر تنفيذ ذلك.",
        "bg": "Повторно свързване…|Не се получи.",
        "ca": "S’està tornant a connectar…|No s’ha pogut fer.",
        "cs": "Obnovování připojení…|To se nepodařilo.",
        "da": "Opretter forbindelse igen…|Det mislykkedes.",
        "de": "Verbindung wird wiederhergestellt …|Das hat nicht geklappt.",
        "el": "Επανασύνδεση…|Δεν ήταν δυνατό.",
        "es": "Reconectando…|No se ha podido hacer.",
        "fi": "Yhdistetään uudelleen…|Se ei onnistunut.",
        "fr": "Reconnexion…|Cela n’a pas fonctionné.",
        "he": "מתחבר מחדש…|הפעולה נכשלה.",
        "hi": "फिर से कनेक्ट हो रहा है…|यह नहीं हो सका।",
        "hr": "Ponovno povezivanje…|Nije uspjelo.",
        "hu": "Újracsatlakozás…|Nem sikerült.",
        "id": "Menghubungkan kembali…|Tidak berhasil.",
        "it": "Riconnessione in corso…|Operazione non riuscita.",
        "ja": "再接続中…|実行できませんでした。",
        "ko": "다시 연결하는 중…|수행하지 못했습니다.",
        "ms": "Menyambung semula…|Tidak berjaya.",
        "nb": "Kobler til igjen…|Det gikk ikke.",
        "nl": "Opnieuw verbinden…|Dat is niet gelukt.",
        "no": "Kobler til igjen…|Det gikk ikke.",
        "pl": "Ponowne łączenie…|Nie udało się.",
        "pt": "Reconectando…|Não foi possível.",
        "ro": "Se reconectează…|Nu a reușit.",
        "ru": "Повторное подключение…|Не удалось выполнить.",
        "sk": "Opätovné pripájanie…|Nepodarilo sa.",
        "sv": "Återansluter…|Det gick inte.",
        "th": "กำลังเชื่อมต่อใหม่…|ทำรายการไม่สำเร็จ",
        "tr": "Yeniden bağlanıyor…|Bu yapılamadı.",
        "uk": "Повторне підключення…|Не вдалося виконати.",
        "vi": "Đang kết nối lại…|Không thực hiện được.",
        "zh": "正在重新连接…|操作失败。",
        "zh-hant": "正在重新連線…|無法完成操作。",
    ]
}
