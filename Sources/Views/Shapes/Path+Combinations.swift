import EspalierPolygons
import Foundation

/// Combinations of the areas inside of two paths. Open subpaths count as closed by a line.
///
/// Curves stay curves: a result consists of parts of the outlines. A combination of paths with very many lines, such as
/// thousands that cross each other, is the path itself; it logs a warning.
extension Path {
    /// The area inside of both paths.
    ///
    /// - Parameter eoFill: Whether the even–odd rule decides which points are inside of a path. Otherwise a point is inside
    ///   if the outline winds around it.
    /// - Complexity: O(*n* log *n* + *k*) in the numbers of elements, and of pairs of elements that share a height.
    public nonisolated func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, by: .intersection, eoFill: eoFill)
    }

    /// The area inside of one of the paths, or of both.
    public nonisolated func union(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, by: .union, eoFill: eoFill)
    }

    /// The area inside of this path and outside of the other.
    public nonisolated func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, by: .difference, eoFill: eoFill)
    }

    /// The area inside of exactly one of the paths.
    public nonisolated func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, by: .exclusion, eoFill: eoFill)
    }

    /// The same area, with an outline that does not cross itself, in which holes run against the outlines around them.
    ///
    /// - Parameter eoFill: Whether the even–odd rule decides which points are inside of this path. Both rules give the same
    ///   area for the result.
    public nonisolated func normalized(eoFill: Bool = true) -> Path {
        combined(with: Path(), by: .union, eoFill: eoFill)
    }

    /// The parts of this path's lines inside of the other path. Subpaths that are cut become open.
    public nonisolated func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        LineClipping(self, by: other)?.parts(areInside: true, eoFill: eoFill) ?? refused
    }

    /// The parts of this path's lines outside of the other path. Subpaths that are cut become open.
    public nonisolated func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        LineClipping(self, by: other)?.parts(areInside: false, eoFill: eoFill) ?? refused
    }

    private nonisolated func combined(with other: Path, by combination: Polygons.Combination, eoFill: Bool) -> Path {
        AreaCombination(self, other).result(combination, usesEvenOddRule: eoFill) ?? refused
    }

    private nonisolated var refused: Path {
        Warning.once("A path has too many lines to be combined with another: it is left as it is.")
        return self
    }
}
