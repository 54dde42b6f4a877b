import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierTextMeasurement

struct HeldTextTests {
    private func pieces(_ text: String) -> [TextFragment] {
        Array(shaped(text).natural.lines[0].fragments)
    }

    @Test func `an ideograph takes an em, and a run of them is one piece`() {
        #expect(pieces("你好，世界") == [TextFragment(run: 0, text: "你好，世界", heldWidth: 85)])
        #expect(pieces("設定A") == [TextFragment(run: 0, text: "設定", heldWidth: 34), TextFragment(run: 0, text: "A")])
    }

    @Test func `an emoji takes five quarters of an em, however many characters it has`() {
        for emoji in ["😀", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "1️⃣", "⌚", "☺️"] {
            #expect(pieces(emoji) == [TextFragment(run: 0, text: emoji, heldWidth: 21.25)], "\(emoji)")
        }
    }

    @Test func `digits and signs that are not emoji use the font`() {
        #expect(pieces("1 # * © ™ →") == [TextFragment(run: 0, text: "1 # * © ™ →")])
    }

    @Test func `other characters that the font lacks are as wide as their script usually is, in quarters`() {
        #expect(pieces("ไ") == [TextFragment(run: 0, text: "ไ", heldWidth: 10.25)])
        #expect(pieces("हिन्दी").map(\.heldWidth) == [46])
    }

    @Test func `words of a right-to-left script are one piece, so that the browser puts them in order`() {
        #expect(pieces("שלום עולם").map(\.text) == ["שלום עולם"])
        #expect(pieces("say שלום עולם now").map(\.text) == ["say ", "שלום עולם", " now"])
    }

    @Test func `a number of Arabic digits is one piece with its signs`() {
        #expect(pieces("٢:٠٠").map(\.text) == ["٢:٠٠"])
        #expect(pieces("at ٢:٠٠\u{A0}م, ٣٬٤.٥").map(\.text) == ["at ", "٢:٠٠\u{A0}م", ", ", "٣٬٤.٥"])
        #expect(pieces("12:30").map(\.text) == ["12:30"])
    }

    @Test func `held text breaks into lines of whole quarters`() {
        let layout = shaped("漢字仮名交じり文").layout(width: 60, height: nil, constraints: TextConstraints())
        #expect(layout.lines.map { $0.fragments.map(\.heldWidth) } == [[51], [51], [34]])
        #expect(layout.size.width == 51)
    }

    @Test func `letters of other alphabets come from the font's other parts`() {
        for text in ["Łódź", "Привет", "Ελληνικά", "Việt Nam", "e\u{301}"] {
            #expect(pieces(text) == [TextFragment(run: 0, text: text)], "\(text)")
        }
    }
}
