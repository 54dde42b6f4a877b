import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A view with a visual effect` {
    private struct Blur: UIViewRepresentable {
        let style: UIBlurEffect.Style
        func makeUIView(context: Context) -> UIVisualEffectView {
            let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
            label.text = "inside"
            view.contentView.addSubview(label)
            return view
        }
        func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = UIBlurEffect(style: style) }
    }

    @Test func `blurs with the material of its style, below its content`() {
        let page = TestPage { Blur(style: .systemThickMaterial).frame(width: 200, height: 100) }
        let thickness = page.nodes.compactMap { node -> UInt8? in
            var paint = node.appearance?.background
            if case .shape(let shape) = node.content { paint = shape.fill }
            guard case .material(let thickness)? = paint else { return nil }
            return thickness
        }
        #expect(thickness == [3])
        #expect(page.frame(of: "inside")?.origin == CGPoint(x: 60, y: 65))
    }
}
