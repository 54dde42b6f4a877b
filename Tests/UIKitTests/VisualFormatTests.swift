import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `A visual format` {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let one = UIView()
    private let two = UIView()

    init() {
        for view in [one, two] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
    }

    private func arrange(
        _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [CGRect] {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: ["one": one, "two": two]))
        }
        outer.layoutIfNeeded()
        return [one.frame, two.frame]
    }

    @Test func `places views in a row, with the margins at the edges and 8 points between`() {
        let frames = arrange("H:|-[one(60)]-[two]-|", "V:|[one]|", "V:|[two]|")
        #expect(
            frames == [CGRect(x: 8, y: 0, width: 60, height: 100), CGRect(x: 76, y: 0, width: 116, height: 100)])
    }

    @Test func `has distances of points and of metrics`() {
        let frames = arrange(
            "|-10-[one(==two)]-gap-[two]-20-|", "V:|-5-[one(30)]", "V:[two(one)]-(top)-|",
            metrics: ["gap": 30, "top": CGFloat(4)])
        #expect(
            frames == [CGRect(x: 10, y: 5, width: 70, height: 30), CGRect(x: 110, y: 66, width: 70, height: 30)])
    }

    @Test func `has conditions with priorities`() {
        // The view wants 300 points, may have 120 at most, and gets them.
        let frames = arrange("H:|[one(<=120,300@750)]-(>=10)-[two(40)]|", "V:|[one]|", "V:|[two]|")
        #expect(
            frames == [CGRect(x: 0, y: 0, width: 120, height: 100), CGRect(x: 160, y: 0, width: 40, height: 100)])
    }

    @Test func `lets views have edges and middles in common`() {
        let frames = arrange(
            "H:|[one(50)][two(50)]", "V:|-20-[one(40)]", "V:[two(10)]", options: .alignAllCenterY)
        #expect(frames == [CGRect(x: 0, y: 20, width: 50, height: 40), CGRect(x: 50, y: 35, width: 50, height: 10)])
    }

    @Test(arguments: [
        "", "|", "H:|-", "[one", "[one]-8[two]", "[one(<8)]", "[one(8@high)]", "|[one]|[two]", "[three]",
        "[one]-far-[two]",
    ])
    func `that cannot be read makes no constraints`(_ format: String) {
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: nil, views: ["one": one, "two": two])
        #expect(made.isEmpty)
    }
}
