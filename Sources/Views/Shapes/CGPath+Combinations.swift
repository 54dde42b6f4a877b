extension CGPath {
    /// The area inside of one of two paths, or of both.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(outline.union(other.outline, eoFill: rule == .evenOdd))
    }

    /// The area inside of both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(outline.intersection(other.outline, eoFill: rule == .evenOdd))
    }

    /// The area inside of this path and outside of another.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(outline.subtracting(other.outline, eoFill: rule == .evenOdd))
    }

    /// The area inside of exactly one of two paths.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(outline.symmetricDifference(other.outline, eoFill: rule == .evenOdd))
    }

    /// The parts of this path's lines inside of another path.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(outline.lineIntersection(other.outline, eoFill: rule == .evenOdd))
    }

    /// The parts of this path's lines outside of another path.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(outline.lineSubtraction(other.outline, eoFill: rule == .evenOdd))
    }

    /// Whether the areas of two paths have points in common.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !intersection(other, using: rule).isEmpty
    }

    /// The area of the path as an outline without crossings, which has the same area by both rules. Curves stay curves where they can.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(outline.normalized(eoFill: rule == .evenOdd))
    }
}
