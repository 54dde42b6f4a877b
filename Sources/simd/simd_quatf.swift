import Foundation

/// A quaternion. One of the length 1 is a rotation in space.
public struct simd_quatf: Equatable, Sendable {
    /// The imaginary numbers, and then the real one.
    public var vector: SIMD4<Float>

    /// Zeros.
    public init() {
        vector = .zero
    }

    /// A quaternion of its numbers: the imaginary ones, and then the real one.
    public init(vector: SIMD4<Float>) {
        self.vector = vector
    }

    /// A quaternion of its numbers.
    public init(ix: Float, iy: Float, iz: Float, r: Float) {
        vector = SIMD4(ix, iy, iz, r)
    }

    /// A quaternion of its numbers.
    public init(real: Float, imag: SIMD3<Float>) {
        vector = SIMD4(imag, real)
    }

    /// A rotation.
    ///
    /// - Parameters:
    ///   - angle: The angle in radians, by the rule of the right hand.
    ///   - axis: The direction of the axis, of the length 1.
    public init(angle: Float, axis: SIMD3<Float>) {
        self.init(real: cos(angle / 2), imag: axis * sin(angle / 2))
    }

    /// The shortest rotation from one direction to another one, both of the length 1.
    public init(from: SIMD3<Float>, to: SIMD3<Float>) {
        let real = 1 + dot(from, to)
        if real > .ulpOfOne {
            self = simd_quatf(real: real, imag: cross(from, to)).normalized
        } else {
            // Opposite directions: half a turn about any axis at a right angle.
            let other: SIMD3<Float> = Swift.abs(from.x) < Swift.abs(from.z) ? SIMD3(1, 0, 0) : SIMD3(0, 0, 1)
            self.init(real: 0, imag: normalize(cross(from, other)))
        }
    }

    /// The rotation of a matrix, whose columns have the length 1 and are at right angles.
    public init(_ rotationMatrix: simd_float3x3) {
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
        var imag = SIMD3<Float>.zero
        imag[i] = s / 4
        imag[j] = (m[i, j] + m[j, i]) / s
        imag[k] = (m[i, k] + m[k, i]) / s
        self.init(real: (m[j, k] - m[k, j]) / s, imag: imag)
    }

    /// The rotation of a matrix, whose first three columns have the length 1 and are at right angles.
    public init(_ rotationMatrix: simd_float4x4) {
        self.init(
            simd_float3x3(
                simd_make_float3(rotationMatrix.columns.0), simd_make_float3(rotationMatrix.columns.1),
                simd_make_float3(rotationMatrix.columns.2)))
    }

    /// The real number.
    public var real: Float {
        get { vector.w }
        set { vector.w = newValue }
    }

    /// The imaginary numbers.
    public var imag: SIMD3<Float> {
        get { simd_make_float3(vector) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// The angle of the rotation in radians.
    public var angle: Float { 2 * atan2(simd_length(imag), real) }
    /// The direction of the axis, of the length 1. A rotation by 0 has none, so its numbers are NaN.
    public var axis: SIMD3<Float> { normalize(imag) }
    /// The length.
    public var length: Float { simd_length(vector) }
    /// The quaternion of the length 1 in the same direction.
    public var normalized: simd_quatf { simd_quatf(vector: normalize(vector)) }
    /// The quaternion with the other imaginary numbers.
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    /// The quaternion that undoes this one.
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / length_squared(vector)) }

    /// The rotated vector.
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let t = 2 * cross(imag, vector)
        return vector + real * t + cross(imag, t)
    }

    /// The rotation that does what the right one does, and then what the left one does.
    public static func * (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf {
        simd_quatf(
            real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag),
            imag: lhs.real * rhs.imag + rhs.real * lhs.imag + cross(lhs.imag, rhs.imag))
    }

    /// The quaternion times a number.
    public static func * (lhs: simd_quatf, rhs: Float) -> simd_quatf { simd_quatf(vector: lhs.vector * rhs) }

    /// The sum.
    public static func + (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf {
        simd_quatf(vector: lhs.vector + rhs.vector)
    }
}

extension simd_float3x3 {
    /// The matrix of a rotation.
    public init(_ quaternion: simd_quatf) {
        self.init(
            quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }
}

extension simd_float4x4 {
    /// The matrix of a rotation.
    public init(_ quaternion: simd_quatf) {
        let rotation = simd_float3x3(quaternion)
        self.init(
            SIMD4(rotation.columns.0, 0), SIMD4(rotation.columns.1, 0), SIMD4(rotation.columns.2, 0),
            SIMD4(0, 0, 0, 1))
    }
}

/// A rotation between two ones, by the shortest way: the first for 0, the second for 1.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    let isOpposite = dot(q0.vector, q1.vector) < 0
    let end = isOpposite ? -q1.vector : q1.vector
    let angle = acos(Swift.min(dot(q0.vector, end), 1))
    // The vectors are nearly equal, so that the line between them is the arc.
    guard angle > 0.001 else { return simd_quatf(vector: normalize(mix(q0.vector, end, t: t))) }
    return simd_quatf(vector: (q0.vector * sin((1 - t) * angle) + end * sin(t * angle)) / sin(angle))
}

/// The product of two rotations.
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
/// The rotated vector.
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
/// The quaternion of the length 1 in the same direction.
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
/// The rotation that undoes another one.
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
