import SwiftUI

/// A card with layers that an app adds, and sliders with images.
struct LayersPage: View {
    @State private var isFull = false

    var body: some View {
        VStack(spacing: 24) {
            RingCard(progress: isFull ? 1 : 0.25).frame(width: 300, height: 200)
            Button(isFull ? "Empty" : "Fill") { isFull.toggle() }
            SliderView().frame(width: 300, height: 40)
            CornersView().frame(width: 300, height: 72)
        }
        .padding()
    }
}

/// Shows a part of a goal as a ring.
private struct RingCard: UIViewRepresentable {
    let progress: CGFloat

    func makeUIView(context: Context) -> RingView { RingView(frame: .zero) }

    func updateUIView(_ view: RingView, context: Context) {
        UIView.animate(withDuration: 1) { view.progress = progress }
    }
}

/// A gradient with round corners, a ring and a number.
private final class RingView: UIView {
    private let gradient = CAGradientLayer()
    private let track = CAShapeLayer()
    private let ring = CAShapeLayer()
    private let dot = CALayer()
    private let label = UILabel()

    var progress: CGFloat = 0 {
        didSet {
            ring.strokeEnd = progress
            label.text = "\(Int(progress * 100)) %"
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemTeal.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.cornerRadius = 24
        gradient.cornerCurve = .continuous
        layer.addSublayer(gradient)
        for (shape, color) in [(track, UIColor.white.withAlphaComponent(0.3)), (ring, .white)] {
            shape.fillColor = nil
            shape.strokeColor = color.cgColor
            shape.lineWidth = 12
            shape.lineCap = .round
            layer.addSublayer(shape)
        }
        dot.backgroundColor = UIColor.systemYellow.cgColor
        dot.cornerRadius = 8
        dot.shadowOpacity = 0.5
        dot.shadowOffset = CGSize(width: 0, height: 2)
        layer.addSublayer(dot)
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 6)
        label.textColor = .white
        label.font = .systemFont(ofSize: 24, weight: .bold)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: 64, startAngle: -.pi / 2,
            endAngle: .pi * 3 / 2, clockwise: true)
        track.path = circle.cgPath
        ring.path = circle.cgPath
        dot.frame = CGRect(x: bounds.maxX - 32, y: 16, width: 16, height: 16)
        label.frame = bounds
    }
}

/// Boxes with some round corners, a border, a shadow and a mask.
private struct CornersView: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
        let row = UIView(frame: .zero)
        let boxes = (0..<4).map { index in
            let box = UIView(frame: CGRect(x: CGFloat(index) * 76, y: 0, width: 72, height: 72))
            box.backgroundColor = .systemMint
            row.addSubview(box)
            return box
        }
        boxes[0].layer.cornerRadius = 20
        boxes[0].layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        boxes[1].layer.cornerRadius = 36
        boxes[1].layer.borderWidth = 4
        boxes[1].layer.borderColor = UIColor.systemPurple.cgColor
        boxes[2].layer.cornerRadius = 12
        boxes[2].layer.shadowOpacity = 0.4
        boxes[2].layer.shadowRadius = 6
        let mask = UIView(frame: CGRect(x: 12, y: 12, width: 48, height: 48))
        mask.backgroundColor = .black
        mask.layer.cornerRadius = 24
        boxes[3].mask = mask
        return row
    }

    func updateUIView(_ view: UIView, context: Context) {}
}

/// A slider with a knob and a track of images.
private struct SliderView: UIViewRepresentable {
    func makeUIView(context: Context) -> UISlider {
        let slider = UISlider(frame: .zero)
        slider.accessibilityLabel = "Warmth"
        slider.value = 0.5
        slider.setThumbImage(picture(CGSize(width: 32, height: 32), .systemOrange, isRound: true), for: .normal)
        slider.setMinimumTrackImage(picture(CGSize(width: 8, height: 8), .systemRed, isRound: false), for: .normal)
        slider.setMaximumTrackImage(picture(CGSize(width: 8, height: 8), .systemGray, isRound: false), for: .normal)
        slider.minimumValueImage = UIImage(systemName: "snowflake")
        slider.maximumValueImage = UIImage(systemName: "flame")
        return slider
    }

    func updateUIView(_ slider: UISlider, context: Context) {}

    private func picture(_ size: CGSize, _ color: UIColor, isRound: Bool) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in
            color.setFill()
            let box = CGRect(origin: .zero, size: size)
            (isRound ? UIBezierPath(ovalIn: box) : UIBezierPath(rect: box)).fill()
        }
    }
}
