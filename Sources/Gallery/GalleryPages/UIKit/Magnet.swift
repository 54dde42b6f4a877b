import SwiftUI

/// A disc that can be dragged, and goes back to its place after two taps.
struct Magnet: UIViewRepresentable {
    let warmth: Double

    func makeUIView(context: Context) -> MagnetView { MagnetView() }

    func updateUIView(_ view: MagnetView, context: Context) {
        view.disc.backgroundColor = .warm(warmth)
    }
}

/// An area with a disc.
final class MagnetView: UIView {
    let disc = UIView(frame: CGRect(x: 0, y: 0, width: 72, height: 72))
    private var isAtHome = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 12
        clipsToBounds = true
        disc.layer.cornerRadius = 36
        disc.layer.shadowOpacity = 0.3
        disc.layer.shadowOffset = CGSize(width: 0, height: 3)
        disc.layer.shadowRadius = 6
        disc.isAccessibilityElement = true
        disc.accessibilityLabel = "Disc"
        disc.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: MagnetView.drag))
        let twice = UITapGestureRecognizer(target: self, action: MagnetView.goHome)
        twice.numberOfTapsRequired = 2
        disc.addGestureRecognizer(twice)
        addSubview(disc)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isAtHome { disc.center = CGPoint(x: bounds.midX, y: bounds.midY) }
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        isAtHome = false
        let moved = pan.translation(in: self)
        pan.setTranslation(.zero, in: self)
        disc.center = CGPoint(
            x: min(max(disc.center.x + moved.x, 36), bounds.width - 36),
            y: min(max(disc.center.y + moved.y, 36), bounds.height - 36))
    }

    private func goHome() {
        isAtHome = true
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
        ) {
            self.disc.center = CGPoint(x: self.bounds.midX, y: self.bounds.midY)
        }
    }
}
