import EspalierInternationalization
import Foundation
import Testing

struct EmptyInitializerTests {
    @Test func `objects of Foundation are made without arguments`() {
        #expect(NSError().domain == "" && NSError().code == 0)
        #expect(Timer().isValid)
        #expect(NSAttributedString().string == "")
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a")
    }
}
