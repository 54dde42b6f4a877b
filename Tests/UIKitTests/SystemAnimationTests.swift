import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `An animation of a view by SwiftUI or the system` {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        box.backgroundColor = .red
        outer.addSubview(box)
    }

    @Test func `has the curve of the animation, and calls its completion`() async {
        let page = TestPage { Shown(view: outer).frame(width: 100, height: 100) }
        await withCheckedContinuation { ended in
            UIView.animate(.linear(duration: 0.05)) {
                box.frame.origin.x = 40
            } completion: {
                ended.resume()
            }
            page.update()
            let motion = page.nodes.first { "\($0.type)" == "Shape" }?.animation
            #expect(motion == Animation.linear(duration: 0.05).display)
        }
    }

    @Test func `removes views at its end`() async {
        let page = TestPage { Shown(view: outer).frame(width: 100, height: 100) }
        let isFinished = await withCheckedContinuation { ended in
            UIView.perform(.delete, on: [box], animations: nil) { ended.resume(returning: $0) }
            page.update()
            #expect(box.alpha == 0 && box.superview === outer)
        }
        #expect(isFinished && box.superview == nil)
    }
}
