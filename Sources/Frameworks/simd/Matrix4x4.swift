/// The part of a matrix that depends on its four columns.
public protocol _Matrix4x4: _Matrix where Column == SIMD4<Scalar> {
    /// The type of the numbers.
    associatedtype Scalar: SIMDScalar & BinaryFloatingPoint

    /// The columns of the matrix.
    var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>) { get set }
    /// Creates a matrix from four columns.
    init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>))
}

extension _Matrix4x4 {
    @inlinable public init() {
        self.init(columns: (.zero, .zero, .zero, .zero))
    }

    /// Creates a matrix from four columns.
    @inlinable public init(_ col0: SIMD4<Scalar>, _ col1: SIMD4<Scalar>, _ col2: SIMD4<Scalar>, _ col3: SIMD4<Scalar>) {
        self.init(columns: (col0, col1, col2, col3))
    }

    @inlinable public subscript(column: Int) -> SIMD4<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("A \(Self.self) has no column \(column).")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("A \(Self.self) has no column \(column).")
            }
        }
    }

    @inlinable public var determinant: Scalar {
        (0..<4).reduce(0) { $0 + self[$1, 0] * cofactor($1, 0) }
    }

    @inlinable public var inverse: Self {
        var result = Self()
        for column in 0..<4 {
            for row in 0..<4 { result[row, column] = cofactor(column, row) }
        }
        return result * (1 / determinant)
    }

    /// Computes the signed determinant of the numbers outside of a column and a row.
    @inlinable func cofactor(_ column: Int, _ row: Int) -> Scalar {
        /// The index of a column or row after one of them was removed.
        func kept(_ index: Int, without removed: Int) -> Int { index < removed ? index : index + 1 }
        func part(_ index: Int) -> SIMD3<Scalar> {
            let numbers = self[kept(index, without: column)]
            return SIMD3(
                numbers[kept(0, without: row)], numbers[kept(1, without: row)], numbers[kept(2, without: row)])
        }
        let minor = dot(part(0), cross(part(1), part(2)))
        return (column + row).isMultiple(of: 2) ? minor : -minor
    }
}

/// A matrix of four columns with four numbers of 32 bits.
public struct simd_float4x4: _Matrix4x4 {
    /// The columns of the matrix.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    /// Creates a matrix from four columns.
    @inlinable public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
        self.columns = columns
    }
}

/// The name of the matrix of four columns in Metal's language.
public typealias float4x4 = simd_float4x4
/// The name of the matrix of four columns in older code.
public typealias matrix_float4x4 = simd_float4x4

/// The identity matrix of four columns with numbers of 32 bits.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// Creates a matrix from its four columns.
@inlinable public func simd_matrix(
    _ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>
) -> simd_float4x4 {
    simd_float4x4(col0, col1, col2, col3)
}

/// A matrix of four columns with four numbers of 64 bits.
public struct simd_double4x4: _Matrix4x4 {
    /// The columns of the matrix.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// Creates a matrix from four columns.
    @inlinable public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
        self.columns = columns
    }
}

/// The name of the matrix of four columns in Metal's language.
public typealias double4x4 = simd_double4x4
/// The name of the matrix of four columns in older code.
public typealias matrix_double4x4 = simd_double4x4

/// The identity matrix of four columns with numbers of 64 bits.
public let matrix_identity_double4x4 = simd_double4x4(1)

/// Creates a matrix from its four columns.
@inlinable public func simd_matrix(
    _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
) -> simd_double4x4 {
    simd_double4x4(col0, col1, col2, col3)
}
