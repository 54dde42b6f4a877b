import SwiftUI
import UIKit

/// Controls of UIKit for colors, days and parts, and a knob of the app.
struct PalettePage: View {
    var body: some View { PaletteForm() }
}

private struct PaletteForm: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> PaletteController { PaletteController() }
    func updateUIViewController(_ controller: PaletteController, context: Context) {}
}

private final class PaletteController: UIViewController, UICalendarSelectionSingleDateDelegate {
    private let status = UILabel()
    private let swatch = SwatchView(frame: .zero)
    private let knob = KnobControl(frame: .zero)
    private let days = UICalendarView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        status.text = "Nothing chosen"
        let well = UIColorWell()
        well.title = "Paint"
        well.selectedColor = .systemTeal
        well.addAction(
            UIAction { [swatch, well] _ in swatch.color = well.selectedColor ?? .clear }, for: .valueChanged)
        let parts = UISegmentedControl(items: ["Day", "Week"])
        parts.insertSegment(with: UIImage(systemName: "calendar"), at: 2, animated: false)
        parts.selectedSegmentIndex = 0
        let row = UIStackView(arrangedSubviews: [well, parts, sendButton])
        row.spacing = 16
        row.alignment = .center
        knob.addAction(
            UIAction { [status, knob] _ in status.text = "Volume \(Int((knob.value * 100).rounded()))" },
            for: .valueChanged)
        days.calendar = Calendar(identifier: .gregorian)
        days.visibleDateComponents = DateComponents(year: 2026, month: 11)
        days.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
        let all = UIStackView(arrangedSubviews: [row, swatch, knob, status, days])
        all.axis = .vertical
        all.spacing = 16
        all.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(all)
        NSLayoutConstraint.activate([
            all.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            all.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            all.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            swatch.heightAnchor.constraint(equalToConstant: 90), knob.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    private var sendButton: UIButton {
        var look = UIButton.Configuration.filled()
        look.title = "Send"
        look.subtitle = "now"
        look.titleAlignment = .center
        look.image = UIImage(systemName: "paperplane")
        look.imagePadding = 6
        let button = UIButton(
            configuration: look, primaryAction: UIAction { [status] _ in status.text = "Sent" })
        button.configurationUpdateHandler = { button in
            button.configuration?.baseBackgroundColor = button.isSelected ? .systemGreen : .systemIndigo
        }
        button.changesSelectionAsPrimaryAction = true
        return button
    }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        status.text = "Day \(dateComponents?.day ?? 0)"
    }
}

/// A gradient with a shadow, in blend modes.
private final class SwatchView: UIView {
    var color = UIColor.systemTeal { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(),
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(),
                colors: [color.cgColor, UIColor.systemPink.cgColor] as CFArray, locations: [0, 1])
        else { return }
        let box = rect.insetBy(dx: 8, dy: 8)
        context.saveGState()
        context.addPath(UIBezierPath(roundedRect: box, cornerRadius: 14).cgPath)
        context.clip()
        context.drawLinearGradient(
            gradient, start: CGPoint(x: box.minX, y: 0), end: CGPoint(x: box.maxX, y: 0), options: [])
        context.restoreGState()
        context.setShadow(offset: CGSize(width: 0, height: 3), blur: 6, color: UIColor.black.cgColor)
        context.setFillColor(UIColor.white.cgColor)
        context.fillEllipse(in: CGRect(x: box.midX - 22, y: box.midY - 22, width: 44, height: 44))
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.setBlendMode(.multiply)
        context.setFillColor(UIColor.systemYellow.cgColor)
        context.fill(CGRect(x: box.midX, y: box.minY + 12, width: 70, height: 50))
    }
}

/// A track whose value follows the finger.
private final class KnobControl: UIControl {
    var value: CGFloat = 0.3 { didSet { setNeedsDisplay() } }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follow(touch) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follow(touch) }

    private func follow(_ touch: UITouch) -> Bool {
        value = min(max(touch.location(in: self).x / bounds.width, 0), 1)
        sendActions(for: .valueChanged)
        return true
    }

    override func draw(_ rect: CGRect) {
        UIColor.systemFill.setFill()
        UIBezierPath(roundedRect: CGRect(x: 0, y: 16, width: rect.width, height: 12), cornerRadius: 6).fill()
        tintColor.setFill()
        UIBezierPath(roundedRect: CGRect(x: 0, y: 16, width: rect.width * value, height: 12), cornerRadius: 6).fill()
        UIBezierPath(ovalIn: CGRect(x: (rect.width - 32) * value, y: 6, width: 32, height: 32)).fill()
    }
}
