import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A controller whose window changes its size` {
    private final class Controller: UIViewController {
        var calls: [String] = []

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            calls.append("will \(Int(view.bounds.width)) \(Int(size.width))")
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { [unowned self] context in
                calls.append("alongside \(Int(view.bounds.width)) \(context.isAnimated)")
            } completion: { [unowned self] _ in
                calls.append("done")
            }
        }
    }

    private struct Page: View {
        let controller: UIViewController
        @State private var width: CGFloat = 100
        var body: some View {
            VStack {
                Hosted(controller: controller).frame(width: width, height: 50)
                Button("Wider") { width = 200 }
            }
        }
    }

    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    @Test func `hears of it before and after, and not of its first size`() throws {
        let (controller, child) = (Controller(), Controller())
        controller.addChild(child)
        let page = TestPage { Page(controller: controller) }
        #expect(controller.calls == [])
        try page.tap("Wider")
        page.update()
        #expect(controller.calls == ["will 100 200", "alongside 200 false", "done"])
        #expect(child.calls.first?.hasSuffix(" 200") == true)
    }
}
