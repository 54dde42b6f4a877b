import EspalierDisplayTree
import EspalierPictures
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A variant of an image` {
    private func square(_ side: Int) throws -> UIImage {
        UIImage(StoredPicture(try Bitmap(width: side, height: side)), scale: 1)
    }

    @Test func `keeps its values in other variants`() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let image = try square(10).withAlignmentRectInsets(insets).withBaselineOffset(fromBottom: 2)
            .imageFlippedForRightToLeftLayoutDirection().withTintColor(.red).withRenderingMode(.alwaysTemplate)
        #expect(image.alignmentRectInsets == insets && image.baselineOffsetFromBottom == 2)
        #expect(image.flipsForRightToLeftLayoutDirection && image.size == CGSize(width: 10, height: 10))
        #expect(image.withoutBaseline().baselineOffsetFromBottom == nil)
        #expect(try square(10).withBaselineOffset(fromBottom: .nan).baselineOffsetFromBottom == nil)
    }

    @Test func `stretches a line between caps`() throws {
        let image = try square(10).stretchableImage(withLeftCapWidth: 4, topCapHeight: 0)
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 5))
        #expect(image.resizingMode == .stretch && image.leftCapWidth == 4 && image.topCapHeight == 0)
        let wide = try square(10).stretchableImage(withLeftCapWidth: 40, topCapHeight: -1)
        #expect(wide.capInsets == UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0))
    }

    @Test func `is one of the system, or a fraction of a symbol`() {
        for image in [UIImage.add, .remove, .checkmark, .strokedCheckmark, .actions] { #expect(image.isSymbolImage) }
        #expect(UIImage(systemName: "wifi", variableValue: 0.5)?.values.variableValue == 0.5)
        #expect(UIImage.add.heicData() == nil && !UIImage.add.isHighDynamicRange)
    }

    @Test func `is chosen by the scheme`() throws {
        let (day, night) = (try square(1), try square(2))
        let asset = UIImageAsset()
        asset.register(day, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
        let light = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(light.size.width == 1 && light.imageAsset === asset)
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width == 2)
        asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width == 1)
        #expect(UIImageAsset().image(with: UITraitCollection()).size == .zero)
        #expect(day.imageAsset?.image(with: UITraitCollection()).size.width == 1)
    }

    private struct Hosted: UIViewRepresentable {
        let view: UIImageView
        func makeUIView(context: Context) -> UIImageView { view }
        func updateUIView(_ view: UIImageView, context: Context) {}
    }

    private func shown(_ view: UIImageView, _ scheme: ColorScheme) -> DisplayImage? {
        let page = TestPage { Hosted(view: view).environment(\.colorScheme, scheme) }
        for node in page.nodes { if case .image(let image) = node.content { return image } }
        return nil
    }

    @Test func `is shown in the scheme of its view`() throws {
        let (day, night) = (try square(1), try square(2))
        let asset = UIImageAsset()
        asset.register(day, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
        let image = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(shown(UIImageView(image: image), .light)?.source == shown(UIImageView(image: day), .light)?.source)
        #expect(shown(UIImageView(image: image), .dark)?.source == shown(UIImageView(image: night), .light)?.source)
    }

    @Test func `has a label of its own`() throws {
        let image = try square(4)
        image.accessibilityLabel = "Square"
        image.accessibilityIdentifier = "square"
        #expect(image.accessibilityIdentifier == "square")
        let page = TestPage { Hosted(view: UIImageView(image: image)) }
        #expect(page.nodes.contains { $0.semantics?.label == "Square" })
    }
}
