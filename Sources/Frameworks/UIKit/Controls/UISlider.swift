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
    /// The wanted behavior. It has no effect.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// The behavior, always that of an iPad and an iPhone.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// The color of the track in front of the knob; nil for the tint.
    open var minimumTrackTintColor: UIColor? {
        didSet { if minimumTrackTintColor != oldValue { appearanceDidChange() } }
    }
    /// The color of the track behind the knob; nil for the system's.
    open var maximumTrackTintColor: UIColor? {
        didSet { if maximumTrackTintColor != oldValue { appearanceDidChange() } }
    }
    /// The color of the knob; nil for white.
    open var thumbTintColor: UIColor? { didSet { if thumbTintColor != oldValue { appearanceDidChange() } } }
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

    // MARK: Images

    private var thumbImages = StateValues<UIImage>() { didSet { appearanceDidChange() } }
    private var minimumTrackImages = StateValues<UIImage>() { didSet { appearanceDidChange() } }
    private var maximumTrackImages = StateValues<UIImage>() { didSet { appearanceDidChange() } }

    /// Sets the image of the knob in a state; nil for the standard knob.
    open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
    /// Sets the image of the track in front of the knob in a state, which is stretched to its size; nil for a line.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state] = image }
    /// Sets the image of the track behind the knob in a state, which is stretched to its size; nil for a line.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state] = image }

    /// The image of the knob in a state; that of the normal state if it has none.
    open func thumbImage(for state: State) -> UIImage? { thumbImages.shown(in: state) }
    /// The image of the track in front of the knob in a state; that of the normal state if it has none.
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages.shown(in: state) }
    /// The image of the track behind the knob in a state; that of the normal state if it has none.
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages.shown(in: state) }

    /// The image of the knob in the current state.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// The image of the track in front of the knob in the current state.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The image of the track behind the knob in the current state.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    // MARK: Rectangles

    /// The rectangle of the image in front of the track.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The rectangle of the image behind the track.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The rectangle of the track: 4 points high, between the images. A subclass may return another one.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { standardTrackRect(bounds) }

    /// The rectangle of the knob for a number: 28 points wide and high, or of the size of its image. A subclass may return another
    /// one.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        standardThumbRect(rect, value)
    }

    private func standardTrackRect(_ bounds: CGRect) -> CGRect {
        let left = minimumValueImage.map { $0.size.width + 8 } ?? 2
        let right = maximumValueImage.map { $0.size.width + 8 } ?? 2
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - 2, width: max(0, bounds.width - left - right), height: 4)
    }

    private func standardThumbRect(_ track: CGRect, _ value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: 28, height: 28)
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        return CGRect(
            x: track.minX + part * (track.width - size.width), y: track.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    // MARK: Drawing

    /// Whether images, colors or rectangles differ from those of the browser's slider, so that the page draws it.
    private var isDrawn: Bool {
        if currentThumbImage != nil || currentMinimumTrackImage != nil || currentMaximumTrackImage != nil {
            return true
        }
        if maximumTrackTintColor != nil || thumbTintColor != nil { return true }
        let track = trackRect(forBounds: bounds)
        return track != standardTrackRect(bounds)
            || thumbRect(forBounds: bounds, trackRect: track, value: number) != standardThumbRect(track, number)
    }

    /// Reads the number for a view, which then depends on it.
    func readValue() -> Float {
        valueReaders.noteRead()
        return number
    }

    override var reportsOwnEvents: Bool { true }
    override var standardTraits: UIAccessibilityTraits { .adjustable }

    override var contents: AnyView? {
        isDrawn ? AnyView(DrawnSlider(slider: self, bounds: bounds, version: version)) : AnyView(plain)
    }

    private var plain: some View {
        HStack(spacing: 8) {
            if let minimumValueImage { Image(uiImage: minimumValueImage) }
            knob
            if let maximumValueImage { Image(uiImage: maximumValueImage) }
        }
        .foregroundStyle(Color(tintColor))
        .tint(minimumTrackTintColor.map { Color($0) } ?? tint.map { Color($0) })
        .disabled(!isEnabled)
    }

    /// The slider of the browser.
    var knob: some View {
        let value = Binding<Float>(
            get: { [weak self] in self?.readValue() ?? 0 },
            set: { [weak self] new in
                guard let self else { return }
                self.value = new
                if isContinuous { sendActions(for: .valueChanged) }
            })
        let range = minimumValue...max(minimumValue, maximumValue)
        return Slider(value: value, in: range, label: { Text(verbatim: accessibilityLabel ?? "") }) { [weak self] in
            self?.editing($0)
        }
    }

    private func editing(_ isEditing: Bool) {
        isTracking = isEditing
        if isEditing { return sendActions(for: .touchDown) }
        // The last number arrives before the end.
        if !isContinuous { sendActions(for: .valueChanged) }
        sendActions(for: .touchUpInside)
    }
}
