import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing

/// A projection by the rows of its matrix.
private func matrix(_ rows: [[CGFloat]]) -> ProjectionTransform {
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (rows[0][0], rows[0][1], rows[0][2])
    (result.m21, result.m22, result.m23) = (rows[1][0], rows[1][1], rows[1][2])
    (result.m31, result.m32, result.m33) = (rows[2][0], rows[2][1], rows[2][2])
    return result
}

@Suite struct `A projection` {
    @Test func `followed by another one is the product of the matrices`() {
        let first = matrix([[2, 3, 5], [7, 11, 13], [17, 19, 23]])
        let second = matrix([[29, 31, 37], [41, 43, 47], [53, 59, 61]])
        #expect(
            first.concatenating(second)
                == matrix([[446, 486, 520], [1343, 1457, 1569], [2491, 2701, 2925]]))
    }

    @Test func `has the inverse of its matrix`() {
        var projection = matrix([[2, 5, 6], [4, 12, 19], [6, 23, 48]])
        let inverse = [[139, -102, 23], [-78, 60, -14], [20, -16, 4]].map { $0.map { CGFloat($0) / 8 } }
        #expect(projection.inverted() == matrix(inverse))
        let isInverted = projection.invert()
        #expect(isInverted)
        #expect(projection == matrix(inverse))
    }

    @Test func `without an inverse stays as it is`() {
        var flat = matrix([[1, 2, 3], [2, 4, 6], [1, 1, 1]])
        let old = flat
        var isInverted = flat.invert()
        #expect(!isInverted)
        #expect(flat == old && flat.inverted() == old)
        var endless = matrix([[.infinity, 0, 0], [0, 1, 0], [0, 0, 1]])
        isInverted = endless.invert()
        #expect(!isInverted)
    }

    @Test func `is the identity or affine if its matrix is`() {
        #expect(ProjectionTransform().isIdentity && ProjectionTransform().isAffine)
        let shifted = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(shifted == matrix([[1, 2, 0], [3, 4, 0], [5, 6, 1]]))
        #expect(!shifted.isIdentity && shifted.isAffine)
        #expect(!matrix([[1, 0, 1], [0, 1, 0], [0, 0, 1]]).isAffine)
        #expect(!matrix([[1, 0, 0], [0, 1, 1], [0, 0, 1]]).isAffine)
        #expect(!matrix([[1, 0, 0], [0, 1, 0], [0, 0, 2]]).isAffine)
    }
}
