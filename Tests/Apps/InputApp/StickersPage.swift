import SwiftUI

/// Stickers that are moved, turned and enlarged by fingers, below other content of a page that scrolls.
struct StickersPage: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Text("Decorate the postcard").font(.headline)
                Color.teal.opacity(0.2).frame(height: 160)
                StickerBoard().frame(height: 320)
                Color.teal.opacity(0.2).frame(height: 600)
            }
            .padding()
        }
    }
}

private struct StickerBoard: UIViewRepresentable {
    func makeUIView(context: Context) -> BoardView { BoardView() }
    func updateUIView(_ view: BoardView, context: Context) {}
}

/// The postcard. A tap on a sticker selects it, two taps bring it back to its place.
final class BoardView: UIView, UIGestureRecognizerDelegate {
    private let line = UILabel()
    private let sun = UILabel()
    private var isAtHome = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        clipsToBounds = true
        line.text = "Nothing is selected"
        line.textAlignment = .center
        line.font = .preferredFont(forTextStyle: .footnote)
        line.textColor = .secondaryLabel
        addSubview(line)
        sun.text = "Sun"
        sun.textAlignment = .center
        sun.textColor = .white
        sun.backgroundColor = .systemOrange
        sun.layer.cornerRadius = 12
        sun.clipsToBounds = true
        sun.isUserInteractionEnabled = true
        sun.accessibilityIdentifier = "sun"
        addSubview(sun)
        let pan = UIPanGestureRecognizer(target: self, action: BoardView.pan)
        let pinch = UIPinchGestureRecognizer(target: self, action: BoardView.pinch)
        let turn = UIRotationGestureRecognizer(target: self, action: BoardView.turn)
        let once = UITapGestureRecognizer(target: self, action: BoardView.select)
        let twice = UITapGestureRecognizer(target: self, action: BoardView.reset)
        twice.numberOfTapsRequired = 2
        once.require(toFail: twice)
        for recognizer in [pan, pinch, turn, once, twice] {
            recognizer.delegate = self
            sun.addGestureRecognizer(recognizer)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 16, y: 16, width: bounds.width - 32, height: 20)
        guard isAtHome else { return }
        sun.bounds = CGRect(x: 0, y: 0, width: 120, height: 60)
        sun.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        !(gestureRecognizer is UITapGestureRecognizer)
    }

    private func pan(_ recognizer: UIPanGestureRecognizer) {
        isAtHome = false
        let moved = recognizer.translation(in: self)
        sun.center = CGPoint(x: sun.center.x + moved.x, y: sun.center.y + moved.y)
        recognizer.setTranslation(.zero, in: self)
    }

    private func pinch(_ recognizer: UIPinchGestureRecognizer) {
        sun.transform = sun.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
        recognizer.scale = 1
    }

    private func turn(_ recognizer: UIRotationGestureRecognizer) {
        sun.transform = sun.transform.rotated(by: recognizer.rotation)
        recognizer.rotation = 0
    }

    private func select(_ recognizer: UITapGestureRecognizer) {
        let (own, outer) = (recognizer.location(in: sun), recognizer.location(in: self))
        line.text =
            "At \(Int(own.x.rounded())), \(Int(own.y.rounded())) of the sun, \(Int(outer.x.rounded())), \(Int(outer.y.rounded())) of the card"
    }

    private func reset() {
        isAtHome = true
        UIView.animate(withDuration: 0.3) {
            self.sun.transform = .identity
            self.sun.center = CGPoint(x: self.bounds.midX, y: self.bounds.midY)
        }
        line.text = "The sun is back"
    }
}
