import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A style with a shadow` {
    private let drop = DisplayPaintShadow(
        DisplayShadow(color: .rgb(0, 0, 0), radius: 4, x: 1, y: 2), isInner: false)
    private let inner = DisplayPaintShadow(
        DisplayShadow(color: .rgb(0, 0, 0), radius: 3, x: 0, y: 0), isInner: true)
    private nonisolated static let dropStyle = ShadowStyle.drop(color: .black, radius: 4, x: 1, y: 2)
    private nonisolated static let innerStyle = ShadowStyle.inner(color: .black, radius: 3)

    private func shapes(_ page: TestPage) -> [DisplayShape] {
        page.nodes.compactMap { if case .shape(let shape) = $0.content { shape } else { nil } }
    }

    private func textStyle(_ page: TestPage) -> DisplayTextStyle? {
        page.nodes.lazy.compactMap { if case .text(let text) = $0.content { text.firstStyle } else { nil } }.first
    }

    @Test func `fills shapes and backgrounds with both`() {
        let page = TestPage {
            VStack {
                Circle().fill(.blue.shadow(Self.dropStyle).shadow(Self.innerStyle))
                Text("a").background(.regularMaterial.shadow(Self.innerStyle))
                Circle().fill(.blue)
            }
        }
        #expect(shapes(page).map(\.shadows) == [[drop, inner], [inner], []])
        #expect(shapes(page).map(\.fill) == [.color(.named(.blue)), .material(thickness: 2), .color(.named(.blue))])
    }

    @Test func `reaches the texts and shapes inside, until they set a style`() {
        let page = TestPage {
            VStack {
                Text("a")
                Circle()
                Rectangle().fill(.red)
            }
            .foregroundStyle(.red.shadow(Self.dropStyle))
        }
        #expect(textStyle(page)?.shadows == [drop.shadow])
        #expect(shapes(page).map(\.shadows) == [[drop], []])
        #expect(
            textStyle(TestPage { Text("a").foregroundColor(.blue).foregroundStyle(.red.shadow(Self.dropStyle)) })?
                .shadows == [])
    }

    @Test func `has no inner shadow in a text`() {
        #expect(textStyle(TestPage { Text("a").foregroundStyle(.red.shadow(Self.innerStyle)) })?.shadows == [])
        #expect(textStyle(TestPage { Text("a").foregroundStyle(.shadow(Self.dropStyle)) })?.shadows == [drop.shadow])
    }

    @Test func `fades as a whole`() {
        let page = TestPage { Circle().fill(.blue.shadow(Self.dropStyle).opacity(0.5)) }
        #expect(shapes(page).first?.shadows.first?.shadow.color.opacity == 0.5)
    }

    @Test func `has no blur if the radius makes no sense`() {
        for radius in [-1, CGFloat.nan, .infinity] {
            let page = TestPage { Circle().fill(.blue.shadow(.drop(color: .black, radius: radius, x: .nan))) }
            #expect(
                shapes(page).first?.shadows == [
                    DisplayPaintShadow(DisplayShadow(color: .rgb(0, 0, 0), radius: 0, x: 0, y: 0), isInner: false)
                ])
        }
    }
}
