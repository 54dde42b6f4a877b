import SwiftUI
import UIKit

/// A form with pickers in place of the keyboard, whose fields are placed by visual formats.
struct SignUpPage: View {
    var body: some View { SignUpForm() }
}

private struct SignUpForm: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SignUpController { SignUpController() }
    func updateUIViewController(_ controller: SignUpController, context: Context) {}
}

private final class SignUpController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let name = SignUpController.field("Name")
    private let birthday = SignUpController.field("Birthday")
    private let country = SignUpController.field("Country")
    private let code = CodeField(frame: .zero)
    private let status = UILabel()
    private let badge = BadgeView(frame: .zero)
    private let countries = ["Chile", "Fiji", "Ghana", "Japan", "Malta", "Norway"]

    private static func field(_ placeholder: String) -> UITextField {
        let field = UITextField(frame: .zero)
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        return field
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        additionalSafeAreaInsets = UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0)
        setUpPickers()
        code.placeholder = "Code"
        code.borderStyle = .roundedRect
        status.text = "No touch yet"
        status.textColor = .secondaryLabel
        badge.pointed = { [status] in status.text = $0 }
    }

    private func setUpPickers() {
        let dates = UIDatePicker()
        dates.datePickerMode = .date
        dates.preferredDatePickerStyle = .wheels
        dates.addAction(
            UIAction { [birthday, dates] _ in
                birthday.text = dates.date.formatted(.dateTime.year().month(.abbreviated).day())
            }, for: .valueChanged)
        birthday.inputView = dates
        birthday.inputAccessoryView = bar(for: birthday)
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        country.inputView = picker
        country.inputAccessoryView = bar(for: country)
    }

    private func bar(for field: UITextField) -> UIToolbar {
        let bar = UIToolbar()
        bar.sizeToFit()
        bar.items = [
            .flexibleSpace(),
            UIBarButtonItem(title: "Done", primaryAction: UIAction { [field] _ in field.resignFirstResponder() }),
        ]
        return bar
    }

    override func updateViewConstraints() {
        if view.constraints.isEmpty { addConstraints() }
        super.updateViewConstraints()
    }

    private func addConstraints() {
        let views: [String: UIView] = [
            "name": name, "birthday": birthday, "country": country, "code": code, "status": status, "badge": badge,
        ]
        for part in views.values {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let metrics = ["gap": 12, "height": 36]
        var constraints = NSLayoutConstraint.constraints(
            withVisualFormat:
                "V:[name(height)]-gap-[birthday(name)]-gap-[country(name)]-gap-[code(name)]-gap-[status]-gap-[badge(140)]",
            options: [.alignAllLeading, .alignAllTrailing], metrics: metrics, views: views)
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-20-[name]-20-|", metrics: metrics, views: views)
        constraints.append(name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor))
        NSLayoutConstraint.activate(constraints)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { countries.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        countries[row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        country.text = countries[row]
    }
}

/// A field without a cursor.
private final class CodeField: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
}

/// Three cards in perspective, a layer that draws rings, and the place of a pointer.
private final class BadgeView: UIView {
    var pointed: (String) -> Void = { _ in }
    private let cards = (0..<3).map { _ in CALayer() }
    private let rings = RingsLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 300
        layer.sublayerTransform = perspective
        for (index, card) in cards.enumerated() {
            card.backgroundColor = [UIColor.systemTeal, .systemBlue, .systemIndigo][index].cgColor
            card.cornerRadius = 6
            card.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
            layer.addSublayer(card)
        }
        rings.compositingFilter = "multiplyBlendMode"
        layer.addSublayer(rings)
        let hover = UIHoverGestureRecognizer()
        hover.addAction { [weak self] recognizer in
            let place = recognizer.location(in: self)
            self?.pointed(recognizer.state == .ended ? "Pointer left" : "Pointer at \(Int(place.x)), \(Int(place.y))")
        }
        addGestureRecognizer(hover)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(x: bounds.width * (0.16 + 0.24 * CGFloat(index)), y: 24, width: 64, height: 92)
        }
        rings.frame = CGRect(x: bounds.width - 96, y: 30, width: 80, height: 80)
    }
}

private final class RingsLayer: CALayer {
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(in ctx: CGContext) {
        ctx.setStrokeColor(UIColor.systemOrange.cgColor)
        ctx.setLineWidth(6)
        for inset in [4, 16, 28] as [CGFloat] { ctx.strokeEllipse(in: bounds.insetBy(dx: inset, dy: inset)) }
    }
}
