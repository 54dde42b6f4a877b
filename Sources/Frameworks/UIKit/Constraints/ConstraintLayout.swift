import EspalierViews
import Foundation

/// Finds the frames of the views below one view that satisfy their constraints.
@MainActor
struct ConstraintLayout {
    private struct Box {
        let left, top, width, height: LinearSolver.Variable
    }

    private let root: UIView
    private var solver = LinearSolver()
    private var boxes: [ObjectIdentifier: Box] = [:]
    private var views: [UIView] = []
    /// The guides of the app.
    private var guides: [(guide: UILayoutGuide, box: Box)] = []
    /// The contents of scroll views whose size constraints set.
    private var contents: [ObjectIdentifier: (view: UIScrollView, box: Box)] = [:]
    /// The widths of texts in several lines that an earlier solution found.
    private let widths: [ObjectIdentifier: CGFloat]

    /// The limit of constraints, whose solution takes a part of a second.
    private static let limit = 600

    /// Solves the constraints of `root` and of all views below.
    ///
    /// - Parameter size: The lengths of `root` that are known.
    private init?(
        _ root: UIView, width: CGFloat?, height: CGFloat?, widths: [ObjectIdentifier: CGFloat] = [:]
    ) {
        self.root = root
        self.widths = widths
        var constraints: [NSLayoutConstraint] = []
        collect(root, &constraints)
        guard constraints.count <= Self.limit else {
            Warning.once("More than \(Self.limit) constraints in one view are not solved.")
            return nil
        }
        let box = self.box(of: root)
        fix(box.left, 0)
        fix(box.top, 0)
        if let width { fix(box.width, width) } else { prefer(box.width, 0) }
        if let height { fix(box.height, height) } else { prefer(box.height, 0) }
        for constraint in constraints {
            // The size of the view is not its own choice.
            if constraint.firstItem === root, constraint.secondItem == nil,
                constraint.firstAttribute == .width ? width != nil : height != nil
            {
                continue
            }
            add(constraint)
        }
        for view in views where view !== root { addContent(of: view) }
    }

    private mutating func collect(_ view: UIView, _ constraints: inout [NSLayoutConstraint]) {
        constraints += view.constraints.filter { constraint in
            let first = NSLayoutConstraint.view(of: constraint.firstItem)
            let second = NSLayoutConstraint.view(of: constraint.secondItem)
            // A stack view places its views itself.
            return ![first, second].contains { $0?.superview is UIStackView }
        }
        for subview in view.subviews where !(view is UIStackView) { collect(subview, &constraints) }
    }

    private mutating func box(of view: UIView) -> Box {
        if let known = boxes[ObjectIdentifier(view)] { return known }
        let made = Box(
            left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
            height: solver.makeVariable())
        boxes[ObjectIdentifier(view)] = made
        views.append(view)
        require([(made.width, 1)], .greaterOrEqual, 0)
        require([(made.height, 1)], .greaterOrEqual, 0)
        if view !== root, view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview {
            let outer = box(of: superview)
            let frame = view.frame
            require([(made.left, 1), (outer.left, -1)], .equal, frame.minX)
            require([(made.top, 1), (outer.top, -1)], .equal, frame.minY)
            fix(made.width, frame.width)
            fix(made.height, frame.height)
        }
        return made
    }

    private mutating func require(
        _ terms: [(LinearSolver.Variable, Double)], _ relation: LinearSolver.Relation, _ value: CGFloat
    ) {
        _ = solver.add(LinearSolver.Expression(terms: terms, constant: -Double(value)), relation, weight: nil)
    }

    private mutating func fix(_ variable: LinearSolver.Variable, _ value: CGFloat) {
        require([(variable, 1)], .equal, value)
    }

    private mutating func prefer(_ variable: LinearSolver.Variable, _ value: CGFloat) {
        _ = solver.add(
            LinearSolver.Expression(terms: [(variable, 1)], constant: -Double(value)), .equal,
            weight: Self.weight(.fittingSizeLevel))
    }

