import EspalierViews
public import Foundation

/// A round button in a color, which opens the browser's own picker.
open class UIColorWell: UIControl {
    private let valueReaders = DependencySource.make()

    /// The color; nil for none, which is shown as black.
    open var selectedColor: UIColor? { didSet { if selectedColor != oldValue { valueReaders.invalidateReaders() } } }
    /// Whether the color keeps its opacity when the user changes it. Otherwise it becomes opaque. Browsers change no opacity.
    open var supportsAlpha = true { didSet { if supportsAlpha != oldValue { appearanceDidChange() } } }
    /// The title for assistive technologies; nil for the label of the view.
    open var title: String? { didSet { if title != oldValue { appearanceDidChange() } } }

    override open var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var reportsOwnEvents: Bool { true }
    override func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    override var contents: AnyView? {
        let color = Binding<Color>(
            get: { [weak self] in
                self?.valueReaders.noteRead()
                return Color(self?.selectedColor ?? .black)
            },
            set: { [weak self] in self?.userDidSelect($0) })
        return AnyView(
            ColorPicker(selection: color, supportsOpacity: supportsAlpha) {
                Text(verbatim: title ?? accessibilityLabel ?? "")
            }
            .labelsHidden()
            .disabled(!isEnabled))
    }

    private func userDidSelect(_ color: Color) {
        selectedColor = UIColor(color)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
