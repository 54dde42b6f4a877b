import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A configuration of symbols` {
    private typealias Configuration = UIImage.SymbolConfiguration

    @Test func `has the values of another one, and its own for the rest`() {
        let first = Configuration(pointSize: 20, weight: .bold, scale: .small)
        let second = Configuration(paletteColors: [.red, .blue]).applying(Configuration(pointSize: 30))
        let both = first.applying(second)
        #expect(both.pointSize == 30 && both.weight == .bold && both.scaling == .small)
        #expect(both.values.coloring == .palette([.red, .blue]))
        #expect(first.applying(nil) == first)
        #expect(first.applying(Configuration.unspecified) == first && first != both)
    }

    @Test func `loses values`() {
        let all = Configuration(pointSize: 20, weight: .bold, scale: .large)
        #expect(all.configurationWithoutPointSizeAndWeight() == Configuration(scale: .large))
        #expect(all.configurationWithoutScale() == Configuration(pointSize: 20, weight: .bold))
        let style = Configuration(textStyle: .body, scale: .small)
        #expect(style.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize)
        #expect(style.configurationWithoutTextStyle() == Configuration(scale: .small))
    }

    @Test func `sets the size of a symbol`() throws {
        let image = try #require(UIImage(systemName: "star", withConfiguration: Configuration(pointSize: 20)))
        #expect(image.size == CGSize(width: 24, height: 24))
        let larger = try #require(image.applyingSymbolConfiguration(Configuration(pointSize: 30, weight: .heavy)))
        #expect(larger.size == CGSize(width: 36, height: 36) && larger.symbolConfiguration?.weight == .heavy)
        let tinted = image.withTintColor(.red).applyingSymbolConfiguration(.preferringMulticolor())
        #expect(tinted?.ownColor == .red && tinted?.size == image.size && tinted?.configuration != nil)
    }

    /// The paint of the symbol in an image view.
    private func paint(_ image: UIImage?, preferred: Configuration? = nil) -> DisplayPaint? {
        let view = UIImageView(image: image)
        view.preferredSymbolConfiguration = preferred
        let page = TestPage { HostedImage(view: view) }
        for node in page.nodes { if case .image(let image) = node.content { return image.paint } }
        return nil
    }

    private struct HostedImage: UIViewRepresentable {
        let view: UIImageView
        func makeUIView(context: Context) -> UIImageView { view }
        func updateUIView(_ view: UIImageView, context: Context) {}
    }

    private func paint(_ color: UIColor) -> DisplayPaint? {
        paint(UIImage(systemName: "star.fill")?.withTintColor(color))
    }

    @Test func `colors a symbol`() {
        let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let symbol = UIImage(systemName: "star.fill", withConfiguration: Configuration(hierarchicalColor: color))
        #expect(paint(color) != nil && paint(color) != paint(.green))
        #expect(paint(symbol) == paint(color))
        let plain = UIImage(systemName: "star.fill")
        #expect(paint(plain, preferred: Configuration(paletteColors: [color, .blue])) == paint(color))
        #expect(paint(symbol, preferred: Configuration(hierarchicalColor: .green)) == paint(color))
    }
}
