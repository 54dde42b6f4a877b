import EspalierViews
public import Foundation

/// A row of segments, one of which is selected.
///
/// The proxy's `backgroundColor`, `selectedSegmentTintColor` and `setTitleTextAttributes(_:for:)` change SwiftUI's segmented pickers.
open class UISegmentedControl: UIControl {
    final var segments: [ControlSegment] = []
    private let selectionReaders = DependencySource.make()

    /// A control with a segment for each text, image or action.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).compactMap { ControlSegment($0) }
    }

    /// A control with a segment for each action, which has its title or else its image.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { ControlSegment(action: $0) }
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The index of no segment.
    public static let noSegment = -1

    /// The index of the selected segment; `noSegment` for none.
    open var selectedSegmentIndex = -1 {
        didSet { if selectedSegmentIndex != oldValue { selectionReaders.invalidateReaders() } }
    }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    // MARK: Segments

    /// Adds a segment with a title.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(ControlSegment(title: title), at: segment)
    }

    /// Adds a segment with an image.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(ControlSegment(image: image), at: segment)
    }

    /// Adds a segment with an action, which runs when the user selects it. A segment with the same identifier is replaced.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        var index = segment
        if let old = segments.firstIndex(where: { $0.action?.identifier == action.identifier }) {
            segments.remove(at: old)
            if old < index { index -= 1 }
        }
        insert(ControlSegment(action: action), at: index)
    }

    private func insert(_ segment: ControlSegment, at index: Int) {
        segments.insert(segment, at: min(max(index, 0), segments.count))
        segmentsDidChange()
    }

    private func change(_ index: Int, _ body: (inout ControlSegment) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(&segments[index])
        segmentsDidChange()
    }

    private func segment(at index: Int) -> ControlSegment? { segments.indices.contains(index) ? segments[index] : nil }

    /// Changes the title of a segment, which then has no image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }

    /// The title of a segment; nil for one with an image.
    open func titleForSegment(at segment: Int) -> String? {
        self.segment(at: segment).flatMap { $0.image == nil ? $0.title ?? "" : nil }
    }

    /// Changes the image of a segment, which then has no title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }

    /// The image of a segment; nil for one with a title.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

    /// Changes the action of a segment, and its title or image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { old in
            let new = ControlSegment(action: action)
            (old.action, old.title, old.image) = (action, new.title, new.image)
        }
    }

    /// The action of a segment; nil for none.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

    /// The index of the segment whose action has an identifier; `NSNotFound` for none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Sets whether the user can select a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

    /// Whether the user can select a segment.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? false }

    /// Sets the width of a segment in points; 0 for its part of the control's width, as for widths that are negative or not finite.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
    }

    /// The width that was set for a segment in points; 0 for none.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

    /// Moves the content of a segment, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }

    /// The distance by which the content of a segment is moved, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(at: segment)?.offset ?? .zero }

    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        segmentsDidChange()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        segmentsDidChange()
    }

    private func segmentsDidChange() {
        invalidateIntrinsicContentSize()
        appearanceDidChange()
    }

    // MARK: Behavior

    /// Whether segments have widths by their contents rather than equal ones.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
    }

    /// Whether a segment is selected only while its actions run.
    open var isMomentary = false { didSet { if isMomentary != oldValue { appearanceDidChange() } } }

    /// Selects a segment for the user.
    final func userDidSelect(_ index: Int) {
        guard segments.indices.contains(index), segments[index].isEnabled, isMomentary || selectedSegmentIndex != index
        else { return }
        selectedSegmentIndex = index
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    // MARK: Appearance

    /// The color of the selected segment; nil for the system's.
    open var selectedSegmentTintColor: UIColor? {
        didSet { if selectedSegmentTintColor != oldValue { appearanceDidChange() } }
    }

    private var attributes = StateValues<[NSAttributedString.Key: Any]>()
    final var backgroundImages = StateValues<UIImage>()
    final var dividerImages: [UIControl.State: StateValues<UIImage>] = [:]

    /// Sets the font, color and kerning of the titles, for the states `normal` and `selected`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
        appearanceDidChange()
    }

    /// The attributes that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    /// Sets the image behind segments in a state, which fills them; nil for the system's background.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages[state] = backgroundImage
        appearanceDidChange()
    }

    /// The image behind segments in a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[state]
    }

    /// Sets the image between two segments in states, in its own width.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        dividerImages[leftState, default: StateValues()][rightState] = dividerImage
        segmentsDidChange()
    }

    /// The image between two segments in states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { dividerImages[leftState]?[rightState] }

    override func write(to settings: inout InterfaceSettings) {
        settings.segments = ownAppearance
        settings.segments.background = backgroundColor.map { Color($0) }
    }

    /// The appearance without the background, which each view draws.
    final var ownAppearance: SegmentAppearance {
        var value = SegmentAppearance()
        value.selection = selectedSegmentTintColor.map { Color($0) }
        value.title = TextAttributes(attributes[.normal])
        value.selectedTitle = TextAttributes(attributes.shown(in: .selected))
        return value
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: naturalWidth, height: 32) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var reportsOwnEvents: Bool { true }
    override func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }

    override var contents: AnyView? {
        if isDrawn { return AnyView(DrawnSegments(control: self, width: bounds.width, version: version)) }
        let selection = Binding<Int>(
            get: { [weak self] in self?.readSelection() ?? -1 },
            set: { [weak self] new in self?.userDidSelect(new) })
        return AnyView(
            Picker(selection: selection) {
                ForEach(Array(segments.enumerated()), id: \.offset) { $0.element.content.tag($0.offset) }
            } label: {
                Text(verbatim: accessibilityLabel ?? "")
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .environment(\.segmentAppearance, ownAppearance)
            .disabled(!isEnabled))
    }

    /// Reads the selection for a view, which then depends on it.
    final func readSelection() -> Int {
        selectionReaders.noteRead()
        return selectedSegmentIndex
    }
}
