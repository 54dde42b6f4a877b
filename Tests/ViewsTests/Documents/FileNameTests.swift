import CoreTransferable
import Testing

@Suite struct `The name of a file` {
    @Test(arguments: [
        ("Notes.txt", "Notes.txt"), ("Logbuch “1”.txt", "Logbuch “1”.txt"), ("日本語.txt", "日本語.txt"),
        ("👩‍🚀.png", "👩‍🚀.png"), ("../../etc/passwd", "-..-etc-passwd"), ("C:\\a.txt", "C--a.txt"), ("..", "Untitled"),
        ("", "Untitled"),
        (".profile", "profile"), ("a\r\nSet-Cookie: b", "aSet-Cookie- b"), ("a\u{202E}gpj.exe", "agpj.exe"),
        ("  a b  ", "a b"), ("<\"?*|>", "Untitled"), ("a\0b", "ab"), ("...", "Untitled"),
        ("a. . ", "a"), ("nul", "_nul"), ("COM1.tar.gz", "_COM1.tar.gz"), ("console.txt", "console.txt"),
    ])
    func `is safe everywhere`(name: String, safe: String) {
        #expect(FileName.safe(name) == safe)
    }

    @Test func `has at most 255 bytes, and keeps its extension`() {
        let long = FileName.safe(String(repeating: "é", count: 300) + ".txt")
        #expect(long == String(repeating: "é", count: 125) + ".txt")
        #expect(FileName.safe(String(repeating: "a", count: 300)).utf8.count == 255)
    }
}
