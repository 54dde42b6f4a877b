import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `Dots of UIKit` {
    private struct Dots: UIViewRepresentable {
        let control: UIPageControl
        func makeUIView(context: Context) -> UIPageControl { control }
        func updateUIView(_ control: UIPageControl, context: Context) {}
    }

    @Test func `turn to the page beside the current one`() throws {
        let control = UIPageControl()
        control.numberOfPages = 3
        var turned: [Int] = []
        control.addAction(UIAction { _ in turned.append(control.currentPage) }, for: .valueChanged)
        let page = TestPage { Dots(control: control) }
        for _ in 0..<4 { try page.tap("Increment") }
        try page.tap("Decrement")
        #expect(turned == [1, 2, 1])
        control.currentPage = 7
        #expect(control.currentPage == 2)
    }
}
