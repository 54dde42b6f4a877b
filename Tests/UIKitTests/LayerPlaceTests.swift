import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `The places of layers` {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 80))
    private let back = CALayer()
    private let front = CALayer()

    init() {
        back.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        front.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
        view.layer.addSublayer(back)
        view.layer.addSublayer(front)
    }

    @Test func `are converted between layers`() {
        #expect(front.convert(CGPoint(x: 1, y: 2), to: back) == CGPoint(x: 31, y: 32))
        #expect(front.convert(CGPoint(x: 31, y: 32), from: view.layer) == CGPoint(x: 1, y: 2))
        #expect(
            back.convert(CGRect(x: 0, y: 0, width: 5, height: 6), to: front)
                == CGRect(x: -30, y: -30, width: 5, height: 6))
    }

    @Test func `follow the transforms of layers and views`() {
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
        view.addSubview(inner)
        inner.transform = quarter
        // The corner goes from (-20, -10) beside the middle (30, 30) to (10, -20).
        #expect(inner.convert(CGPoint.zero, to: view) == CGPoint(x: 40, y: 10))
        #expect(view.convert(CGPoint(x: 40, y: 10), to: inner) == .zero)
        #expect(inner.convert(inner.bounds, to: view) == CGRect(x: 20, y: 10, width: 20, height: 40))
        #expect(inner.frame == CGRect(x: 20, y: 10, width: 20, height: 40))
        #expect(view.hitTest(CGPoint(x: 25, y: 45), with: nil) === inner)
        #expect(view.hitTest(CGPoint(x: 12, y: 25), with: nil) === view)
        front.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(front.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
        #expect(front.convert(CGPoint(x: 1, y: 2), to: view.layer) == CGPoint(x: 12, y: 14))
        #expect(front.convert(CGPoint(x: 0, y: 0), from: inner.layer) == CGPoint(x: 15, y: 0))
        #expect(view.layer.hitTest(CGPoint(x: 95, y: 105)) === front)
        view.layer.sublayerTransform = CATransform3DMakeTranslation(5, 0, 0)
        #expect(front.convert(CGPoint(x: 1, y: 2), to: view.layer) == CGPoint(x: 17, y: 14))
    }

    @Test func `are relative to the corner of the outermost view outside of views`() {
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
        view.addSubview(inner)
        view.bounds.origin = CGPoint(x: 0, y: 15)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 11, y: 6))
        #expect(inner.convert(CGPoint(x: 11, y: 6), from: nil) == CGPoint(x: 1, y: 1))
        #expect(inner.convert(CGRect(x: 0, y: 0, width: 40, height: 20.1), to: nil).height == 20.1)
        let screen = UIScreen.main.coordinateSpace
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 11, y: 6))
        #expect(screen.convert(CGPoint(x: 11, y: 6), to: inner) == CGPoint(x: 1, y: 1))
        #expect(inner.convert(CGRect(x: 11, y: 6, width: 2, height: 3), from: screen).origin == CGPoint(x: 1, y: 1))
        let space: any UICoordinateSpace = view
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 11, y: 21))
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: view) == CGPoint(x: 11, y: 21))
    }

    @Test func `hit the frontmost layer`() {
        // Places are those of the layer around: the view's superview.
        #expect(view.layer.hitTest(CGPoint(x: 45, y: 55)) === front)
        #expect(view.layer.hitTest(CGPoint(x: 12, y: 22)) === back)
        #expect(view.layer.hitTest(CGPoint(x: 100, y: 90)) === view.layer)
        #expect(view.layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
        front.isHidden = true
        #expect(view.layer.hitTest(CGPoint(x: 45, y: 55)) === back)
        #expect(front.contains(CGPoint(x: 39, y: 39)) && !front.contains(CGPoint(x: 41, y: 0)))
    }

    @Test func `are read and set by their names`() {
        front.setValue(0.5, forKey: "opacity")
        front.setValue(NSNumber(value: Double.pi / 2), forKeyPath: "transform.rotation.z")
        front.setValue("menu", forKey: "kind")
        #expect(front.opacity == 0.5 && front.value(forKey: "opacity") as? Double == 0.5)
        #expect(abs(front.transform.m12 - 1) < 1e-9 && abs(front.transform.m11) < 1e-9)
        #expect(front.value(forKey: "kind") as? String == "menu" && front.value(forKey: "other") == nil)
        #expect(back.value(forKeyPath: "position") as? CGPoint == CGPoint(x: 25, y: 25))
    }
}
