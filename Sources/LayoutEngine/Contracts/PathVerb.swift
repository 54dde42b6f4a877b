/// A step of a path or an outline. The number of points of each: 1, 1, 2, 3 and 0.
package enum PathVerb: UInt8, Hashable, Sendable {
    case move, line, quadCurve, curve, close
}
