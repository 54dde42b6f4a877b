import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

/// Shows a view of UIKit that a test made.
struct Shown<V: UIView>: UIViewRepresentable {
    let view: V

    func makeUIView(context: Context) -> V { view }
    func updateUIView(_ view: V, context: Context) {}
}

@MainActor @Suite struct `A control of UIKit` {
    final class Target {
        var calls: [String] = []
        func called() { calls.append("called") }
        func calledWith(_ control: UIControl) { calls.append("\(type(of: control))") }
    }

    @Test func `runs closures and methods, and does not retain their objects`() throws {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        var target: Target? = Target()
        weak let weakTarget = target
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        button.addTarget(try #require(target), action: Target.called, for: .touchUpInside)
        button.addTarget(try #require(target), action: Target.calledWith, for: .primaryActionTriggered)
        let page = TestPage { Shown(view: button) }
        try page.tap("Go")
        #expect(count == 1)
        #expect(target?.calls == ["called", "UIButton"])
        target = nil
        #expect(weakTarget == nil)
        try page.tap("Go")
        #expect(count == 2)
        button.isEnabled = false
        page.update()
        #expect(page.target("Go", for: .tap) == nil)
    }

    @Test func `shows only its own change`() throws {
        let (one, other) = (UILabel(), UILabel())
        (one.text, other.text) = ("one", "two")
        let page = TestPage {
            Shown(view: one)
            Shown(view: other)
        }
        #expect(page.texts == ["one", "two"])
        #expect(page.evaluations { other.textColor = .red } == 2)
        #expect(page.evaluations { one.text = "three" } == 3)
        #expect(page.evaluations { one.text = "three" } == 0)
        #expect(page.texts == ["three", "two"])
    }

    @Test func `reports the values that the user sets`() throws {
        let (toggle, slider, segments) = (UISwitch(), UISlider(), UISegmentedControl(items: ["a", "b"]))
        toggle.accessibilityLabel = "switch"
        slider.accessibilityLabel = "slider"
        var calls: [String] = []
        toggle.addAction(UIAction { [unowned toggle] _ in calls.append("\(toggle.isOn)") }, for: .valueChanged)
        slider.addAction(UIAction { [unowned slider] _ in calls.append("\(slider.value)") }, for: .valueChanged)
        segments.addAction(
            UIAction { [unowned segments] _ in calls.append("\(segments.selectedSegmentIndex)") }, for: .valueChanged)
        let page = TestPage {
            Shown(view: toggle)
            Shown(view: slider)
            Shown(view: segments)
        }
        try page.send(.change, .bool(true), to: "switch")
        try page.send(.input, .number(0.25), to: "slider")
        try page.tap("b")
        #expect(calls == ["true", "0.25", "1"])
        // Values that the app sets are not reported.
        toggle.isOn = false
        slider.value = 7
        #expect(slider.value == 1 && calls.count == 3)
    }

    @Test func `lays out its subviews when its size is known`() throws {
        final class Halves: UIView {
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                label.text = "ab"
                addSubview(label)
            }
            required init?(coder: NSCoder) { nil }
            override func layoutSubviews() {
                label.frame = CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: 10)
            }
        }
        let page = TestPage { Shown(view: Halves(frame: .zero)) }
        #expect(page.frame(of: "ab") == CGRect(x: 150, y: 0, width: 20, height: 10))
        page.graph.host.size.width = 200
        page.update()
        #expect(page.frame(of: "ab")?.minX == 100)
    }

    @Test func `resizes subviews by their masks`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
        outer.addSubview(inner)
        inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        outer.frame.size = CGSize(width: 160, height: 120)
        #expect(inner.frame == CGRect(x: 10, y: 40, width: 110, height: 30))
        inner.frame = CGRect(x: CGFloat.nan, y: 0, width: -5, height: .infinity)
        #expect(inner.frame.width.isFinite && inner.frame.height.isFinite)
    }

    @Test func `cannot contain itself`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
        outer.addSubview(outer)
        #expect(outer.superview == nil && inner.subviews.isEmpty)
    }

    private func stack(_ distribution: UIStackView.Distribution, _ axis: NSLayoutConstraint.Axis = .horizontal)
        -> [CGRect]
    {
        let labels = ["a", "bbb"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        let page = TestPage { EmptyView() }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = axis
        stack.distribution = distribution
        stack.spacing = 10
        stack.frame = CGRect(x: 0, y: 0, width: 110, height: 50)
        stack.layoutIfNeeded()
        _ = page
        return labels.map(\.frame)
    }

    @Test func `in a stack view is placed by its distribution`() {
        func frames(_ values: (CGFloat, CGFloat), _ other: (CGFloat, CGFloat)) -> [CGRect] {
            [values, other].map { CGRect(x: $0.0, y: 0, width: $0.1, height: 50) }
        }
        #expect(stack(.fill) == frames((0, 70), (80, 30)))
        #expect(stack(.fillEqually) == frames((0, 50), (60, 50)))
        #expect(stack(.fillProportionally) == frames((0, 25), (35, 75)))
        #expect(stack(.equalSpacing) == frames((0, 10), (80, 30)))
        #expect(
            stack(.fill, .vertical)
                == [CGRect(x: 0, y: 0, width: 110, height: 30), CGRect(x: 0, y: 40, width: 110, height: 10)])
    }

    @Test func `in a stack view that is narrower than its own width keeps its height`() {
        let (label, picker) = (UILabel(), UIPickerView())
        label.text = "a"
        picker.widthAnchor.constraint(equalToConstant: 320).isActive = true
        let page = TestPage { EmptyView() }
        let stack = UIStackView(arrangedSubviews: [label, picker])
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 288, height: 226)
        stack.layoutIfNeeded()
        _ = page
        #expect(label.frame == CGRect(x: 0, y: 0, width: 288, height: 10))
        #expect(picker.frame == CGRect(x: 0, y: 10, width: 288, height: 216))
    }

    @Test func `is animated with its changes`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .red
        let outer = UIView()
        outer.addSubview(view)
        let page = TestPage(holdsClock: true) { Shown(view: outer) }
        UIView.animate(withDuration: 1) { view.center = CGPoint(x: 100, y: 10) }
        page.update()
        let moved = page.nodes.first { "\($0.type)" == "Shape" }
        #expect(moved?.animation != nil)
        #expect(page.frames(ofType: "Shape") == [CGRect(x: 90, y: 0, width: 20, height: 20)])
    }

    @Test func `draws itself with paths`() {
        final class Drawn: UIView {
            var color = UIColor.red
            override func draw(_ rect: CGRect) {
                color.setFill()
                UIBezierPath(ovalIn: rect).fill()
                UIColor.blue.setStroke()
                let context = UIGraphicsGetCurrentContext()
                context?.saveGState()
                context?.translateBy(x: 10, y: 0)
                context?.stroke(CGRect(x: 0, y: 0, width: 20, height: 20))
                context?.restoreGState()
            }
        }
        let view = Drawn()
        let page = TestPage { Shown(view: view) }
        #expect(page.frames(ofType: "Canvas") == [CGRect(x: 0, y: 0, width: 300, height: 200)])
        let before = page.tree
        view.color = .green
        view.setNeedsDisplay()
        #expect(page.update() !== before)
    }

    @Test func `takes taps by its recognizers`() throws {
        let view = UILabel()
        view.text = "tap"
        view.isUserInteractionEnabled = true
        let target = Target()
        view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.called))
        let page = TestPage { Shown(view: view) }
        #expect(page.nodes.contains { $0.gesture != nil || $0.events.contains(.tap) })
    }
}
