import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A controller of pages` {
    // As of Apple's tutorial “Interfacing with UIKit”: a cycle of pages.
    private struct Pages<Page: View>: UIViewControllerRepresentable {
        let pages: [Page]
        @Binding var current: Int

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIViewController(context: Context) -> UIPageViewController {
            let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            controller.dataSource = context.coordinator
            controller.delegate = context.coordinator
            return controller
        }

        func updateUIViewController(_ controller: UIPageViewController, context: Context) {
            controller.setViewControllers(
                [context.coordinator.controllers[current]], direction: .forward, animated: true)
        }

        final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
            let parent: Pages
            let controllers: [UIViewController]

            init(_ parent: Pages) {
                self.parent = parent
                controllers = parent.pages.map { UIHostingController(rootView: $0) }
            }

            private func page(_ controller: UIViewController, by step: Int) -> UIViewController? {
                controllers.firstIndex(of: controller).map {
                    controllers[($0 + step + controllers.count) % controllers.count]
                }
            }

            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { page(viewController, by: -1) }

            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { page(viewController, by: 1) }
        }
    }

    private struct Album: View {
        @State private var current = 1

        var body: some View {
            Pages(pages: [Text("one"), Text("two"), Text("three")], current: $current)
                .frame(width: 200, height: 100)
        }
    }

    @Test func `places a cycle of pages side by side, from the current one`() throws {
        let page = TestPage { Album() }
        #expect(page.texts == ["two", "three", "one"])
        let middles = try ["two", "three", "one"].map { try #require(page.frame(of: $0)).midX }
        #expect(middles[1] - middles[0] == 200 && middles[2] - middles[1] == 200)
    }
}
