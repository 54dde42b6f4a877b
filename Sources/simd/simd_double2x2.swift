/// A matrix of two columns with two numbers.
public struct simd_double2x2: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    /// Zeros.
    public init() {
        columns = (.zero, .zero)
    }

    /// A matrix with one number on its diagonal, and zeros elsewhere.
    public init(_ scalar: Double) {
        self.init(diagonal: SIMD2<Double>(repeating: scalar))
    }

    /// A matrix with numbers on its diagonal, and zeros elsewhere.
    public init(diagonal: SIMD2<Double>) {
        self.init()
        for index in 0..<2 { self[index, index] = diagonal[index] }
    }

    /// A matrix of its columns.
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) {
        self.columns = columns
    }

    /// A matrix of its columns.
    public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) {
        columns = (col0, col1)
    }

    /// A matrix of its columns, of which there have to be two.
    public init(_ columns: [SIMD2<Double>]) {
        precondition(columns.count == 2, "A simd_double2x2 has two columns.")
        self.columns = (columns[0], columns[1])
    }

    /// A matrix of its rows, of which there have to be two.
    public init(rows: [SIMD2<Double>]) {
        self = simd_double2x2(rows).transpose
    }

    /// A column.
    public subscript(column: Int) -> SIMD2<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("A simd_double2x2 has no column \(column).")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("A simd_double2x2 has no column \(column).")
            }
        }
    }

    /// A number.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: simd_double2x2 {
        simd_double2x2(
            SIMD2(columns.0[0], columns.1[0]),
            SIMD2(columns.0[1], columns.1[1]))
    }

    /// The determinant.
    public var determinant: Double { columns.0.x * columns.1.y - columns.1.x * columns.0.y }

    /// The matrix that undoes this one. A matrix with the determinant 0 has none, so its numbers become infinite or NaN.
    public var inverse: simd_double2x2 {
        simd_double2x2(SIMD2(columns.1.y, -columns.0.y), SIMD2(-columns.1.x, columns.0.x)) * (1 / determinant)
    }

    public static func == (lhs: simd_double2x2, rhs: simd_double2x2) -> Bool {
        lhs.columns.0 == rhs.columns.0 && lhs.columns.1 == rhs.columns.1
    }
}

// MARK: Arithmetic

extension simd_double2x2 {
    /// The sum.
    public static func + (lhs: simd_double2x2, rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1)
    }

    /// The difference.
    public static func - (lhs: simd_double2x2, rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1)
    }

    /// The matrix with other signs.
    public static prefix func - (rhs: simd_double2x2) -> simd_double2x2 { simd_double2x2() - rhs }

    /// The matrix times a number.
    public static func * (lhs: simd_double2x2, rhs: Double) -> simd_double2x2 {
        simd_double2x2(lhs.columns.0 * rhs, lhs.columns.1 * rhs)
    }

    /// The matrix times a number.
    public static func * (lhs: Double, rhs: simd_double2x2) -> simd_double2x2 { rhs * lhs }

    /// The matrix times a column.
    public static func * (lhs: simd_double2x2, rhs: SIMD2<Double>) -> SIMD2<Double> {
        lhs.columns.0 * rhs[0] + lhs.columns.1 * rhs[1]
    }

    /// A row times the matrix.
    public static func * (lhs: SIMD2<Double>, rhs: simd_double2x2) -> SIMD2<Double> {
        SIMD2(dot(lhs, rhs.columns.0), dot(lhs, rhs.columns.1))
    }

    /// The matrix that does what the right one does, and then what the left one does.
    public static func * (lhs: simd_double2x2, rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }

    /// Multiplies by a matrix.
    public static func *= (lhs: inout simd_double2x2, rhs: simd_double2x2) {
        lhs = lhs * rhs
    }
}

/// The name of the type in Metal's language.
public typealias double2x2 = simd_double2x2
/// The name of the type in older code.
public typealias matrix_double2x2 = simd_double2x2

/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)

/// The product of two matrices.
public func simd_mul(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
/// The product of a matrix and a column.
public func simd_mul(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
/// The product of two matrices.
public func matrix_multiply(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
/// The product of a matrix and a column.
public func matrix_multiply(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
/// The matrix that undoes another one.
public func simd_inverse(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }
/// The matrix with rows and columns exchanged.
public func simd_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }
/// The determinant.
public func simd_determinant(_ x: simd_double2x2) -> Double { x.determinant }
/// A matrix of its columns.
public func simd_matrix(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(col0, col1) }
