/// A matrix of three columns with three numbers.
public struct simd_float3x3: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// Zeros.
    public init() {
        columns = (.zero, .zero, .zero)
    }

    /// A matrix with one number on its diagonal, and zeros elsewhere.
    public init(_ scalar: Float) {
        self.init(diagonal: SIMD3<Float>(repeating: scalar))
    }

    /// A matrix with numbers on its diagonal, and zeros elsewhere.
    public init(diagonal: SIMD3<Float>) {
        self.init()
        for index in 0..<3 { self[index, index] = diagonal[index] }
    }

    /// A matrix of its columns.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) {
        self.columns = columns
    }

    /// A matrix of its columns.
    public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) {
        columns = (col0, col1, col2)
    }

    /// A matrix of its columns, of which there have to be three.
    public init(_ columns: [SIMD3<Float>]) {
        precondition(columns.count == 3, "A simd_float3x3 has three columns.")
        self.columns = (columns[0], columns[1], columns[2])
    }

    /// A matrix of its rows, of which there have to be three.
    public init(rows: [SIMD3<Float>]) {
        self = simd_float3x3(rows).transpose
    }

    /// A column.
    public subscript(column: Int) -> SIMD3<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("A simd_float3x3 has no column \(column).")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("A simd_float3x3 has no column \(column).")
            }
        }
    }

    /// A number.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: simd_float3x3 {
        simd_float3x3(
            SIMD3(columns.0[0], columns.1[0], columns.2[0]),
            SIMD3(columns.0[1], columns.1[1], columns.2[1]),
            SIMD3(columns.0[2], columns.1[2], columns.2[2]))
    }

    /// The determinant.
    public var determinant: Float { dot(columns.0, cross(columns.1, columns.2)) }

    /// The matrix that undoes this one. A matrix with the determinant 0 has none, so its numbers become infinite or NaN.
    public var inverse: simd_float3x3 {
        simd_float3x3(cross(columns.1, columns.2), cross(columns.2, columns.0), cross(columns.0, columns.1)).transpose
            * (1 / determinant)
    }

    public static func == (lhs: simd_float3x3, rhs: simd_float3x3) -> Bool {
        lhs.columns.0 == rhs.columns.0 && lhs.columns.1 == rhs.columns.1 && lhs.columns.2 == rhs.columns.2
    }
}

// MARK: Arithmetic

extension simd_float3x3 {
    /// The sum.
    public static func + (lhs: simd_float3x3, rhs: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2)
    }

    /// The difference.
    public static func - (lhs: simd_float3x3, rhs: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2)
    }

    /// The matrix with other signs.
    public static prefix func - (rhs: simd_float3x3) -> simd_float3x3 { simd_float3x3() - rhs }

    /// The matrix times a number.
    public static func * (lhs: simd_float3x3, rhs: Float) -> simd_float3x3 {
        simd_float3x3(lhs.columns.0 * rhs, lhs.columns.1 * rhs, lhs.columns.2 * rhs)
    }

    /// The matrix times a number.
    public static func * (lhs: Float, rhs: simd_float3x3) -> simd_float3x3 { rhs * lhs }

    /// The matrix times a column.
    public static func * (lhs: simd_float3x3, rhs: SIMD3<Float>) -> SIMD3<Float> {
        lhs.columns.0 * rhs[0] + lhs.columns.1 * rhs[1] + lhs.columns.2 * rhs[2]
    }

    /// A row times the matrix.
    public static func * (lhs: SIMD3<Float>, rhs: simd_float3x3) -> SIMD3<Float> {
        SIMD3(dot(lhs, rhs.columns.0), dot(lhs, rhs.columns.1), dot(lhs, rhs.columns.2))
    }

    /// The matrix that does what the right one does, and then what the left one does.
    public static func * (lhs: simd_float3x3, rhs: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }

    /// Multiplies by a matrix.
    public static func *= (lhs: inout simd_float3x3, rhs: simd_float3x3) {
        lhs = lhs * rhs
    }
}

/// The name of the type in Metal's language.
public typealias float3x3 = simd_float3x3
/// The name of the type in older code.
public typealias matrix_float3x3 = simd_float3x3

/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)

/// The product of two matrices.
public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
/// The product of a matrix and a column.
public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
/// The product of two matrices.
public func matrix_multiply(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
/// The product of a matrix and a column.
public func matrix_multiply(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
/// The matrix that undoes another one.
public func simd_inverse(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }
/// The matrix with rows and columns exchanged.
public func simd_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }
/// The determinant.
public func simd_determinant(_ x: simd_float3x3) -> Float { x.determinant }
/// A matrix of its columns.
public func simd_matrix(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) -> simd_float3x3 {
    simd_float3x3(col0, col1, col2)
}
