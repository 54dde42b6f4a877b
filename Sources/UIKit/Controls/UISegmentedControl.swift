import EspalierViews
public import Foundation

/// A row of segments, one of which is selected.
///
/// The proxy's `backgroundColor`, `selectedSegmentTintColor` and `setTitleTextAttributes(_:for:)` change SwiftUI's segmented pickers.
open class UISegmentedControl: UIControl {
    private var titles: [String] = []
    private let selectionReaders = DependencySource.make()

    /// A control with a segment for each text.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        titles = (items ?? []).compactMap { $0 as? String }
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
    open var numberOfSegments: Int { titles.count }

    /// Adds a segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
        segmentsDidChange()
    }

    /// Changes the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard titles.indices.contains(segment) else { return }
        titles[segment] = title ?? ""
        segmentsDidChange()
    }

    /// The title of a segment.
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard titles.indices.contains(segment) else { return }
        titles.remove(at: segment)
        segmentsDidChange()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        titles = []
        segmentsDidChange()
    }

    private func segmentsDidChange() {
        invalidateIntrinsicContentSize()
        appearanceDidChange()
    }

    /// The colour of the selected segment; nil for the system's.
    open var selectedSegmentTintColor: UIColor? {
        didSet { if selectedSegmentTintColor != oldValue { appearanceDidChange() } }
    }

    private var attributes = StateValues<[NSAttributedString.Key: Any]>()

    /// Sets the font, color and kerning of the titles, for the states `normal` and `selected`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
        appearanceDidChange()
    }

    /// The attributes that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    override func write(to settings: inout InterfaceSettings) {
        settings.segments = ownAppearance
        settings.segments.background = backgroundColor.map { Color($0) }
    }

    /// The appearance without the background, which each view draws.
    private var ownAppearance: SegmentAppearance {
        var value = SegmentAppearance()
        value.selection = selectedSegmentTintColor.map { Color($0) }
        value.title = TextAttributes(attributes[.normal])
        value.selectedTitle = TextAttributes(attributes.shown(in: .selected))
        return value
    }

    override open var intrinsicContentSize: CGSize {
        let widths = titles.map {
            Text(verbatim: $0).font(.system(size: 13)).measured(in: .unspecified, lineLimit: 1)?.size.width ?? 0
        }
        return CGSize(width: ((widths.max() ?? 0) + 26) * CGFloat(titles.count), height: 32)
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var reportsOwnEvents: Bool { true }
    override func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }

    override var contents: AnyView? {
        let selection = Binding<Int>(
            get: { [weak self] in
                self?.selectionReaders.noteRead()
                return self?.selectedSegmentIndex ?? -1
            },
            set: { [weak self] new in
                guard let self, selectedSegmentIndex != new else { return }
                selectedSegmentIndex = new
                sendActions(for: [.valueChanged, .primaryActionTriggered])
            })
        return AnyView(
            Picker(selection: selection) {
                ForEach(Array(titles.enumerated()), id: \.offset) { Text(verbatim: $0.element).tag($0.offset) }
            } label: {
                Text(verbatim: accessibilityLabel ?? "")
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .environment(\.segmentAppearance, ownAppearance)
            .disabled(!isEnabled))
    }
}
