import EspalierViews
public import Foundation

/// A row or column of views.
open class UIStackView: UIView {
    /// A row of views.
    public init(arrangedSubviews views: [UIView]) {
        super.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The views in the row or column, from its start. They are subviews, too.
    open private(set) var arrangedSubviews: [UIView] = []

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Adds a view at an index.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangementDidChange()
    }

    /// Removes a view from the row or column. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        arrangementDidChange()
    }

    override open func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangedSubviews.removeAll { $0 === subview }
    }

    /// The direction.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
    /// The lengths of the views along the direction.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
    /// The places of the views across the direction.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
    /// The distance between views, in points.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
    /// Whether the layout margins surround the views.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether distances are between the baselines of texts. It has no effect: they are between the edges of views.
    open var isBaselineRelativeArrangement = false

    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

    /// The distance after a view that does not have the standard one.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    /// The distance of the system, 8 points.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// Sets the distance after a view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacing[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The distance after a view.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    private func arrangementDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Layout

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private var isHorizontal: Bool { axis == .horizontal }
    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    private func gap(after view: UIView) -> CGFloat {
        let gap = customSpacing[ObjectIdentifier(view)] ?? spacing
        return gap == Self.spacingUseSystem ? 8 : gap
    }

    private func gaps(_ views: [UIView]) -> CGFloat { views.dropLast().reduce(0) { $0 + gap(after: $1) } }

    /// The length of a view along the direction, for the length across it.
    private func extent(_ view: UIView, across: CGFloat?) -> CGFloat {
        if let own = view.ownLength(axis) { return own }
        let size = view.fittingSize
        if isHorizontal { return max(0, size.width) }
        if let across, size.width >= 0, across < size.width, let height = view.contentHeight(in: across) {
            return height
        }
        return max(0, size.height)
    }

    private func breadth(_ view: UIView) -> CGFloat {
        if let own = view.ownLength(isHorizontal ? .vertical : .horizontal) { return own }
        let size = view.fittingSize
        return max(0, isHorizontal ? size.height : size.width)
    }

    override var fittingSize: CGSize {
        let views = shown
        let lengths = views.map { extent($0, across: nil) }
        let along: CGFloat =
            distribution == .fillEqually
            ? (lengths.max() ?? 0) * CGFloat(views.count) : lengths.reduce(0, +)
        let (length, across) = (along + gaps(views), views.map(breadth).max() ?? 0)
        let margins = margins
        let size = isHorizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
        return CGSize(
            width: size.width + margins.left + margins.right, height: size.height + margins.top + margins.bottom)
    }

    override func contentHeight(in width: CGFloat) -> CGFloat? {
        guard !isHorizontal else { return nil }
        let views = shown
        let inner = width - margins.left - margins.right
        return views.reduce(0) { $0 + extent($1, across: inner) } + gaps(views) + margins.top + margins.bottom
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let views = shown
        guard !views.isEmpty else { return }
        let area = CGRect(origin: .zero, size: bounds.size).inset(by: margins)
        let (space, across) = isHorizontal ? (area.width, area.height) : (area.height, area.width)
        let natural = views.map { extent($0, across: alignment == .fill ? across : min(across, breadth($0))) }
        let lengths = lengths(of: views, natural, space - gaps(views))
        var gaps = views.map { gap(after: $0) }
        let rest = space - lengths.reduce(0, +)
        if views.count > 1, distribution == .equalSpacing || distribution == .equalCentering {
            gaps = views.map { max(gap(after: $0), rest / CGFloat(views.count - 1)) }
        }
        var position: CGFloat = isHorizontal ? area.minX : area.minY
        if distribution == .equalCentering { gaps = centeredGaps(lengths, space, gaps) }
        for (index, view) in views.enumerated() {
            let breadth = alignment == .fill ? across : min(across, self.breadth(view))
            let start = alignment.start(breadth, in: across) + (isHorizontal ? area.minY : area.minX)
            view.frame =
                isHorizontal
                ? CGRect(x: position, y: start, width: lengths[index], height: breadth)
                : CGRect(x: start, y: position, width: breadth, height: lengths[index])
            position += lengths[index] + gaps[index]
        }
    }

    /// The gaps with which the middles of the views have the same distance.
    private func centeredGaps(_ lengths: [CGFloat], _ space: CGFloat, _ least: [CGFloat]) -> [CGFloat] {
        guard lengths.count > 1 else { return least }
        let step = (space - lengths[0] / 2 - lengths[lengths.count - 1] / 2) / CGFloat(lengths.count - 1)
        return lengths.indices.map { index in
            guard index + 1 < lengths.count else { return 0 }
            return max(0, step - lengths[index] / 2 - lengths[index + 1] / 2)
        }
    }

    /// The lengths of the views in a space.
    private func lengths(of views: [UIView], _ natural: [CGFloat], _ space: CGFloat) -> [CGFloat] {
        switch distribution {
        case .fillEqually: return views.map { _ in max(0, space / CGFloat(views.count)) }
        case .fillProportionally:
            let total = natural.reduce(0, +)
            return total > 0
                ? natural.map { max(0, space * $0 / total) } : views.map { _ in space / CGFloat(views.count) }
        case .equalSpacing, .equalCentering:
            return natural.reduce(0, +) <= space ? natural : shrunk(views, natural, space)
        case .fill:
            let rest = space - natural.reduce(0, +)
            if rest < 0 { return shrunk(views, natural, space) }
            // The view that hugs its content least grows; the first one of several.
            var lengths = natural
            let priorities = views.map { $0.ownLength(axis) == nil ? $0.contentHuggingPriority(for: axis) : .required }
            let index = priorities.indices.min { priorities[$0] < priorities[$1] } ?? 0
            lengths[index] += rest
            return lengths
        }
    }

    /// The lengths in a space that is too small: the views with the least resistance shrink first, the last one of several.
    private func shrunk(_ views: [UIView], _ natural: [CGFloat], _ space: CGFloat) -> [CGFloat] {
        var lengths = natural
        var excess = natural.reduce(0, +) - max(0, space)
        let order = views.indices.sorted {
            let left = views[$0].contentCompressionResistancePriority(for: axis)
            let right = views[$1].contentCompressionResistancePriority(for: axis)
            return (left.rawValue, $1) < (right.rawValue, $0)
        }
        for index in order where excess > 0 {
            let taken = min(excess, lengths[index])
            lengths[index] -= taken
            excess -= taken
        }
        return lengths
    }

    /// The lengths of views along the direction.
    public enum Distribution: Int, Sendable {
        /// One view grows; all are equal; they grow in proportion to their contents.
        case fill, fillEqually, fillProportionally
        /// The gaps are equal; the distances of the middles are.
        case equalSpacing, equalCentering
    }

    /// The places of views across the direction.
    public enum Alignment: Int, Sendable {
        /// Over the whole length; at the start.
        case fill, leading
        /// At the first baseline, which is the start.
        case firstBaseline
        /// In the middle; at the end.
        case center, trailing
        /// At the last baseline, which is the end.
        case lastBaseline

        /// At the top.
        public static let top = Alignment.leading
        /// At the bottom.
        public static let bottom = Alignment.trailing

        fileprivate func start(_ length: CGFloat, in space: CGFloat) -> CGFloat {
            switch self {
            case .fill, .leading, .firstBaseline: 0
            case .center: (space - length) / 2
            case .trailing, .lastBaseline: space - length
            }
        }
    }
}
