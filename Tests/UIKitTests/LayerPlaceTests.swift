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
