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

    // MARK: Images

    private var incrementImages = StateValues<UIImage>() { didSet { appearanceDidChange() } }
    private var decrementImages = StateValues<UIImage>() { didSet { appearanceDidChange() } }
    private var backgroundImages = StateValues<UIImage>() { didSet { appearanceDidChange() } }
    private var dividerImages: [State: StateValues<UIImage>] = [:] { didSet { appearanceDidChange() } }

    /// Sets the image of the button that adds in a state; nil for a plus sign.
    open func setIncrementImage(_ image: UIImage?, for state: State) { incrementImages[state] = image }
    /// Sets the image of the button that subtracts in a state; nil for a minus sign.
    open func setDecrementImage(_ image: UIImage?, for state: State) { decrementImages[state] = image }
    /// Sets the image behind each button in a state, which fills it; nil for the system's background.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }
    /// Sets the image between the buttons in states, in its own width.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) { dividerImages[leftState, default: StateValues()][rightState] = image }

    /// The image of the button that adds in a state.
    open func incrementImage(for state: State) -> UIImage? { incrementImages[state] }
    /// The image of the button that subtracts in a state.
    open func decrementImage(for state: State) -> UIImage? { decrementImages[state] }
    /// The image behind each button in a state.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
    /// The image between the buttons in states.
    open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> UIImage? {
        dividerImages[leftState]?[rightState]
    }

    private var isDrawn: Bool {
        [incrementImages, decrementImages, backgroundImages].contains { $0.shown(in: state) != nil }
            || dividerImages[.normal]?[.normal] != nil
    }

    /// Two buttons with images.
    private var drawn: some View {
        HStack(spacing: 0) {
            half(decrementImages, "minus", .decrement, -1, isPossible: wraps || value > minimumValue)
            if let image = dividerImages[.normal]?[.normal] { image.filling.frame(width: image.size.width) }
            half(incrementImages, "plus", .increment, 1, isPossible: wraps || value < maximumValue)
        }
        .frame(width: 94, height: 32)
        .background {
            if backgroundImages.shown(in: .normal) == nil {
                RoundedRectangle(cornerRadius: 8).fill(Color(UIColor.tertiarySystemFill))
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: accessibilityLabel ?? ""))
        .disabled(!isEnabled)
    }

    private func half(
        _ images: StateValues<UIImage>, _ symbol: String, _ name: SystemText, _ factor: Double, isPossible: Bool
    ) -> some View {
        let state: State = isEnabled && isPossible ? .normal : .disabled
        return Button { [weak self] in
            if let self { change(factor * stepValue) }
        } label: {
            Group {
                if let image = images.shown(in: state) {
                    ImageContent(image: image, font: .systemFont(ofSize: 17))
                } else {
                    Image(systemName: symbol)
                }
            }
            .foregroundStyle(Color(state == .normal ? tintColor : .tertiaryLabel))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { backgroundImages.shown(in: state)?.filling }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(!isPossible)
        .accessibilityLabel(name)
    }

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
        if isDrawn { return AnyView(drawn) }
        return AnyView(
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
