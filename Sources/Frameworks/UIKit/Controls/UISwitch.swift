import EspalierViews
public import Foundation

/// A switch. Of the proxy, `onTintColor` has an effect.
open class UISwitch: UIControl {
    private let valueReaders = DependencySource.make()

    /// Whether the switch is on.
    open var isOn = false { didSet { if isOn != oldValue { valueReaders.invalidateReaders() } } }

    /// Turns the switch on or off.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The color of the switch when it is on; nil for green.
    open var onTintColor: UIColor? { didSet { if onTintColor != oldValue { appearanceDidChange() } } }

    /// The color of the knob. It has no effect: the knob is white.
    open var thumbTintColor: UIColor?

    /// The wanted form. It has no effect: a switch is always `sliding`, as on an iPhone.
    open var preferredStyle = Style.automatic
    /// The form, always `sliding`.
    open var style: Style { .sliding }
    /// Images of old versions of iOS. They have no effect.
    open var onImage: UIImage?, offImage: UIImage?

    /// The title for assistive technologies.
    open var title: String? { didSet { if title != oldValue { appearanceDidChange() } } }

    override func write(to settings: inout InterfaceSettings) {
        settings.switchTint = onTintColor.map { Color($0) }
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var reportsOwnEvents: Bool { true }
    override func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    override var contents: AnyView? {
        let isOn = Binding<Bool>(
            get: { [weak self] in
                self?.valueReaders.noteRead()
                return self?.isOn ?? false
            },
            set: { [weak self] new in
                guard let self, self.isOn != new else { return }
                self.isOn = new
                sendActions(for: [.valueChanged, .primaryActionTriggered])
            })
        return AnyView(
            Toggle(isOn: isOn) { Text(verbatim: title ?? accessibilityLabel ?? "") }
                .toggleStyle(.switch)
                .labelsHidden()
                .tint(onTintColor.map { Color($0) })
                .disabled(!isEnabled))
    }

    /// The forms of switches.
    public enum Style: Int, Sendable {
        /// The system's; a box with a checkmark; a knob.
        case automatic, checkbox, sliding
    }
}
