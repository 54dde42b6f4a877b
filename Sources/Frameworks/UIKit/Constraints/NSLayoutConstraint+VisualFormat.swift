import EspalierViews
import Foundation

extension NSLayoutConstraint {
    /// Constraints of views in a row or column, which a format describes.
    ///
    ///     NSLayoutConstraint.constraints(withVisualFormat: "H:|-[name]-8-[value(>=80)]-|", metrics: nil, views: views)
    ///
    /// `|` is the edge of the view around, `-` a distance (8 points between views, the margin at an edge), `-12-` one of 12 points, and
    /// `(…)` a size or several conditions with priorities, such as `(>=80@750)`. A format that cannot be read, or has an unknown name, makes
    /// no constraints, and writes a line to the log.
    ///
    /// - Parameters:
    ///   - format: The row (`H:`, by default) or column (`V:`).
    ///   - opts: The edges or middles that the views have in common.
    ///   - metrics: Numbers by their names.
    ///   - views: Views by their names. The views must have a superview for `|`.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        guard let parsed = VisualFormat(format),
            let made = VisualFormatConstraints(parsed, opts, metrics ?? [:], views)
        else {
            Warning.log("The visual format “\(format)” cannot be read, or contains an unknown name.")
            return []
        }
        return made.all
    }

    /// The edges, middles and baselines at which a visual format aligns its views.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left edge of all views.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The right edge of all views.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The upper edge of all views.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The lower edge of all views.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The start of all views.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The end of all views.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The horizontal middle of all views.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The vertical middle of all views.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The baseline of the last lines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The baseline of the first lines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// In the direction of the language. It has no effect: leading is left.
        public static let directionLeadingToTrailing = FormatOptions([])
        /// From left to right. It has no effect: leading is left.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left. It has no effect: leading is left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        /// The lengths that the views have in common.
        fileprivate var attributes: [Attribute] {
            let all: [(FormatOptions, Attribute)] = [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
                (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
                (.alignAllFirstBaseline, .firstBaseline),
            ]
            return all.filter { contains($0.0) }.map(\.1)
        }
    }
}

/// The constraints of a format for views.
@MainActor
private struct VisualFormatConstraints {
    private(set) var all: [NSLayoutConstraint] = []
    private let isRow: Bool
    private let metrics: [String: Any]
    private let views: [String: Any]
    private let superview: UIView?

    /// Nil for an unknown name, and for an edge of no view.
    init?(
        _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
        _ views: [String: Any]
    ) {
        isRow = format.axis == .horizontal
        (self.metrics, self.views) = (metrics, views)
        superview = format.names.lazy.compactMap { (views[$0] as? UIView)?.superview }.first
        var objects: [AnyObject] = []
        for item in format.items {
            guard let object = object(item) else { return nil }
            objects.append(object)
            guard case .view(_, let sizes) = item else { continue }
            for size in sizes { guard add(size, of: object) else { return nil } }
        }
        for (index, distance) in format.distances.enumerated() {
            let pair = (objects[index], objects[index + 1])
            guard add(distance, pair, format.items[index] == .edge, format.items[index + 1] == .edge) else {
                return nil
            }
        }
        let aligned = zip(format.items, objects).filter { $0.0 != .edge }.map(\.1)
        for attribute in options.attributes {
            for object in aligned.dropFirst() {
                all.append(constraint(object, attribute, .equal, aligned.first, attribute, 0))
            }
        }
    }

    private func object(_ item: VisualFormat.Item) -> AnyObject? {
        switch item {
        case .edge: superview
        case .view(let name, _): views[name].map { $0 as AnyObject }
        }
    }

    private func constraint(
        _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: 1, constant: constant)
    }

    private func number(_ name: String) -> CGFloat? {
        guard let value = metrics[name].flatMap({ LayerValue($0) }), value.numbers.count == 1 else { return nil }
        return value.number
    }

    /// Adds a condition of a view's size. Returns false for an unknown name.
    private mutating func add(_ size: VisualFormat.Predicate, of view: AnyObject) -> Bool {
        let attribute: NSLayoutConstraint.Attribute = isRow ? .width : .height
        let made: NSLayoutConstraint
        switch size.object {
        case .number(let value):
            made = constraint(view, attribute, size.relation, nil, .notAnAttribute, value)
        case .name(let name):
            if let value = number(name) {
                made = constraint(view, attribute, size.relation, nil, .notAnAttribute, value)
            } else if let other = views[name] {
                made = constraint(view, attribute, size.relation, other as AnyObject, attribute, 0)
            } else {
                return false
            }
        }
        made.priority = size.priority
        all.append(made)
        return true
    }

    /// Adds a distance between two items. Returns false for an unknown name.
    private mutating func add(
        _ distance: VisualFormat.Distance, _ pair: (AnyObject, AnyObject), _ startsAtEdge: Bool, _ endsAtEdge: Bool
    ) -> Bool {
        let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isRow ? (.leading, .trailing) : (.top, .bottom)
        // A view begins at the start of the edge's view, or behind the end of the view before it.
        let (from, to) = (startsAtEdge ? start : end, endsAtEdge ? end : start)
        let predicates: [VisualFormat.Predicate]
        switch distance {
        case .none: predicates = [VisualFormat.Predicate(object: .number(0))]
        case .standard:
            let margins = superview?.layoutMargins ?? .zero
            let standard: CGFloat =
                startsAtEdge
                ? (isRow ? margins.left : margins.top) : endsAtEdge ? (isRow ? margins.right : margins.bottom) : 8
            predicates = [VisualFormat.Predicate(object: .number(standard))]
        case .predicates(let list): predicates = list
        }
        for predicate in predicates {
            let value: CGFloat
            switch predicate.object {
            case .number(let number): value = number
            case .name(let name):
                guard let number = number(name) else { return false }
                value = number
            }
            let made = constraint(pair.1, to, predicate.relation, pair.0, from, value)
            made.priority = predicate.priority
            all.append(made)
        }
        return true
    }
}
