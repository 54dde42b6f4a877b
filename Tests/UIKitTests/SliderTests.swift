import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A slider of UIKit` {
    private final class ThickSlider: UISlider {
        override func trackRect(forBounds bounds: CGRect) -> CGRect {
            CGRect(x: 0, y: bounds.midY - 5, width: bounds.width, height: 10)
        }
    }

    private struct Shown: UIViewRepresentable {
        let slider: UISlider
        func makeUIView(context: Context) -> UISlider { slider }
        func updateUIView(_ view: UISlider, context: Context) {}
    }

    private func page(_ slider: UISlider) -> TestPage {
        TestPage(width: 200) { Shown(slider: slider).frame(width: 200, height: 30) }
    }

    @Test func `has a track between its edges, and a knob at its number`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 30))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 2, y: 13, width: 200, height: 4))
        #expect(
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
                == CGRect(x: 88, y: 1, width: 28, height: 28))
        #expect(
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
                == CGRect(x: 174, y: 1, width: 28, height: 28))
    }

    @Test func `shows the image of its knob where its number is`() {
        let slider = UISlider()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        slider.setThumbImage(image, for: .normal)
        #expect(slider.currentThumbImage === image && slider.thumbImage(for: .highlighted) === image)
        slider.value = 0.5
        let page = page(slider)
        #expect(page.frames(ofType: "Image") == [CGRect(x: 90, y: 95, width: 20, height: 10)])
        slider.value = 1
        page.update()
        #expect(page.frames(ofType: "Image") == [CGRect(x: 178, y: 95, width: 20, height: 10)])
    }

    @Test func `draws the tracks of a class with its own rectangle`() {
        let slider = ThickSlider()
        slider.value = 0.25
        let page = page(slider)
        // The knob is 28 points wide, so that its middle is at 14 + 0.25 × 172.
        let shapes = page.frames(ofType: "Capsule").filter { $0.height == 10 }
        #expect(shapes.map(\.minX).sorted() == [0, 57] && shapes.map(\.width).sorted() == [57, 143])
    }

    @Test func `still takes numbers from the page when it is drawn`() throws {
        let slider = UISlider()
        slider.thumbTintColor = .red
        slider.accessibilityLabel = "size"
        var values: [Float] = []
        slider.addAction(UIAction { values.append(($0.sender as? UISlider)?.value ?? -1) }, for: .valueChanged)
        let page = page(slider)
        try page.send(.input, .number(0.75), to: "size")
        #expect(slider.value == 0.75 && values == [0.75])
    }

    @Test func `keeps its parts in place while its number changes`() throws {
        let slider = UISlider()
        slider.accessibilityLabel = "warmth"
        slider.setThumbImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
        let flame = UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in }
        slider.maximumValueImage = flame
        let page = page(slider)
        func flames() -> [CGRect] { page.frames(ofType: "Image").filter { $0.width == 22 } }
        #expect(flames() == [CGRect(x: 178, y: 89, width: 22, height: 22)])
        try page.send(.input, .number(0.75), to: "warmth")
        page.update()
        #expect(flames() == [CGRect(x: 178, y: 89, width: 22, height: 22)])
        slider.value = 0.25
        page.update()
        #expect(flames() == [CGRect(x: 178, y: 89, width: 22, height: 22)])
    }
}
