public import EspalierLayoutEngine
public import Foundation

/// A projection of the plane: a matrix of three by three. A point is a row vector (x, y, 1) to the left of the matrix.
public struct ProjectionTransform: Equatable, Sendable {
    /// The share of x in the new x.
    public var m11: CGFloat = 1
    /// The share of x in the new y.
    public var m12: CGFloat = 0
    /// The share of x in the divisor.
    public var m13: CGFloat = 0
    /// The share of y in the new x.
    public var m21: CGFloat = 0
    /// The share of y in the new y.
    public var m22: CGFloat = 1
    /// The share of y in the divisor.
    public var m23: CGFloat = 0
    /// The distance that points move right, in points.
    public var m31: CGFloat = 0
    /// The distance that points move down, in points.
    public var m32: CGFloat = 0
    /// The constant part of the divisor.
    public var m33: CGFloat = 1

    /// The identity: the projection that leaves all points in place.
    public init() {}

    /// The projection that does the same as an affine transform.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// The projection of the plane that a transform in space causes, seen along the z-axis.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// Whether the projection leaves all points in place.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether the projection keeps parallel lines parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This projection followed by another one.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }

    private var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Inverts the projection. Returns false, and changes nothing, if it has no inverse.
    public mutating func invert() -> Bool {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return false }
        let old = self
        m11 = (old.m22 * old.m33 - old.m23 * old.m32) / determinant
        m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
        m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
        m21 = (old.m23 * old.m31 - old.m21 * old.m33) / determinant
        m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
        m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
        m31 = (old.m21 * old.m32 - old.m22 * old.m31) / determinant
        m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
        m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
        return true
    }

    /// The inverse projection; this one if it has no inverse.
    public func inverted() -> ProjectionTransform {
        var result = self
        _ = result.invert()
        return result
    }

    var isFinite: Bool {
        (m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33).isFinite
    }
}
