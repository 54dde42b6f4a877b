import EspalierViews
public import Foundation

/// A knob on a track, for a number in a range. Of the proxy, `minimumTrackTintColor` and `tintColor` have an effect.
open class UISlider: UIControl {
    private let valueReaders = DependencySource.make()
    private var number: Float = 0

    /// The number, inside of the range.
    open var value: Float {
        get { number }
        set {
            let new = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            guard new != number else { return }
            number = new
            valueReaders.invalidateReaders()
        }
    }

    /// Sets the number.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// The least number.
    open var minimumValue: Float = 0 { didSet { rangeDidChange() } }
    /// The greatest number.
    open var maximumValue: Float = 1 { didSet { rangeDidChange() } }

    private func rangeDidChange() {
        value = number
        appearanceDidChange()
    }

    /// Whether changes are reported while the knob moves.
    open var isContinuous = true
    /// Whether the knob moves.
    open private(set) var isTracking = false
    /// The colour of the track in front of the knob; nil for the tint.
    open var minimumTrackTintColor: UIColor? {
        didSet { if minimumTrackTintColor != oldValue { appearanceDidChange() } }
    }
    /// The colour of the track behind the knob. It has no effect.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the knob. It has no effect: the knob is white.
    open var thumbTintColor: UIColor?
    /// The image in front of the track.
    open var minimumValueImage: UIImage? { didSet { appearanceDidChange() } }
    /// The image behind the track.
    open var maximumValueImage: UIImage? { didSet { appearanceDidChange() } }

    override func write(to settings: inout InterfaceSettings) {
        settings.sliderTint = (minimumTrackTintColor ?? tint).map { Color($0) }
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 31) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 118, height: 31)
    }
    override func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }

    override var contents: AnyView? {
        let value = Binding<Float>(
            get: { [weak self] in
                self?.valueReaders.noteRead()
                return self?.number ?? 0
            },
            set: { [weak self] new in
                guard let self else { return }
                self.value = new
                if isContinuous { sendActions(for: .valueChanged) }
            })
        let range = minimumValue...max(minimumValue, maximumValue)
        return AnyView(
            HStack(spacing: 8) {
                if let minimumValueImage { Image(uiImage: minimumValueImage) }
                Slider(value: value, in: range, label: { Text(verbatim: accessibilityLabel ?? "") }) { [weak self] in
                    self?.editing($0)
                }
                if let maximumValueImage { Image(uiImage: maximumValueImage) }
            }
            .foregroundStyle(Color(tintColor))
            .tint(minimumTrackTintColor.map { Color($0) } ?? tint.map { Color($0) })
            .disabled(!isEnabled))
    }

    private func editing(_ isEditing: Bool) {
        isTracking = isEditing
        if isEditing { return sendActions(for: .touchDown) }
        // The last number arrives before the end.
        if !isContinuous { sendActions(for: .valueChanged) }
        sendActions(for: .touchUpInside)
    }
}
