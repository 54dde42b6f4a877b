import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `An animation of a layer` {
    private final class Delegate: NSObject, CAAnimationDelegate {
        var calls: [String] = []
        func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            calls.append("stop \(flag) \(anim.value(forKey: "name") ?? "")")
        }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let layer = CALayer()

    /// A page with a layer of 20 points in a view.
    private func page() -> TestPage {
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.backgroundColor = UIColor.red.cgColor
        view.layer.addSublayer(layer)
        let page = TestPage(width: 100, height: 100, holdsClock: true) { Shown(view: view) }
        page.graph.resumeMotions()
        page.update()
        return page
    }

    /// The place of the layer, from the corner of the page.
    private func place(_ root: DisplayNode) -> CGPoint? {
        func find(_ node: DisplayNode, _ offset: CGPoint) -> CGPoint? {
            let frame = node.frame.offsetBy(dx: offset.x, dy: offset.y)
            if frame.size == CGSize(width: 20, height: 20) { return frame.origin }
            for child in node.children { if let found = find(child, frame.origin) { return found } }
            return nil
        }
        return find(root, .zero)
    }

    private func moving(_ from: CGFloat, _ to: CGFloat) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        return animation
    }

    @Test func `moves the layer in the browser, and leaves its values alone`() throws {
        let page = page()
        #expect(place(page.tree.root) == CGPoint(x: 10, y: 10))
        let (animation, delegate) = (moving(30, 70), Delegate())
        animation.delegate = delegate
        animation.setValue("way", forKey: "name")
        layer.add(animation, forKey: "move")
        #expect(layer.animationKeys() == ["move"] && layer.animation(forKey: "move") === animation)
        page.update()
        let samples = try #require(page.tree.samples.first)
        #expect(samples.axis == .time(1) && place(samples.roots[0]) == CGPoint(x: 20, y: 10))
        let middle = try #require(samples.stages.firstIndex(of: 0.5))
        #expect(place(samples.roots[middle]) == CGPoint(x: 40, y: 10))
        #expect(layer.position.x == 20 && delegate.calls == ["start"])
        page.advance(by: 1.1)
        #expect(place(page.tree.root) == CGPoint(x: 10, y: 10) && layer.animationKeys() == nil)
        #expect(delegate.calls == ["start", "stop true way"])
    }

    @Test func `stays at its end if it is kept`() {
        let page = page()
        let animation = moving(20, 60)
        (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
        layer.add(animation, forKey: "move")
        page.update()
        page.advance(by: 2)
        #expect(place(page.tree.root) == CGPoint(x: 50, y: 10) && layer.animationKeys() == ["move"])
        layer.removeAllAnimations()
        page.update()
        #expect(place(page.tree.root) == CGPoint(x: 10, y: 10) && layer.animationKeys() == nil)
    }

    @Test func `repeats until it is removed`() throws {
        let page = page()
        let (animation, delegate) = (moving(20, 60), Delegate())
        (animation.repeatCount, animation.autoreverses, animation.delegate) = (.infinity, true, delegate)
        layer.add(animation, forKey: "move")
        page.update()
        let samples = try #require(page.tree.samples.first)
        #expect(samples.stages.count > 100)
        page.advance(by: 20)
        #expect(layer.animationKeys() == ["move"])
        layer.removeAnimation(forKey: "move")
        page.update()
        #expect(delegate.calls == ["start", "stop false "] && place(page.tree.root) == CGPoint(x: 10, y: 10))
    }

    @Test func `with many runs is one run that is played again, until its end`() throws {
        let page = page()
        let (animation, delegate) = (moving(20, 60), Delegate())
        (animation.repeatCount, animation.autoreverses, animation.delegate) = (20, true, delegate)
        (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
        layer.add(animation, forKey: "move")
        page.update()
        #expect(try #require(page.tree.samples.first).stages.count > 100)
        page.advance(by: 39)
        #expect(delegate.calls == ["start"])
        page.advance(by: 1.1)
        #expect(delegate.calls == ["start", "stop true "] && place(page.tree.root) == CGPoint(x: 10, y: 10))
        #expect(layer.animationKeys() == ["move"])
        animation.repeatCount = .greatestFiniteMagnitude
        #expect(LayerMotion(animation, key: nil, on: layer, start: 0).isEndless)
    }

    @Test func `does not keep its page's controller`() throws {
        final class Owner: UIViewController, CAAnimationDelegate {
            override func viewDidAppear(_ animated: Bool) {
                let animation = CABasicAnimation(keyPath: "opacity")
                (animation.toValue, animation.repeatCount, animation.delegate) = (0, .infinity, self)
                view.layer.add(animation, forKey: nil)
            }
        }
        struct Hosted: UIViewControllerRepresentable {
            let controller: Owner
            func makeUIViewController(context: Context) -> Owner { controller }
            func updateUIViewController(_ controller: Owner, context: Context) {}
        }
        weak var kept: Owner?
        do {
            let owner = Owner()
            kept = owner
            let page = TestPage { Hosted(controller: owner) }
            page.update()
            #expect(owner.view.layer.playedMotions?.all.count == 1)
            page.graph.end()
        }
        #expect(kept == nil)
    }

    @Test func `passes several values at their times`() throws {
        let page = page()
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.values = [0, -10, 10, 0]
        animation.keyTimes = [0, 0.25, 0.5, 1]
        animation.duration = 2
        view.layer.add(animation, forKey: "shake")
        page.update()
        let samples = try #require(page.tree.samples.first)
        #expect(samples.axis == .time(2))
        // The transform of the view is around the layer.
        func shift(_ root: DisplayNode) -> CGFloat? {
            if case .matrix(let matrix)? = root.appearance?.transform?.kind { return matrix.tx }
            for child in root.children { if let found = shift(child) { return found } }
            return nil
        }
        let quarter = try #require(samples.stages.firstIndex(of: 0.25))
        #expect(shift(samples.roots[quarter]) == -10)
    }

    @Test func `moves a view among others`() throws {
        let inner = UIView(frame: CGRect(x: 30, y: 30, width: 20, height: 20))
        inner.backgroundColor = .red
        view.addSubview(inner)
        let page = TestPage(width: 100, height: 100, holdsClock: true) { Shown(view: view) }
        page.graph.resumeMotions()
        page.update()
        inner.layer.add(moving(40, 80), forKey: nil)
        page.update()
        let samples = try #require(page.tree.samples.first)
        let middle = try #require(samples.stages.firstIndex(of: 0.5))
        #expect(place(samples.roots[0]) == CGPoint(x: 30, y: 30))
        #expect(place(samples.roots[middle]) == CGPoint(x: 50, y: 30))
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, 2 * Double.pi, 1, .infinity)
        page.advance(by: 2)
        inner.layer.add(turn, forKey: nil)
        page.update()
        func matrices(_ root: DisplayNode) -> [CGAffineTransform] {
            var found: [CGAffineTransform] = []
            if case .matrix(let matrix)? = root.appearance?.transform?.kind { found.append(matrix) }
            return found + root.children.flatMap(matrices)
        }
        let turns = try #require(page.tree.samples.first)
        let quarter = try #require(turns.stages.firstIndex(of: 0.25))
        let matrix = try #require(matrices(turns.roots[quarter]).first)
        #expect(abs(matrix.b - 1) < 1e-6 && abs(matrix.tx - 20) < 1e-6)
    }

    @Test func `has the values of a track at all times`() throws {
        func value(_ animation: CAPropertyAnimation, _ time: Double) throws -> [Double]? {
            try #require(animation.tracks(of: layer).first).value(at: time)?.numbers
        }
        let linear = moving(0, 10)
        #expect(try value(linear, 0.5) == [5] && value(linear, 3) == [10])
        linear.timingFunction = CAMediaTimingFunction(name: .easeIn)
        #expect(try #require(try value(linear, 0.5)?.first) < 4)
        let by = CABasicAnimation(keyPath: "opacity")
        (by.byValue, by.toValue, by.duration) = (0.5, 0.75, 1)
        #expect(try value(by, 0) == [0.25])
        let additive = CABasicAnimation(keyPath: "opacity")
        (additive.fromValue, additive.toValue, additive.isAdditive) = (-0.5, 0, true)
        #expect(try value(additive, 0) == [0.5])
        let colors = CABasicAnimation(keyPath: "backgroundColor")
        (colors.fromValue, colors.toValue, colors.duration) = (UIColor.black.cgColor, UIColor.white.cgColor, 1)
        #expect(try value(colors, 0.5) == [0.5, 0.5, 0.5, 1])
        let discrete = CAKeyframeAnimation(keyPath: "position.x")
        (discrete.values, discrete.calculationMode, discrete.duration) = ([1, 2, 3], .discrete, 3)
        #expect(try [0.5, 1.5, 2.5].map { try value(discrete, $0) } == [[1], [2], [3]])
        let points = CAKeyframeAnimation(keyPath: "position")
        (points.values, points.duration) = ([CGPoint.zero, NSValue(cgPoint: CGPoint(x: 10, y: 20))], 1)
        #expect(try value(points, 0.5) == [5, 10])
        let path = CAKeyframeAnimation(keyPath: "position")
        (path.path, path.duration) = (UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath, 4)
        let corner = try #require(try value(path, 1))
        #expect(abs(corner[0] - 10) < 0.01 && abs(corner[1]) < 0.01)
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.fromValue, spring.toValue, spring.duration) = (0, 1, spring.settlingDuration)
        #expect(abs(try #require(try value(spring, spring.settlingDuration)?.first) - 1) < 0.01)
        #expect(CABasicAnimation(keyPath: "contents").tracks(of: layer).isEmpty)
        let wrong = CABasicAnimation(keyPath: "position")
        (wrong.fromValue, wrong.toValue) = ("a", 3)
        #expect(wrong.tracks(of: layer).isEmpty)
    }

    @Test func `of a group begins with a delay, and ends with the group`() throws {
        let group = CAAnimationGroup()
        let late = moving(0, 10)
        late.beginTime = 1
        group.animations = [moving(0, 10), late]
        group.duration = 1.5
        let tracks = group.tracks(of: layer)
        #expect(tracks.map { $0.value(at: 0.5)?.numbers } == [[5], nil])
        #expect(tracks.map { $0.value(at: 1.25)?.numbers } == [nil, [2.5]])
    }

    @Test func `passes a run in the pace of its timing function, from its offset`() {
        func width(_ animation: CAAnimation, at time: Double) -> CGFloat {
            let copy = CALayer()
            LayerMotion(animation, key: nil, on: layer, start: 0).apply(at: time, to: copy)
            return copy.position.x
        }
        let values = CAKeyframeAnimation(keyPath: "position.x")
        (values.values, values.duration) = ([0, 10, 20], 2)
        #expect(width(values, at: 0.5) == 5)
        values.timingFunction = CAMediaTimingFunction(name: .easeIn)
        #expect(width(values, at: 0.5) < 4)
        values.timingFunction = nil
        (values.timeOffset, values.speed) = (1, 2)
        #expect(width(values, at: 0.25) == 15 && width(values, at: 0.75) == 5)
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([moving(0, 10)], 1)
        group.timingFunction = CAMediaTimingFunction(name: .easeIn)
        #expect(width(group, at: 0.5) < 4)
    }

    @Test func `turns and scales the transform of the layer`() {
        let rotation = LayerProperty("transform.rotation.z", of: layer)
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        rotation?.set(LayerValue(.pi / 2), of: layer)
        #expect(abs(layer.transform.m12 - 2) < 1e-9 && abs(layer.transform.m21 + 3) < 1e-9)
        #expect(abs((rotation?.value(of: layer)?.number ?? 0) - .pi / 2) < 1e-9)
        let scale = LayerProperty("transform.scale", of: layer)
        scale?.set(LayerValue(1), of: layer)
        #expect(abs(layer.transform.m12 - 1) < 1e-9 && abs(layer.transform.m21 + 1) < 1e-9)
    }

    @Test func `ends at once outside of a page`() {
        let delegate = Delegate()
        let animation = moving(0, 1)
        animation.delegate = delegate
        withoutPage { CALayer().add(animation, forKey: nil) }
        #expect(delegate.calls == ["start", "stop true "])
    }

    @Test func `delays the completion of its group of changes`() {
        let page = page()
        var isOver = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isOver = true }
        layer.add(moving(0, 10), forKey: nil)
        CATransaction.commit()
        page.update()
        page.advance(by: 0.9)
        #expect(!isOver)
        page.advance(by: 0.2)
        #expect(isOver)
    }
}
