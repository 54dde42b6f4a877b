/// The part of a matrix that depends on its three columns.
public protocol _Matrix3x3: _Matrix where Column == SIMD3<Scalar> {
    /// The type of the numbers.
    associatedtype Scalar: SIMDScalar & BinaryFloatingPoint

    /// The columns of the matrix.
    var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>) { get set }
    /// Creates a matrix from three columns.
    init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>))
}

extension _Matrix3x3 {
    @inlinable public init() {
        self.init(columns: (.zero, .zero, .zero))
    }

    /// Creates a matrix from three columns.
    @inlinable public init(_ col0: SIMD3<Scalar>, _ col1: SIMD3<Scalar>, _ col2: SIMD3<Scalar>) {
        self.init(columns: (col0, col1, col2))
    }

    @inlinable public subscript(column: Int) -> SIMD3<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("A \(Self.self) has no column \(column).")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("A \(Self.self) has no column \(column).")
            }
        }
    }

    @inlinable public var determinant: Scalar { dot(columns.0, cross(columns.1, columns.2)) }

    @inlinable public var inverse: Self {
        let rows = (cross(columns.1, columns.2), cross(columns.2, columns.0), cross(columns.0, columns.1))
        return Self(columns: rows).transpose * (1 / determinant)
    }
}

/// A matrix of three columns with three numbers of 32 bits.
public struct simd_float3x3: _Matrix3x3 {
    /// The columns of the matrix.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// Creates a matrix from three columns.
    @inlinable public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) {
        self.columns = columns
    }
}

/// The name of the matrix of three columns in Metal's language.
public typealias float3x3 = simd_float3x3
/// The name of the matrix of three columns in older code.
public typealias matrix_float3x3 = simd_float3x3

/// The identity matrix of three columns with numbers of 32 bits.
public let matrix_identity_float3x3 = simd_float3x3(1)

/// Creates a matrix from its three columns.
@inlinable public func simd_matrix(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) -> simd_float3x3 {
    simd_float3x3(col0, col1, col2)
}

/// A matrix of three columns with three numbers of 64 bits.
public struct simd_double3x3: _Matrix3x3 {
    /// The columns of the matrix.
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    /// Creates a matrix from three columns.
    @inlinable public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        self.columns = columns
    }
}

/// The name of the matrix of three columns in Metal's language.
public typealias double3x3 = simd_double3x3
/// The name of the matrix of three columns in older code.
public typealias matrix_double3x3 = simd_double3x3

/// The identity matrix of three columns with numbers of 64 bits.
public let matrix_identity_double3x3 = simd_double3x3(1)

/// Creates a matrix from its three columns.
@inlinable public func simd_matrix(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>)
    -> simd_double3x3
{
    simd_double3x3(col0, col1, col2)
}
