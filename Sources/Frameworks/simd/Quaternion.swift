import Foundation

/// The arithmetic of quaternions, which `simd_quatf` and `simd_quatd` share.
public protocol _Quaternion: Equatable, Sendable {
    /// The type of the numbers.
    associatedtype Scalar: SIMDScalar & BinaryFloatingPoint

    /// The imaginary numbers, followed by the real one.
    var vector: SIMD4<Scalar> { get set }
    /// Creates a quaternion from its numbers: the imaginary ones, followed by the real one.
    init(vector: SIMD4<Scalar>)
}

/// A quaternion of numbers of 32 bits. One of the length 1 is a rotation in space.
public struct simd_quatf: _Quaternion {
    /// The imaginary numbers, followed by the real one.
    public var vector: SIMD4<Float>

    /// Creates a quaternion from its numbers: the imaginary ones, followed by the real one.
    @inlinable public init(vector: SIMD4<Float>) {
        self.vector = vector
    }
}

/// A quaternion of numbers of 64 bits. One of the length 1 is a rotation in space.
public struct simd_quatd: _Quaternion {
    /// The imaginary numbers, followed by the real one.
    public var vector: SIMD4<Double>

    /// Creates a quaternion from its numbers: the imaginary ones, followed by the real one.
    @inlinable public init(vector: SIMD4<Double>) {
        self.vector = vector
    }
}

extension _Quaternion {
    /// Creates a quaternion of zeros.
    @inlinable public init() {
        self.init(vector: .zero)
    }

    /// Creates a quaternion from its three imaginary numbers and its real one.
    @inlinable public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
        self.init(vector: SIMD4(ix, iy, iz, r))
    }

    /// Creates a quaternion from its real number and its imaginary ones.
    @inlinable public init(real: Scalar, imag: SIMD3<Scalar>) {
        self.init(vector: SIMD4(imag, real))
    }

    /// The real number.
    @inlinable public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }

    /// The imaginary numbers.
    @inlinable public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// The length of the quaternion.
    @inlinable public var length: Scalar { simd_length(vector) }
    /// The quaternion of the length 1 in the same direction.
    @inlinable public var normalized: Self { Self(vector: normalize(vector)) }
    /// The quaternion with negated imaginary numbers.
    @inlinable public var conjugate: Self { Self(real: real, imag: -imag) }
    /// The quaternion whose product with this one is 1.
    @inlinable public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }
}

// MARK: Rotations

extension _Quaternion {
    /// Creates a rotation about an axis.
    ///
    /// - Parameters:
    ///   - angle: The angle in radians, by the rule of the right hand.
    ///   - axis: The direction of the axis, of the length 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
    }

    /// Creates the shortest rotation from one direction to another one, both of the length 1.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let real = 1 + dot(from, to)
        if real > .ulpOfOne {
            self = Self(real: real, imag: cross(from, to)).normalized
        } else {
            // Opposite directions: half a turn about any axis at a right angle.
            let other: SIMD3<Scalar> = Swift.abs(from.x) < Swift.abs(from.z) ? SIMD3(1, 0, 0) : SIMD3(0, 0, 1)
            self.init(real: 0, imag: normalize(cross(from, other)))
        }
    }

    /// Creates the rotation of a matrix, whose columns have the length 1 and are at right angles.
    public init<Matrix: _Matrix3x3>(_ rotationMatrix: Matrix) where Matrix.Scalar == Scalar {
        let m = rotationMatrix
        let trace = m[0, 0] + m[1, 1] + m[2, 2]
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            self.init(
                ix: (m[1, 2] - m[2, 1]) / s, iy: (m[2, 0] - m[0, 2]) / s, iz: (m[0, 1] - m[1, 0]) / s, r: s / 4)
            return
        }
        // The largest number of the diagonal, so that no small number is a divisor.
        let i = m[0, 0] > m[1, 1] ? (m[0, 0] > m[2, 2] ? 0 : 2) : (m[1, 1] > m[2, 2] ? 1 : 2)
        let j = (i + 1) % 3
        let k = (i + 2) % 3
        let s = (1 + m[i, i] - m[j, j] - m[k, k]).squareRoot() * 2
        var imag = SIMD3<Scalar>.zero
        imag[i] = s / 4
        imag[j] = (m[i, j] + m[j, i]) / s
        imag[k] = (m[i, k] + m[k, i]) / s
        self.init(real: (m[j, k] - m[k, j]) / s, imag: imag)
    }

    /// The angle of the rotation in radians.
    public var angle: Scalar { 2 * Scalar(atan2(Double(simd_length(imag)), Double(real))) }
    /// The direction of the axis, of the length 1. A rotation by 0 has none, so its numbers are NaN.
    @inlinable public var axis: SIMD3<Scalar> { normalize(imag) }

    /// Rotates a vector.
    @inlinable public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let t = 2 * cross(imag, vector)
        return vector + real * t + cross(imag, t)
    }
}

