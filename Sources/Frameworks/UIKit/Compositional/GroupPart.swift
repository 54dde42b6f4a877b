import Foundation

/// A length of a part of a group.
enum GroupLength: Equatable, Sendable {
    case fractionalWidth(CGFloat)
    case fractionalHeight(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)
    /// The longest estimated length in the group.
    case uniform(CGFloat)

    var value: CGFloat {
        switch self {
        case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value),
            .uniform(let value):
            value
        }
    }

    var isMeasured: Bool {
        switch self {
        case .estimated, .uniform: true
        default: false
        }
    }

    /// The length before a measurement. Lengths that are not finite are 0.
    func points(in container: CGSize) -> CGFloat {
        let points =
            switch self {
            case .fractionalWidth(let fraction): container.width * fraction
            case .fractionalHeight(let fraction): container.height * fraction
            default: value
            }
        return points.isFinite ? max(0, points) : 0
    }
}

/// A distance between two parts of a group, or around one.
enum GroupSpace: Equatable, Sendable {
    case fixed(CGFloat)
    /// At least a number of points, and a share of the room that is left.
    case flexible(CGFloat)

    var points: CGFloat {
        switch self {
        case .fixed(let points), .flexible(let points): points.isFinite ? points : 0
        }
    }

    var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// The distances around a part of a group.
struct GroupEdgeSpaces: Equatable, Sendable {
    var leading = GroupSpace.fixed(0)
    var top = GroupSpace.fixed(0)
    var trailing = GroupSpace.fixed(0)
    var bottom = GroupSpace.fixed(0)

    func before(_ axis: GroupAxis) -> GroupSpace { axis == .horizontal ? leading : top }
    func after(_ axis: GroupAxis) -> GroupSpace { axis == .horizontal ? trailing : bottom }
}

/// The direction in which the parts of a group follow each other.
enum GroupAxis: Sendable {
    case horizontal, vertical

    var across: GroupAxis { self == .horizontal ? .vertical : .horizontal }
    func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
    func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
        self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
}

/// A part of a group of a compositional layout: an item, or a group of parts.
struct GroupPart: Sendable {
    var width: GroupLength
    var height: GroupLength
    var insets = NSDirectionalEdgeInsets.zero
    var edges = GroupEdgeSpaces()
    var content: Content

    indirect enum Content: Sendable {
        case item([GroupBadge])
        case line(GroupLine)
        case places([CGRect])
    }

    init(width: GroupLength, height: GroupLength, content: Content = .item([])) {
        self.width = width
        self.height = height
        self.content = content
    }

    /// The insets that have an effect: those of lengths that are not measured.
    var ownInsets: NSDirectionalEdgeInsets {
        var insets = insets
        if width.isMeasured { (insets.leading, insets.trailing) = (0, 0) }
        if height.isMeasured { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// The room for the parts of a group before a measurement.
    func room(in container: CGSize) -> CGSize {
        CGSize(width: width.points(in: container), height: height.points(in: container)).inset(by: ownInsets)
    }

    /// Whether the size of some item is that of its content.
    var isMeasured: Bool {
        switch content {
        case .item: width.isMeasured || height.isMeasured
        case .line(let line): line.parts.contains { $0.isMeasured }
        case .places: false
        }
    }

    /// Whether the number of the group's items depends on their content.
    var hasMeasuredCount: Bool {
        guard case .line(let line) = content, case .fitting = line.repetition else { return false }
        return line.parts.contains {
            (line.axis == .horizontal ? $0.width : $0.height).isMeasured && $0.isMeasured || $0.hasMeasuredCount
        } && !(line.axis == .horizontal ? width : height).isMeasured
    }
}

/// Parts that follow each other.
struct GroupLine: Sendable {
    var axis: GroupAxis
    var parts: [GroupPart]
    var spacing = GroupSpace.fixed(0)
    var repetition = Repetition.fitting

    enum Repetition: Equatable, Sendable {
        /// All parts in turn, as long as there is room; once in a group whose length is that of its content.
        case fitting
        /// The first part a number of times.
        case count(Int)
        /// The first part a number of times, in equal lengths.
        case equal(Int)
    }
}

extension CGSize {
    func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