    /// The weight of the error of a constraint; nil for a required one.
    private static func weight(_ priority: UILayoutPriority) -> Double? {
        priority >= .required ? nil : pow(10, Double(max(1, priority.rawValue)) / 1000 * 8)
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard constraint.constant.isFinite,
            var expression = expression(constraint.firstItem, constraint.firstAttribute, to: constraint.secondItem)
        else { return }
        if constraint.secondAttribute != .notAnAttribute {
            guard
                let second = self.expression(
                    constraint.secondItem, constraint.secondAttribute, to: constraint.firstItem)
            else { return }
            let factor = -Double(constraint.multiplier)
            expression.terms += second.terms.map { ($0.0, $0.1 * factor) }
            expression.constant += second.constant * factor
        }
        expression.constant -= Double(constraint.constant)
        let relation: LinearSolver.Relation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterOrEqual
            }
        if !solver.add(expression, relation, weight: Self.weight(constraint.priority)) {
            Warning.once(
                "Constraints of a \(type(of: root)) contradict each other; \(constraint.identifier ?? "one of them") has no effect."
            )
        }
    }

    /// The content of a scroll view, which begins at its top left corner.
    private mutating func contentBox(of scroll: UIScrollView) -> Box {
        if let known = contents[ObjectIdentifier(scroll)] { return known.box }
        let outer = box(of: scroll)
        let made = Box(
            left: outer.left, top: outer.top, width: solver.makeVariable(), height: solver.makeVariable())
        contents[ObjectIdentifier(scroll)] = (scroll, made)
        require([(made.width, 1)], .greaterOrEqual, 0)
        require([(made.height, 1)], .greaterOrEqual, 0)
        prefer(made.width, 0)
        prefer(made.height, 0)
        return made
    }

    /// The rectangle of a guide that the app has added to a view.
    private mutating func box(of guide: UILayoutGuide) -> Box {
        if let known = boxes[ObjectIdentifier(guide)] { return known }
        let made = Box(
            left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
            height: solver.makeVariable())
        boxes[ObjectIdentifier(guide)] = made
        guides.append((guide, made))
        require([(made.width, 1)], .greaterOrEqual, 0)
        require([(made.height, 1)], .greaterOrEqual, 0)
        prefer(made.width, 0)
        prefer(made.height, 0)
        return made
    }

    /// The rectangle to which a side of a constraint refers, and the distances from its edges.
    private mutating func rectangle(
        _ item: AnyObject?, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?
    ) -> (box: Box, insets: UIEdgeInsets) {
        if let scroll = Self.contentOwner(item, attribute, other) { return (contentBox(of: scroll), .zero) }
        guard let guide = item as? UILayoutGuide else { return (box(of: view), view.alignmentRectInsets) }
        return guide.isOwn ? (box(of: guide), .zero) : (box(of: view), guide.insets(view))
    }

    /// The scroll view whose content a side of a constraint is: that of a guide, or the one around the view at the other side, whose edges
    /// are those of the content.
    private static func contentOwner(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?
    ) -> UIScrollView? {
        if let guide = item as? UILayoutGuide, guide.isContent { return guide.owningView as? UIScrollView }
        guard attribute != .width, attribute != .height, let scroll = item as? UIScrollView, scroll.scrollsSubviews,
            let inner = NSLayoutConstraint.view(of: other), inner !== scroll, inner.isDescendant(of: scroll)
        else { return nil }
        return scroll
    }

    private mutating func expression(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, to other: AnyObject?
    ) -> LinearSolver.Expression? {
        guard let view = NSLayoutConstraint.view(of: item) else { return nil }
        let (box, insets) = rectangle(item, view, attribute, other)
        let (left, right) = (Double(insets.left), Double(insets.right))
        let (top, bottom) = (Double(insets.top), Double(insets.bottom))
        func sum(_ terms: [(LinearSolver.Variable, Double)], _ constant: Double) -> LinearSolver.Expression {
            LinearSolver.Expression(terms: terms, constant: constant)
        }
        switch attribute {
        case .notAnAttribute: return nil
        case .left, .leading: return sum([(box.left, 1)], left)
        case .right, .trailing: return sum([(box.left, 1), (box.width, 1)], -right)
        case .top: return sum([(box.top, 1)], top)
        case .bottom: return sum([(box.top, 1), (box.height, 1)], -bottom)
        case .width: return sum([(box.width, 1)], -left - right)
        case .height: return sum([(box.height, 1)], -top - bottom)
        case .centerX: return sum([(box.left, 1), (box.width, 0.5)], (left - right) / 2)
        case .centerY: return sum([(box.top, 1), (box.height, 0.5)], (top - bottom) / 2)
        case .firstBaseline: return sum([(box.top, 1)], Double((view as? UILabel)?.font.ascender ?? 0))
        case .lastBaseline:
            return sum([(box.top, 1), (box.height, 1)], Double((view as? UILabel)?.font.descender ?? 0))
        }
    }

    /// Adds the priorities with which a view keeps the size of its content.
    private mutating func addContent(of view: UIView) {
        guard !view.translatesAutoresizingMaskIntoConstraints, let box = boxes[ObjectIdentifier(view)] else { return }
        var size = view.fittingSize
        if let width = widths[ObjectIdentifier(view)], let height = view.contentHeight(in: width) {
            size.height = height
        }
        let insets = view.alignmentRectInsets
        for (axis, variable, length, margins) in [
            (NSLayoutConstraint.Axis.horizontal, box.width, size.width, insets.left + insets.right),
            (.vertical, box.height, size.height, insets.top + insets.bottom),
        ] where length >= 0 {
            let expression = LinearSolver.Expression(terms: [(variable, 1)], constant: -Double(length + margins))
            let hugging = view.contentHuggingPriority(for: axis)
            let resistance = view.contentCompressionResistancePriority(for: axis)
            _ = solver.add(expression, .lessOrEqual, weight: Self.weight(hugging))
            _ = solver.add(expression, .greaterOrEqual, weight: Self.weight(resistance))
        }
    }

    private func frame(of view: UIView) -> CGRect {
        boxes[ObjectIdentifier(view)].map { frame(of: $0) } ?? view.frame
    }

    private func frame(of box: Box) -> CGRect {
        func length(_ variable: LinearSolver.Variable) -> CGFloat {
            CGFloat((solver.value(of: variable) * 64).rounded() / 64)
        }
        return CGRect(x: length(box.left), y: length(box.top), width: length(box.width), height: length(box.height))
    }

    /// The solution in which texts in several lines have the heights for their widths.
    private static func solution(_ root: UIView, width: CGFloat?, height: CGFloat?) -> ConstraintLayout? {
        guard let first = ConstraintLayout(root, width: width, height: height) else { return nil }
        var widths: [ObjectIdentifier: CGFloat] = [:]
        for view in first.views where view !== root && !view.translatesAutoresizingMaskIntoConstraints {
            let width = first.frame(of: view).width
            if width < view.fittingSize.width, view.contentHeight(in: width) != nil {
                widths[ObjectIdentifier(view)] = width
            }
        }
        return widths.isEmpty ? first : ConstraintLayout(root, width: width, height: height, widths: widths)
    }

    /// Gives the views below `root` their frames.
    static func arrange(_ root: UIView) {
        guard let solution = solution(root, width: root.bounds.width, height: root.bounds.height) else { return }
        for view in solution.views where view !== root && !view.translatesAutoresizingMaskIntoConstraints {
            guard let superview = view.superview else { continue }
            let (frame, outer) = (solution.frame(of: view), superview === root ? .zero : solution.frame(of: superview))
            view.frame = frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
        }
        for (guide, box) in solution.guides {
            guard let owner = guide.owningView else { continue }
            let outer = owner === root ? .zero : solution.frame(of: owner)
            guide.solvedFrame = solution.frame(of: box).offsetBy(dx: -outer.minX, dy: -outer.minY)
        }
        for (scroll, box) in solution.contents.values { scroll.contentSize = solution.frame(of: box).size }
    }

    /// The smallest size of `root` that satisfies the constraints.
    static func fittingSize(of root: UIView, width: CGFloat?) -> CGSize? {
        solution(root, width: width, height: nil)?.frame(of: root).size
    }
}