extension simd_quatf {
    /// Creates the rotation of a matrix, whose first three columns have the length 1 and are at right angles.
    public init(_ rotationMatrix: simd_float4x4) {
        let (x, y, z, _) = rotationMatrix.columns
        self.init(simd_float3x3(simd_make_float3(x), simd_make_float3(y), simd_make_float3(z)))
    }
}

extension simd_quatd {
    /// Creates the rotation of a matrix, whose first three columns have the length 1 and are at right angles.
    public init(_ rotationMatrix: simd_double4x4) {
        let (x, y, z, _) = rotationMatrix.columns
        self.init(simd_double3x3(simd_make_double3(x), simd_make_double3(y), simd_make_double3(z)))
    }
}

extension _Matrix3x3 {
    /// Creates the matrix of a rotation.
    @inlinable public init<Quaternion: _Quaternion>(_ quaternion: Quaternion) where Quaternion.Scalar == Scalar {
        self.init(
            quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }
}

extension _Matrix4x4 {
    /// Creates the matrix of a rotation.
    @inlinable public init<Quaternion: _Quaternion>(_ quaternion: Quaternion) where Quaternion.Scalar == Scalar {
        self.init(
            SIMD4(quaternion.act(SIMD3(1, 0, 0)), 0), SIMD4(quaternion.act(SIMD3(0, 1, 0)), 0),
            SIMD4(quaternion.act(SIMD3(0, 0, 1)), 0), SIMD4(0, 0, 0, 1))
    }
}

// MARK: Arithmetic

extension _Quaternion {
    /// Multiplies two quaternions. The product applies the right rotation first, and then the left one.
    @inlinable public static func * (lhs: Self, rhs: Self) -> Self {
        let imag = lhs.real * rhs.imag + rhs.real * lhs.imag + cross(lhs.imag, rhs.imag)
        return Self(real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag), imag: imag)
    }

    /// Multiplies by a quaternion on the right.
    @inlinable public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// Multiplies the numbers of a quaternion by a number.
    @inlinable public static func * (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector * rhs) }

    /// Multiplies the numbers of a quaternion by a number.
    @inlinable public static func * (lhs: Scalar, rhs: Self) -> Self { rhs * lhs }

    /// Adds two quaternions.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }

    /// Subtracts a quaternion from another one.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector - rhs.vector) }

    /// Negates the numbers of a quaternion, which is the same rotation.
    @inlinable public static prefix func - (rhs: Self) -> Self { Self(vector: -rhs.vector) }
}

// MARK: Functions

/// Interpolates two rotations by the shortest way: the first for 0, the second for 1.
public func simd_slerp<Quaternion: _Quaternion>(_ q0: Quaternion, _ q1: Quaternion, _ t: Quaternion.Scalar)
    -> Quaternion
{
    let product = dot(q0.vector, q1.vector)
    let end = product < 0 ? -q1.vector : q1.vector
    let angle = acos(Double(Swift.min(Swift.abs(product), 1)))
    // The vectors are nearly equal, so that the line between them is the arc.
    guard angle > 0.001 else { return Quaternion(vector: normalize(mix(q0.vector, end, t: t))) }
    let start = Quaternion.Scalar(sin((1 - Double(t)) * angle) / sin(angle))
    return Quaternion(vector: q0.vector * start + end * Quaternion.Scalar(sin(Double(t) * angle) / sin(angle)))
}

/// Multiplies two rotations. The product applies the right one first, and then the left one.
@inlinable public func simd_mul<Quaternion: _Quaternion>(_ p: Quaternion, _ q: Quaternion) -> Quaternion { p * q }

/// Rotates a vector.
@inlinable public func simd_act<Quaternion: _Quaternion>(_ q: Quaternion, _ v: SIMD3<Quaternion.Scalar>)
    -> SIMD3<Quaternion.Scalar>
{ q.act(v) }

/// Returns the quaternion of the length 1 in the same direction.
@inlinable public func simd_normalize<Quaternion: _Quaternion>(_ q: Quaternion) -> Quaternion { q.normalized }

/// Returns the quaternion whose product with another one is 1.
@inlinable public func simd_inverse<Quaternion: _Quaternion>(_ q: Quaternion) -> Quaternion { q.inverse }

/// Returns the length of a quaternion.
@inlinable public func simd_length<Quaternion: _Quaternion>(_ q: Quaternion) -> Quaternion.Scalar { q.length }
