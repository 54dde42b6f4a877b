import SwiftUI

/// A controller that counts touches, with a canvas to draw on and a list to scroll.
struct TouchesPage: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SketchController { SketchController() }
    func updateUIViewController(_ controller: SketchController, context: Context) {}
}

/// Ends the editing of its field at a touch, as many apps do, and tells the touches on its views.
final class SketchController: UIViewController, UITextFieldDelegate {
    private let label = UILabel()
    private let field = UITextField()
    private let canvas = SketchView()
    private let scroll = UIScrollView()
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "No touches"
        field.borderStyle = .roundedRect
        field.placeholder = "A name for the sketch"
        canvas.backgroundColor = .secondarySystemBackground
        canvas.layer.cornerRadius = 16
        canvas.clipsToBounds = true
        canvas.accessibilityIdentifier = "canvas"
        scroll.accessibilityIdentifier = "rows"
        for index in 0..<30 {
            let row = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 44, width: 300, height: 44))
            row.text = "Pencil \(index)"
            scroll.addSubview(row)
        }
        scroll.contentSize = CGSize(width: 300, height: 30 * 44)
        for part in [label, field, canvas, scroll] { view.addSubview(part) }
    }

    override func viewWillLayoutSubviews() {
        let width = view.bounds.width - 32
        label.frame = CGRect(x: 16, y: 16, width: width, height: 24)
        field.frame = CGRect(x: 16, y: 48, width: width, height: 36)
        canvas.frame = CGRect(x: 16, y: 100, width: width, height: 240)
        scroll.frame = CGRect(x: 16, y: 356, width: width, height: max(0, view.bounds.height - 372))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        view.endEditing(true)
        count += 1
        label.text = "\(count) touches"
    }
}

/// Draws a line along each touch.
private final class SketchView: UIView {
    private var lines: [[CGPoint]] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        lines.append([touch.location(in: self)])
        setNeedsDisplay()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !lines.isEmpty else { return }
        lines[lines.count - 1].append(touch.location(in: self))
        setNeedsDisplay()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        accessibilityLabel = "\(lines.count) lines"
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = lines.popLast()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        UIColor.systemBlue.setStroke()
        for line in lines {
            guard let first = line.first else { continue }
            let path = UIBezierPath()
            path.move(to: first)
            for point in line.dropFirst() { path.addLine(to: point) }
            path.lineWidth = 4
            path.lineCapStyle = .round
            path.stroke()
        }
    }
}
