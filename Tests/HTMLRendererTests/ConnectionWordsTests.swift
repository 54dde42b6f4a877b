import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `The connection messages of a page` {
    private func tree(_ revision: Int, _ language: String) -> DisplayTree {
        DisplayTree(
            revision: revision, size: CGSize(width: 100, height: 100), title: "", colorScheme: nil, language: language,
            direction: .leftToRight, focus: nil,
            root: DisplayNode(id: 1, type: "Window", frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    }

    @Test(arguments: [
        ("en", "Reconnecting…|That didn’t work.|Keyboard Shortcuts"),
        ("en-GB", "Reconnecting…|That didn’t work.|Keyboard Shortcuts"),
        ("de-AT", "Verbindung wird wiederhergestellt …|Das hat nicht geklappt.|Tastenkurzbefehle"),
        ("zh-Hans", "正在重新连接…|操作失败。|键盘快捷键"), ("zh", "正在重新连接…|操作失败。|键盘快捷键"), ("zh-Hant", "正在重新連線…|無法完成操作。|鍵盤快速鍵"),
        ("zh-TW", "正在重新連線…|無法完成操作。|鍵盤快速鍵"), ("xx", "Reconnecting…|That didn’t work.|Keyboard Shortcuts"),
        ("", "Reconnecting…|That didn’t work.|Keyboard Shortcuts"),
    ])
    func `is in its language, else in English`(language: String, words: String) {
        #expect(ConnectionMessages(language: language).text == words)
    }

    @Test func `are in the page`() {
        let session = PageSession(id: "s", scene: "a", window: PageWindow(size: CGSize(width: 100, height: 100)))
        let page = String(
            decoding: HTMLPage.write(tree(1, "fr"), session: session, assets: PageAssets(), symbols: NoSymbols()),
            as: UTF8.self)
        #expect(
            page.hasPrefix(
                #"<!doctype html><html lang="fr" data-words="Reconnexion…|Cela n’a pas fonctionné.|Raccourcis clavier">"#
            ))
    }

    @Test func `change with its language`() {
        let patch = Difference.patch(from: tree(1, "en"), to: tree(2, "fr"), symbols: NoSymbols(), fonts: nil)
        #expect(
            String(decoding: patch.encoded(), as: UTF8.self)
                == #"{"f":1,"t":2,"o":[["l","fr","ltr","Reconnexion…|Cela n’a pas fonctionné.|Raccourcis clavier"]]}"#)
    }
}
