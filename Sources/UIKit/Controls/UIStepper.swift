import EspalierViews
public import Foundation

/// Two buttons, minus and plus, for a number.
open class UIStepper: UIControl {
    /// The number, inside of the range.
    open var value: Double = 0 {
        didSet {
            value = value.isNaN ? minimumValue : min(max(value, minimumValue), max(minimumValue, maximumValue))
            if value != oldValue { appearanceDidChange() }
        }
    }
    /// The least number.
    open var minimumValue: Double = 0 { didSet { appearanceDidChange() } }
    /// The greatest number.
    open var maximumValue: Double = 100 { didSet { appearanceDidChange() } }
    /// The difference between two numbers.
    open var stepValue: Double = 1
    /// Whether the greatest number is followed by the least one.
    open var wraps = false { didSet { if wraps != oldValue { appearanceDidChange() } } }
    /// Whether a press that lasts repeats. It has no effect.
    open var autorepeat = true
    /// Whether changes are reported during a press. It has no effect.
    open var isContinuous = true

    override open var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var reportsOwnEvents: Bool { true }
    override func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    private func change(_ difference: Double) {
        var new = value + difference
        if wraps, new > maximumValue { new = minimumValue }
        if wraps, new < minimumValue { new = maximumValue }
        value = new
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override var contents: AnyView? {
        AnyView(
            Stepper {
                Text(verbatim: accessibilityLabel ?? "")
            } onIncrement: { [weak self] in
                self?.change(self?.stepValue ?? 0)
            } onDecrement: { [weak self] in
                self?.change(-(self?.stepValue ?? 0))
            }
            .labelsHidden()
            .disabled(!isEnabled))
    }
}
