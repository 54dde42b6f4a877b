import EspalierDisplayTree
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
@Suite struct `A style that is set around shapes` {
    private func fills<V: View>(_ view: V) -> [DisplayPaint?] {
        TestPage { view }.nodes.compactMap { node in
            if case .shape(let shape) = node.content { shape.fill } else { nil }
        }
    }

    private let levels = VStack {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
    }

    @Test func `may have up to three levels`() {
        let (red, green, blue) = (
            DisplayPaint.color(.named(.red)), DisplayPaint.color(.named(.green)), DisplayPaint.color(.named(.blue))
        )
        #expect(fills(levels.foregroundStyle(Color.red, Color.green, Color.blue)) == [red, green, blue])
        #expect(fills(levels.foregroundStyle(Color.red, Color.green)).prefix(2) == [red, green])
        #expect(fills(levels.foregroundStyle(Color.red)).first == red)
    }

    @Test func `may be the tint or the background`() {
        let green = DisplayPaint.color(.named(.green))
        #expect(fills(Rectangle().fill(.tint).tint(Optional(AnyShapeStyle(Color.green)))) == [green])
        #expect(fills(Rectangle().fill(.tint).tint(AnyShapeStyle?.none).tint(.red)) == [.color(.named(.accent))])
        #expect(fills(Rectangle().fill(.background).backgroundStyle(Color.green)) == [green])
    }

    @Test func `for the whole page is that of the first view that sets one`() {
        func scheme(_ first: ColorScheme?, _ second: ColorScheme?) -> DisplayColorScheme? {
            TestPage {
                Text("a").preferredColorScheme(first)
                Text("b").preferredColorScheme(second)
            }.tree.colorScheme
        }
        #expect(scheme(.dark, .light) == .dark && scheme(.light, .dark) == .light)
        #expect(scheme(nil, .dark) == .dark && scheme(nil, nil) == nil)
    }
}
