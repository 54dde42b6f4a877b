import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

/// A row that counts its taps.
private struct CountingRow: View {
    let number: Int
    @State private var taps = 0

    var body: some View { Button("Row \(number): \(taps)") { taps += 1 } }
}

@MainActor @Suite struct `A long stack` {
    @Test func `keeps all texts if one of its views shows two and another one none`() throws {
        let page = TestPage(height: 1000) {
            VStack {
                HStack {
                    Text("Left")
                    Text("Right")
                }
                ForEach(1..<13, id: \.self) { CountingRow(number: $0) }
                Spacer()
            }
        }
        try page.tap("Row 3: 0")
        #expect(page.texts == ["Left", "Right"] + (1..<13).map { "Row \($0): \($0 == 3 ? 1 : 0)" })
        try page.tap("Row 12: 0")
        #expect(page.texts.suffix(2) == ["Row 11: 0", "Row 12: 1"])
    }
}
