public import Foundation

/// A matrix of four by four that transforms points in space. A point is a row vector (x, y, z, 1) to the left of the
/// matrix. Apple's Core Animation defines the type; this one has the same members.
public struct CATransform3D: Equatable, Sendable {
    /// The share of x in the new x.
    public var m11: CGFloat
    /// The share of x in the new y.
    public var m12: CGFloat
    /// The share of x in the new z.
    public var m13: CGFloat
    /// The share of x in the divisor.
    public var m14: CGFloat
    /// The share of y in the new x.
    public var m21: CGFloat
    /// The share of y in the new y.
    public var m22: CGFloat
    /// The share of y in the new z.
    public var m23: CGFloat
    /// The share of y in the divisor.
    public var m24: CGFloat
    /// The share of z in the new x.
    public var m31: CGFloat
    /// The share of z in the new y.
    public var m32: CGFloat
    /// The share of z in the new z.
    public var m33: CGFloat
    /// The share of z in the divisor: for a perspective, -1 divided by the distance of the eye.
    public var m34: CGFloat
    /// The distance that points move right, in points.
    public var m41: CGFloat
    /// The distance that points move down, in points.
    public var m42: CGFloat
    /// The distance that points move toward the reader, in points.
    public var m43: CGFloat
    /// The constant part of the divisor.
    public var m44: CGFloat

    /// Creates a transform of zeros.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0,
            m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// Creates a transform from the elements of its matrix.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    fileprivate init(_ rows: [SIMD4<Double>]) {
        self.init(
            m11: rows[0].x, m12: rows[0].y, m13: rows[0].z, m14: rows[0].w, m21: rows[1].x, m22: rows[1].y,
            m23: rows[1].z, m24: rows[1].w, m31: rows[2].x, m32: rows[2].y, m33: rows[2].z, m34: rows[2].w,
            m41: rows[3].x, m42: rows[3].y, m43: rows[3].z, m44: rows[3].w)
    }

    fileprivate var rows: [SIMD4<Double>] {
        [
            SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
            SIMD4(m41, m42, m43, m44),
        ]
    }

    fileprivate static let identity: CATransform3D = {
        var identity = CATransform3D()
        (identity.m11, identity.m22, identity.m33, identity.m44) = (1, 1, 1, 1)
        return identity
    }()
}

/// The transform that leaves all points in place.
public let CATransform3DIdentity: CATransform3D = .identity

/// Whether the transform leaves all points in place.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }

/// Whether both transforms have the same elements.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation by lengths in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3D.identity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

/// A scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3D.identity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

/// A rotation by an angle in radians about the axis (x, y, z) through the origin; the identity for an axis of length
/// zero.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    var result = CATransform3D.identity
    (result.m11, result.m12, result.m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
    (result.m21, result.m22, result.m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
    (result.m31, result.m32, result.m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
    return result
}

/// A translation, followed by the transform `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A scaling, followed by the transform `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A rotation by an angle in radians about an axis through the origin, followed by the transform `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform `a`, followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let right = b.rows
    return CATransform3D(
        a.rows.map { row in row.x * right[0] + row.y * right[1] + row.z * right[2] + row.w * right[3] })
}

/// The inverse of the transform; the transform itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss-Jordan elimination with pivoting.
    var (left, right) = (t.rows, CATransform3D.identity.rows)
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
        guard left[pivot][column] != 0, left[pivot][column].isFinite else { return t }
        left.swapAt(column, pivot)
        right.swapAt(column, pivot)
        let factor = 1 / left[column][column]
        left[column] *= factor
        right[column] *= factor
        for row in 0..<4 where row != column {
            let share = left[row][column]
            left[row] -= share * left[column]
            right[row] -= share * right[column]
        }
    }
    return CATransform3D(right)
}

/// Whether the transform is an affine transform of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
        && t.m43 == 0 && t.m44 == 1
}

/// An affine transform of the plane as a transform in space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3D.identity
    (result.m11, result.m12, result.m21, result.m22, result.m41, result.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    return result
}

/// The effect of the transform on the plane, if it is affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
