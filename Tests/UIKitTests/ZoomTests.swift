import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A scroll view that zooms` {
    private final class Zoomed: NSObject, UIScrollViewDelegate {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        var scales: [CGFloat] = []
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { scales.append(scrollView.zoomScale) }
    }

    private func scroll(_ zoomed: Zoomed) -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.addSubview(zoomed.view)
        scroll.delegate = zoomed
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 3)
        return scroll
    }

    @Test func `scales the view of its delegate within the limits`() {
        let zoomed = Zoomed()
        let scroll = scroll(zoomed)
        scroll.zoomScale = 2
        #expect(zoomed.view.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
        #expect(scroll.contentSize == CGSize(width: 400, height: 200))
        scroll.setZoomScale(9, animated: false)
        #expect(zoomed.scales == [2, 3])
    }

    @Test func `shows a rectangle of the view`() {
        let zoomed = Zoomed()
        let scroll = scroll(zoomed)
        scroll.zoom(to: CGRect(x: 100, y: 25, width: 50, height: 50), animated: false)
        #expect(scroll.zoomScale == 2)
        #expect(scroll.contentOffset == CGPoint(x: 200, y: 50))
    }
}
