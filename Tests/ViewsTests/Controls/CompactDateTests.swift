import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A compact date picker` {
    @Test func `keeps its width beside a long label`() throws {
        let page = TestPage(width: 320, height: 200) {
            DatePicker(
                "Voraussichtliches Lieferdatum", selection: .constant(Date(timeIntervalSince1970: 0)),
                displayedComponents: .date
            )
            .datePickerStyle(.compact)
            .environment(\.timeZone, .gmt)
            .environment(\.locale, Locale(identifier: "de"))
        }
        #expect(page.frame(of: "01.01.1970")?.size == CGSize(width: 100, height: 10))
        #expect(page.frame(of: "01.01.1970")?.maxX == 309)
    }
}
