import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `The dots of a controller of pages` {
    private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let controllers = ["one", "two", "three"].map { UIHostingController(rootView: Text($0)) }
        var count = 3
        var calls: [String] = []

        private func page(_ controller: UIViewController, by step: Int) -> UIViewController? {
            guard let index = controllers.firstIndex(where: { $0 === controller }) else { return nil }
            return controllers.indices.contains(index + step) ? controllers[index + step] : nil
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, by: -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, by: 1) }

        func presentationCount(for pageViewController: UIPageViewController) -> Int { count }

        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            controllers.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            calls.append("will \(controllers.firstIndex { $0 === pendingViewControllers.first } ?? -1)")
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            calls.append("did \(controllers.firstIndex { $0 === previousViewControllers.first } ?? -1)")
        }
    }

    private struct Shown: UIViewControllerRepresentable {
        let controller: UIPageViewController
        func makeUIViewController(context: Context) -> UIPageViewController { controller }
        func updateUIViewController(_ controller: UIPageViewController, context: Context) {}
    }

    private func make(
        _ pages: Pages, style: UIPageViewController.TransitionStyle = .scroll
    ) -> (UIPageViewController, TestPage) {
        let controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        controller.dataSource = pages
        controller.delegate = pages
        controller.setViewControllers([pages.controllers[1]], direction: .forward, animated: false)
        return (controller, TestPage { Shown(controller: controller) })
    }

    private func values(_ page: TestPage) -> [String] {
        page.nodes.compactMap { $0.semantics?.value }.filter { $0.contains(" / ") }
    }

    @Test func `show the number that the data source returns, and follow the user's turns`() throws {
        let pages = Pages()
        let (controller, page) = make(pages)
        #expect(values(page) == ["2 / 3"])
        try page.tap("Increment")
        #expect(values(page) == ["3 / 3"])
        #expect(controller.viewControllers?.first === pages.controllers[2])
        #expect(pages.calls == ["will 2", "did 1"])
        controller.setViewControllers([pages.controllers[0]], direction: .reverse, animated: false)
        page.update()
        #expect(values(page) == ["1 / 3"] && pages.calls.count == 2)
    }

    @Test func `are left out for a number of 0, and for a book`() {
        let (none, three) = (Pages(), Pages())
        none.count = 0
        #expect(values(make(none).1) == [])
        let (book, page) = make(three, style: .pageCurl)
        #expect(values(page) == [] && book.spineLocation == .min)
    }
}
