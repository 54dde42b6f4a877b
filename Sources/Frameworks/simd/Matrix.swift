/// The arithmetic of square matrices, which `simd_float4x4` and the other matrix types share.
///
/// A matrix type is a type of its own and not an instance of a generic one, so that apps can give it stored static
/// properties and conformances, as they can in Apple's framework.
public protocol _Matrix: Equatable, Sendable {
    /// A column, or a row: as many numbers as the matrix has columns.
    associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint

    /// Creates a matrix of zeros.
    init()
    /// The column at an index. An index that is negative or not below the number of columns is a programmer error.
    subscript(column: Int) -> Column { get set }
    /// The determinant of the matrix.
    var determinant: Column.Scalar { get }
    /// The inverse of the matrix. A matrix with the determinant 0 has none, so its numbers become infinite or NaN.
    var inverse: Self { get }
}

extension _Matrix {
    /// Creates a matrix with one number on its diagonal, and zeros elsewhere.
    @inlinable public init(_ scalar: Column.Scalar) {
        self.init(diagonal: Column(repeating: scalar))
    }

    /// Creates a matrix with the given numbers on its diagonal, and zeros elsewhere.
    @inlinable public init(diagonal: Column) {
        self.init()
        for index in 0..<Column.scalarCount { self[index][index] = diagonal[index] }
    }

    /// Creates a matrix from its columns. Any other number of columns than that of the matrix is a programmer error.
    @inlinable public init(_ columns: [Column]) {
        precondition(
            columns.count == Column.scalarCount,
            "A \(Self.self) has \(Column.scalarCount) columns, not \(columns.count).")
        self.init()
        for index in columns.indices { self[index] = columns[index] }
    }

    /// Creates a matrix from its rows. Any other number of rows than that of the matrix is a programmer error.
    @inlinable public init(rows: [Column]) {
        self = Self(rows).transpose
    }

    /// The number at a column and a row. An index outside of the matrix is a programmer error.
    @inlinable public subscript(column: Int, row: Int) -> Column.Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with its rows and columns exchanged.
    @inlinable public var transpose: Self {
        var result = Self()
        for column in 0..<Column.scalarCount {
            for row in 0..<Column.scalarCount { result[row][column] = self[column][row] }
        }
        return result
    }

    @inlinable public static func == (lhs: Self, rhs: Self) -> Bool {
        (0..<Column.scalarCount).allSatisfy { lhs[$0] == rhs[$0] }
    }

    /// Applies a function to each column.
    @inlinable func mapColumns(_ transform: (Column) -> Column) -> Self {
        var result = self
        for index in 0..<Column.scalarCount { result[index] = transform(self[index]) }
        return result
    }
}

// MARK: Arithmetic

extension _Matrix {
    /// Adds two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
        var result = lhs
        for index in 0..<Column.scalarCount { result[index] += rhs[index] }
        return result
    }

    /// Subtracts a matrix from another one.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
        var result = lhs
        for index in 0..<Column.scalarCount { result[index] -= rhs[index] }
        return result
    }

    /// Negates the numbers of a matrix.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapColumns { -$0 } }

    /// Multiplies the numbers of a matrix by a number.
    @inlinable public static func * (lhs: Self, rhs: Column.Scalar) -> Self { lhs.mapColumns { $0 * rhs } }

    /// Multiplies the numbers of a matrix by a number.
    @inlinable public static func * (lhs: Column.Scalar, rhs: Self) -> Self { rhs * lhs }

    /// Multiplies a matrix by a column.
    @inlinable public static func * (lhs: Self, rhs: Column) -> Column {
        var result = Column.zero
        for index in 0..<Column.scalarCount { result += lhs[index] * rhs[index] }
        return result
    }

    /// Multiplies a row by a matrix.
    @inlinable public static func * (lhs: Column, rhs: Self) -> Column {
        var result = Column.zero
        for index in 0..<Column.scalarCount { result[index] = dot(lhs, rhs[index]) }
        return result
    }

    /// Multiplies two matrices. The product applies the right one first, and then the left one.
    @inlinable public static func * (lhs: Self, rhs: Self) -> Self { rhs.mapColumns { lhs * $0 } }

    /// Adds a matrix.
    @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    /// Subtracts a matrix.
    @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// Multiplies by a matrix on the right.
    @inlinable public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// Multiplies the numbers by a number.
    @inlinable public static func *= (lhs: inout Self, rhs: Column.Scalar) { lhs = lhs * rhs }
}

// MARK: Functions

/// Multiplies two matrices. The product applies the right one first, and then the left one.
@inlinable public func simd_mul<Matrix: _Matrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }

/// Multiplies a matrix by a column.
@inlinable public func simd_mul<Matrix: _Matrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column { x * y }

/// Multiplies a row by a matrix.
@inlinable public func simd_mul<Matrix: _Matrix>(_ x: Matrix.Column, _ y: Matrix) -> Matrix.Column { x * y }

/// Multiplies the numbers of a matrix by a number.
@inlinable public func simd_mul<Matrix: _Matrix>(_ a: Matrix.Column.Scalar, _ x: Matrix) -> Matrix { a * x }

/// Multiplies two matrices, by the name in older code.
@inlinable public func matrix_multiply<Matrix: _Matrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }

/// Multiplies a matrix by a column, by the name in older code.
@inlinable public func matrix_multiply<Matrix: _Matrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column { x * y }

/// Returns the inverse of a matrix. A matrix with the determinant 0 has none, so its numbers become infinite or NaN.
@inlinable public func simd_inverse<Matrix: _Matrix>(_ x: Matrix) -> Matrix { x.inverse }

/// Returns the matrix with its rows and columns exchanged.
@inlinable public func simd_transpose<Matrix: _Matrix>(_ x: Matrix) -> Matrix { x.transpose }

/// Returns the determinant of a matrix.
@inlinable public func simd_determinant<Matrix: _Matrix>(_ x: Matrix) -> Matrix.Column.Scalar { x.determinant }

/// Returns whether all numbers of two matrices are equal.
@inlinable public func simd_equal<Matrix: _Matrix>(_ x: Matrix, _ y: Matrix) -> Bool { x == y }
