import SwiftUI
import UIKit

/// Layers that animations of Core Animation move: a ring that fills, a spinner, a pulse, a field that shakes, a gradient that shimmers.
struct SpinnersPage: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SpinnersController { SpinnersController() }
    func updateUIViewController(_ controller: SpinnersController, context: Context) {}
}

final class SpinnersController: UIViewController, CAAnimationDelegate {
    private let ring = CAShapeLayer()
    private let arc = CAShapeLayer()
    private let spinner = UIView(frame: CGRect(x: 130, y: 40, width: 60, height: 60))
    private let pulse = CALayer()
    private let shimmer = CAGradientLayer()
    private let field = UITextField(frame: CGRect(x: 30, y: 210, width: 200, height: 36))
    private let label = UILabel(frame: CGRect(x: 30, y: 320, width: 260, height: 24))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        ring.frame = CGRect(x: 30, y: 40, width: 60, height: 60)
        ring.path =
            UIBezierPath(
                arcCenter: CGPoint(x: 30, y: 30), radius: 27, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
            ).cgPath
        ring.fillColor = nil
        ring.strokeColor = UIColor.systemBlue.cgColor
        ring.lineWidth = 6
        ring.lineCap = .round
        view.layer.addSublayer(ring)

        arc.frame = spinner.bounds
        arc.path =
            UIBezierPath(
                arcCenter: CGPoint(x: 30, y: 30), radius: 27, startAngle: 0, endAngle: .pi, clockwise: true
            ).cgPath
        arc.fillColor = nil
        arc.strokeColor = UIColor.systemGreen.cgColor
        arc.lineWidth = 6
        spinner.layer.addSublayer(arc)
        spinner.accessibilityLabel = "Spinner"
        spinner.isAccessibilityElement = true
        view.addSubview(spinner)

        pulse.frame = CGRect(x: 240, y: 50, width: 40, height: 40)
        pulse.cornerRadius = 20
        pulse.backgroundColor = UIColor.systemRed.cgColor
        view.layer.addSublayer(pulse)

        shimmer.frame = CGRect(x: 30, y: 140, width: 260, height: 40)
        shimmer.cornerRadius = 8
        let (dim, light) = (UIColor.systemGray4.cgColor, UIColor.systemGray6.cgColor)
        shimmer.colors = [dim, light, dim]
        (shimmer.startPoint, shimmer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        shimmer.locations = [0, 0.5, 1]
        view.layer.addSublayer(shimmer)

        field.placeholder = "Code"
        field.borderStyle = .roundedRect
        view.addSubview(field)
        label.text = "Ready"
        view.addSubview(label)
        for (index, (title, action)) in [
            ("Fill", { [weak self] in self?.fill() }), ("Shake", { [weak self] in self?.shake() }),
            ("Stop", { [weak self] in self?.stop() }), ("Grow", { [weak self] in self?.grow() }),
        ].enumerated() {
            let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
            button.frame = CGRect(x: 10 + index * 75, y: 270, width: 70, height: 36)
            view.addSubview(button)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
        rotation.fromValue = 0
        rotation.toValue = 2 * Double.pi
        rotation.duration = 1
        rotation.repeatCount = .infinity
        spinner.layer.add(rotation, forKey: "spin")

        let scale = CABasicAnimation(keyPath: "transform.scale")
        scale.toValue = 0.6
        let opacity = CABasicAnimation(keyPath: "opacity")
        opacity.toValue = 0.4
        let group = CAAnimationGroup()
        group.animations = [scale, opacity]
        for animation in [scale, opacity, group] as [CAAnimation] { animation.duration = 0.8 }
        group.autoreverses = true
        group.repeatCount = .infinity
        pulse.add(group, forKey: "pulse")

        let shine = CABasicAnimation(keyPath: "locations")
        shine.fromValue = [-1.0, -0.5, 0.0]
        shine.toValue = [1.0, 1.5, 2.0]
        shine.duration = 1.5
        shine.repeatCount = .infinity
        shimmer.add(shine, forKey: "shine")
    }

    private func fill() {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 2
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.delegate = self
        ring.add(animation, forKey: "fill")
    }

    func animationDidStart(_ anim: CAAnimation) { label.text = "Filling" }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { label.text = flag ? "Filled" : "Stopped" }

    private func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.values = [0, -12, 12, -8, 8, -4, 4, 0]
        animation.duration = 0.6
        field.layer.add(animation, forKey: "shake")
    }

    private func grow() {
        let isLarge = label.transform != .identity
        UIView.animate(withDuration: 1) {
            self.label.transform = isLarge ? .identity : CGAffineTransform(scaleX: 1.5, y: 1.5)
        }
    }

    private func stop() {
        for layer in [spinner.layer, pulse, shimmer, ring] { layer.removeAllAnimations() }
    }
}
