import EspalierDisplayTree
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
@Suite struct `A picked colour` {
    private struct Picking: View {
        let supportsOpacity: Bool
        @State private var color = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)

        var body: some View {
            ColorPicker("colour", selection: $color, supportsOpacity: supportsOpacity)
            Text(color.description)
        }
    }

    @Test(arguments: [(true, "#00FF0080"), (false, "#00FF00FF")])
    func `keeps the opacity where the picker supports one`(supportsOpacity: Bool, description: String) throws {
        let page = TestPage { Picking(supportsOpacity: supportsOpacity) }
        try page.send(.change, .text("#00ff00"), to: "colour")
        #expect(page.texts.last == description)
    }
}
