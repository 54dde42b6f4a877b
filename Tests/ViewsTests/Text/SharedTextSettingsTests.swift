import Foundation
import Testing

@testable import EspalierViews

@MainActor @Suite struct `Text settings that pages share` {
    @Test func `Settings that lead to each other are released when they are dropped`() {
        weak var plain: SharedTextSettings?
        weak var bold: SharedTextSettings?
        do {
            let settings = SharedTextSettings.standard.after(.font(.system(size: 1234.5)))
            plain = settings
            bold = settings.after(.bold(true))
            #expect(bold !== settings)
            #expect(bold?.after(.bold(false)) === settings)
        }
        #expect(plain != nil && bold != nil)
        SharedTextSettings.dropAll()
        #expect(plain == nil && bold == nil)
    }
}
