/// The part of a matrix that depends on its two columns.
public protocol _Matrix2x2: _Matrix where Column == SIMD2<Scalar> {
    /// The type of the numbers.
    associatedtype Scalar: SIMDScalar & BinaryFloatingPoint

    /// The columns of the matrix.
    var columns: (SIMD2<Scalar>, SIMD2<Scalar>) { get set }
    /// Creates a matrix from two columns.
    init(columns: (SIMD2<Scalar>, SIMD2<Scalar>))
}

extension _Matrix2x2 {
    @inlinable public init() {
        self.init(columns: (.zero, .zero))
    }

    /// Creates a matrix from two columns.
    @inlinable public init(_ col0: SIMD2<Scalar>, _ col1: SIMD2<Scalar>) {
        self.init(columns: (col0, col1))
    }

    @inlinable public subscript(column: Int) -> SIMD2<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("A \(Self.self) has no column \(column).")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("A \(Self.self) has no column \(column).")
            }
        }
    }

    @inlinable public var determinant: Scalar { columns.0.x * columns.1.y - columns.1.x * columns.0.y }

    @inlinable public var inverse: Self {
        Self(columns: (SIMD2(columns.1.y, -columns.0.y), SIMD2(-columns.1.x, columns.0.x))) * (1 / determinant)
    }
}

/// A matrix of two columns with two numbers of 32 bits.
public struct simd_float2x2: _Matrix2x2 {
    /// The columns of the matrix.
    public var columns: (SIMD2<Float>, SIMD2<Float>)

    /// Creates a matrix from two columns.
    @inlinable public init(columns: (SIMD2<Float>, SIMD2<Float>)) {
        self.columns = columns
    }
}

/// The name of the matrix of two columns in Metal's language.
public typealias float2x2 = simd_float2x2
/// The name of the matrix of two columns in older code.
public typealias matrix_float2x2 = simd_float2x2

/// The identity matrix of two columns with numbers of 32 bits.
public let matrix_identity_float2x2 = simd_float2x2(1)

/// Creates a matrix from its two columns.
@inlinable public func simd_matrix(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) -> simd_float2x2 {
    simd_float2x2(col0, col1)
}

/// A matrix of two columns with two numbers of 64 bits.
public struct simd_double2x2: _Matrix2x2 {
    /// The columns of the matrix.
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    /// Creates a matrix from two columns.
    @inlinable public init(columns: (SIMD2<Double>, SIMD2<Double>)) {
        self.columns = columns
    }
}

/// The name of the matrix of two columns in Metal's language.
public typealias double2x2 = simd_double2x2
/// The name of the matrix of two columns in older code.
public typealias matrix_double2x2 = simd_double2x2

/// The identity matrix of two columns with numbers of 64 bits.
public let matrix_identity_double2x2 = simd_double2x2(1)

/// Creates a matrix from its two columns.
@inlinable public func simd_matrix(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) -> simd_double2x2 {
    simd_double2x2(col0, col1)
}
