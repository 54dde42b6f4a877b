import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierPictures
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A view of UIKit` {
    /// The page whose fonts drawings use.
    private let page = TestPage { Text("Page") }

    private func square(_ frame: CGRect, _ color: UIColor) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        return view
    }

    /// The opacities at places of the picture of a view.
    private func opacities(_ view: UIView, _ places: (Int, Int)...) throws -> [UInt8] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { context in
            view.layer.render(in: context.cgContext)
        }
        let bitmap = try #require(image.pixels).bitmap()
        return places.map { bitmap.pixel(x: $0.0, y: $0.1)[3] }
    }

    @Test func `is seen where its mask is opaque`() throws {
        page.update()
        let view = square(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
        view.mask = square(CGRect(x: 10, y: 10, width: 20, height: 20), .black)
        #expect(try opacities(view, (5, 5), (20, 20), (35, 20)) == [0, 255, 0])
        view.mask = nil
        #expect(try opacities(view, (5, 5)) == [255])
    }

    @Test func `has margins by the direction of the language`() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.directionalLayoutMargins.trailing == 4)
    }

    @Test func `sets the direction of texts inside`() throws {
        let label = UILabel(frame: .zero)
        label.text = "abc"
        label.semanticContentAttribute = .forceRightToLeft
        let page = TestPage(width: 100, height: 20) { Shown(view: label) }
        #expect(page.frame(of: "abc")?.maxX == 100)
        label.semanticContentAttribute = .forceLeftToRight
        page.update()
        #expect(page.frame(of: "abc")?.minX == 0)
    }

    @Test func `finds the frontmost view inside at a place, in which views may take part`() {
        final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = Wide(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        outer.addSubview(inner)
        #expect(outer.hitTest(CGPoint(x: 25, y: 50), with: nil) === inner)
        #expect(outer.hitTest(CGPoint(x: 5, y: 50), with: nil) === outer)
        inner.isUserInteractionEnabled = false
        #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === outer)
        #expect(outer.hitTest(CGPoint(x: 150, y: 50), with: nil) == nil)
    }

    @Test func `shows a label's text with a sharp shadow`() {
        let label = UILabel(frame: .zero)
        label.text = "abc"
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: 2, height: 3)
        let page = TestPage(width: 100, height: 20) { Shown(view: label) }
        let shadow = page.nodes.compactMap { $0.appearance?.shadow }.first
        #expect(shadow?.radius == 0 && shadow?.x == 2 && shadow?.y == 3)
    }

    @Test func `shows the images of an animation one after the other`() {
        let images = (1...3).map { UIGraphicsImageRenderer(size: CGSize(width: $0, height: 1)).image { _ in } }
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        let animation = ImageAnimation(images: images, start: start, duration: 0.6, rounds: 2)
        let times = Array(animation.entries(from: start, mode: .normal))
        #expect(times.map { animation.image(at: $0)?.size.width } == [1, 2, 3, 1, 2, 3, nil])
        let fast = ImageAnimation(images: images, start: start, duration: 0.15, rounds: 0)
        let first = fast.entries(from: start, mode: .normal).prefix(4).map { fast.image(at: $0)?.size.width }
        #expect(first == [1, 3, 2, 1])
        let view = UIImageView(image: nil)
        view.animationImages = images
        view.startAnimating()
        #expect(view.isAnimating)
        view.stopAnimating()
        #expect(!view.isAnimating)
    }
}
