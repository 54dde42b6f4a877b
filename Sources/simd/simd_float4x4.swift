/// A matrix of four columns with four numbers.
public struct simd_float4x4: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    /// Zeros.
    public init() {
        columns = (.zero, .zero, .zero, .zero)
    }

    /// A matrix with one number on its diagonal, and zeros elsewhere.
    public init(_ scalar: Float) {
        self.init(diagonal: SIMD4<Float>(repeating: scalar))
    }

    /// A matrix with numbers on its diagonal, and zeros elsewhere.
    public init(diagonal: SIMD4<Float>) {
        self.init()
        for index in 0..<4 { self[index, index] = diagonal[index] }
    }

    /// A matrix of its columns.
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
        self.columns = columns
    }

    /// A matrix of its columns.
    public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>) {
        columns = (col0, col1, col2, col3)
    }

    /// A matrix of its columns, of which there have to be four.
    public init(_ columns: [SIMD4<Float>]) {
        precondition(columns.count == 4, "A simd_float4x4 has four columns.")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }

    /// A matrix of its rows, of which there have to be four.
    public init(rows: [SIMD4<Float>]) {
        self = simd_float4x4(rows).transpose
    }

    /// A column.
    public subscript(column: Int) -> SIMD4<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("A simd_float4x4 has no column \(column).")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("A simd_float4x4 has no column \(column).")
            }
        }
    }

    /// A number.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: simd_float4x4 {
        simd_float4x4(
            SIMD4(columns.0[0], columns.1[0], columns.2[0], columns.3[0]),
            SIMD4(columns.0[1], columns.1[1], columns.2[1], columns.3[1]),
            SIMD4(columns.0[2], columns.1[2], columns.2[2], columns.3[2]),
            SIMD4(columns.0[3], columns.1[3], columns.2[3], columns.3[3]))
    }

    /// The determinant.
    public var determinant: Float {
        (0..<4).reduce(0) { $0 + self[$1, 0] * cofactor($1, 0) }
    }

    /// The matrix that undoes this one. A matrix with the determinant 0 has none, so its numbers become infinite or NaN.
    public var inverse: simd_float4x4 {
        var result = simd_float4x4()
        for column in 0..<4 {
            for row in 0..<4 { result[row, column] = cofactor(column, row) }
        }
        return result * (1 / determinant)
    }

    /// The signed determinant of the numbers outside of a column and a row.
    private func cofactor(_ column: Int, _ row: Int) -> Float {
        let c = (0..<4).filter { $0 != column }
        let r = (0..<4).filter { $0 != row }
        func part(_ i: Int) -> SIMD3<Float> { SIMD3(self[c[i], r[0]], self[c[i], r[1]], self[c[i], r[2]]) }
        let minor = dot(part(0), cross(part(1), part(2)))
        return (column + row) % 2 == 0 ? minor : -minor
    }

    public static func == (lhs: simd_float4x4, rhs: simd_float4x4) -> Bool {
        lhs.columns.0 == rhs.columns.0 && lhs.columns.1 == rhs.columns.1 && lhs.columns.2 == rhs.columns.2
            && lhs.columns.3 == rhs.columns.3
    }
}

// MARK: Arithmetic

extension simd_float4x4 {
    /// The sum.
    public static func + (lhs: simd_float4x4, rhs: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(
            lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2,
            lhs.columns.3 + rhs.columns.3)
    }

    /// The difference.
    public static func - (lhs: simd_float4x4, rhs: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(
            lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2,
            lhs.columns.3 - rhs.columns.3)
    }

    /// The matrix with other signs.
    public static prefix func - (rhs: simd_float4x4) -> simd_float4x4 { simd_float4x4() - rhs }

    /// The matrix times a number.
    public static func * (lhs: simd_float4x4, rhs: Float) -> simd_float4x4 {
        simd_float4x4(lhs.columns.0 * rhs, lhs.columns.1 * rhs, lhs.columns.2 * rhs, lhs.columns.3 * rhs)
    }

    /// The matrix times a number.
    public static func * (lhs: Float, rhs: simd_float4x4) -> simd_float4x4 { rhs * lhs }

    /// The matrix times a column.
    public static func * (lhs: simd_float4x4, rhs: SIMD4<Float>) -> SIMD4<Float> {
        lhs.columns.0 * rhs[0] + lhs.columns.1 * rhs[1] + lhs.columns.2 * rhs[2] + lhs.columns.3 * rhs[3]
    }

    /// A row times the matrix.
    public static func * (lhs: SIMD4<Float>, rhs: simd_float4x4) -> SIMD4<Float> {
        SIMD4(dot(lhs, rhs.columns.0), dot(lhs, rhs.columns.1), dot(lhs, rhs.columns.2), dot(lhs, rhs.columns.3))
    }

    /// The matrix that does what the right one does, and then what the left one does.
    public static func * (lhs: simd_float4x4, rhs: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }

    /// Multiplies by a matrix.
    public static func *= (lhs: inout simd_float4x4, rhs: simd_float4x4) {
        lhs = lhs * rhs
    }
}

/// The name of the type in Metal's language.
public typealias float4x4 = simd_float4x4
/// The name of the type in older code.
public typealias matrix_float4x4 = simd_float4x4

/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// The product of two matrices.
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
/// The product of a matrix and a column.
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
/// The product of two matrices.
public func matrix_multiply(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
/// The product of a matrix and a column.
public func matrix_multiply(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
/// The matrix that undoes another one.
public func simd_inverse(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }
/// The matrix with rows and columns exchanged.
public func simd_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }
/// The determinant.
public func simd_determinant(_ x: simd_float4x4) -> Float { x.determinant }
/// A matrix of its columns.
public func simd_matrix(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>)
    -> simd_float4x4
{ simd_float4x4(col0, col1, col2, col3) }
