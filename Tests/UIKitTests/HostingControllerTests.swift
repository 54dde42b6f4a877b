import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A controller of a view of SwiftUI` {
    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private struct Size: View {
        var body: some View { GeometryReader { Text(verbatim: "\(Int($0.size.height))") } }
    }

    @Test func `keeps the regions of the safe area free that it is told`() {
        let hosting = UIHostingController(rootView: Size())
        #expect(hosting.safeAreaRegions == .all)
        let page = TestPage { Hosted(controller: hosting) }
        page.graph.host.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
        page.update()
        #expect(page.texts == ["150"])
        hosting.safeAreaRegions = []
        page.update()
        #expect(page.texts == ["200"])
        hosting.safeAreaRegions = .container
        page.update()
        #expect(page.texts == ["150"])
    }
}
