import Testing
import Espaliersimd

@Suite struct `Vectors of simd` {
    @Test func `have lengths, distances and products`() {
        #expect(simd_length(simd_float2(3, 4)) == 5)
        #expect(distance(simd_double3(1, 2, 3), simd_double3(1, 5, 7)) == 5)
        #expect(simd_distance_squared(SIMD2<Float>(0, 0), SIMD2<Float>(3, 4)) == 25)
        #expect(dot(float3(1, 2, 3), float3(4, 5, 6)) == 32)
        #expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
        #expect(simd_normalize(SIMD2<Double>(0, -2)) == SIMD2(0, -1))
        #expect(reflect(simd_float2(1, -1), n: simd_float2(0, 1)) == simd_float2(1, 1))
        #expect(project(simd_float2(3, 4), simd_float2(2, 0)) == simd_float2(3, 0))
    }

    @Test func `are mixed, and kept between bounds`() {
        #expect(mix(simd_float2(0, 10), simd_float2(10, 20), t: 0.5) == simd_float2(5, 15))
        #expect(simd_mix(simd_float2(0, 10), simd_float2(10, 20), simd_float2(0, 1)) == simd_float2(0, 20))
        #expect(simd_mix(Float(2), 4, 0.25) == 2.5)
        #expect(simd_clamp(simd_float3(-1, 0.5, 2), 0, 1) == simd_float3(0, 0.5, 1))
        #expect(simd_clamp(5.0, 0.0, 1.0) == 1)
        #expect(simd_smoothstep(Float(0), 1, 0.5) == 0.5 && simd_smoothstep(0.0, 1.0, 2.0) == 1)
        #expect(simd_step(simd_float2(1, 1), simd_float2(0, 1)) == simd_float2(0, 1))
        #expect(simd_abs(simd_float2(-1, 2)) == simd_float2(1, 2) && sign(simd_float2(-3, 0)) == simd_float2(-1, 0))
        #expect(simd_max(simd_float2(1, 5), simd_float2(3, 2)) == simd_float2(3, 5) && min(3, 2) == 2)
        #expect(simd_fract(simd_float2(1.25, -0.25)) == simd_float2(0.25, 0.75))
    }
}

@Suite struct `Matrices of simd` {
    @Test func `multiply columns and matrices`() {
        let scale = simd_float3x3(diagonal: simd_float3(2, 3, 4))
        #expect(scale * simd_float3(1, 1, 1) == simd_float3(2, 3, 4))
        let shift = simd_double3x3(rows: [SIMD3(1, 0, 5), SIMD3(0, 1, 6), SIMD3(0, 0, 1)])
        #expect(shift * simd_double3(1, 2, 1) == simd_double3(6, 8, 1))
        #expect(shift[2, 0] == 5 && shift[2] == simd_double3(5, 6, 1))
        #expect(simd_mul(shift, shift).columns.2 == simd_double3(10, 12, 1))
        #expect(simd_float2(1, 2) * simd_float2x2(simd_float2(1, 2), simd_float2(3, 4)) == simd_float2(5, 11))
    }

    @Test func `are sums, differences and multiples`() {
        var matrix = simd_float2x2(simd_float2(1, 2), simd_float2(3, 4))
        #expect(matrix + matrix == 2 * matrix && matrix - matrix == simd_float2x2())
        matrix *= 2
        matrix[1, 0] = 5
        #expect(-matrix == simd_float2x2([simd_float2(-2, -4), simd_float2(-5, -8)]))
        matrix *= simd_float2x2(diagonal: simd_float2(1, 10))
        #expect(matrix.columns.0 == simd_float2(2, 4) && matrix.columns.1 == simd_float2(50, 80))
        #expect(simd_mul(simd_float2(1, 1), matrix) == simd_float2(6, 130))
        #expect(simd_mul(matrix, simd_float2(1, 1)) == simd_float2(52, 84))
    }

    @Test func `take static properties and conformances of an app`() {
        #expect(simd_float4x4.shift * simd_float4(0, 0, 0, 1) == simd_float4(1, 2, 3, 1))
        #expect(simd_float4x4.shift.sum == 10 && simd_double4x4(2).sum == 8)
    }

    @Test func `have determinants and inverses`() {
        let two = simd_double2x2(SIMD2(1, 2), SIMD2(3, 4))
        #expect(two.determinant == -2 && two.inverse == simd_double2x2(SIMD2(-2, 1), SIMD2(1.5, -0.5)))
        let three = simd_double3x3(rows: [SIMD3(2, 0, 0), SIMD3(0, 4, 8), SIMD3(0, 0, 1)])
        #expect(three.determinant == 8 && three * three.inverse == matrix_identity_double3x3)
        let four = simd_float4x4(
            rows: [SIMD4(1, 0, 0, 2), SIMD4(0, 0, 1, 0), SIMD4(0, -1, 0, 0), SIMD4(0, 0, 0, 1)])
        #expect(four.determinant == 1 && four * four.inverse == matrix_identity_float4x4)
        #expect(four.inverse.columns.3 == SIMD4(-2, 0, 0, 1))
        #expect(two.transpose == simd_double2x2(SIMD2(1, 3), SIMD2(2, 4)))
    }
}

private protocol Summable {
    associatedtype Number: Equatable
    var sum: Number { get }
}

extension simd_float4x4: Summable {
    fileprivate static let shift = simd_float4x4(
        SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(1, 2, 3, 1))

    fileprivate var sum: Float { (columns.0 + columns.1 + columns.2 + columns.3).sum() }
}

extension simd_double4x4: Summable {
    fileprivate var sum: Double { (columns.0 + columns.1 + columns.2 + columns.3).sum() }
}

@Suite struct `Quaternions of simd` {
    private func isNear(_ a: simd_double3, _ b: simd_double3) -> Bool { simd_distance(a, b) < 1e-12 }

    @Test func `rotate vectors`() {
        let quarter = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
        #expect(isNear(quarter.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)))
        #expect(isNear((quarter * quarter).act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)))
        #expect(isNear(quarter.inverse.act(SIMD3(0, 1, 0)), SIMD3(1, 0, 0)))
        #expect(abs(quarter.angle - .pi / 2) < 1e-12 && isNear(quarter.axis, SIMD3(0, 0, 1)))
        #expect(isNear(simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(-1, 0, 0)).act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)))
        #expect(isNear(simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(0, 1, 0)).act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)))
    }

    @Test func `have numbers of 32 bits too`() {
        let half = simd_quatf(angle: .pi, axis: SIMD3(0, 1, 0))
        #expect(simd_distance(half.act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)) < 1e-6)
        #expect(simd_distance(simd_float4x4(half) * SIMD4(0, 0, 1, 1), SIMD4(0, 0, -1, 1)) < 1e-6)
        #expect(abs(simd_quatf(simd_float3x3(half)).angle - .pi) < 1e-6)
        #expect(simd_quatf(ix: 1, iy: 2, iz: 3, r: 4).conjugate == simd_quatf(ix: -1, iy: -2, iz: -3, r: 4))
        #expect(simd_quatf(real: 0, imag: SIMD3(0, 0, 2)).inverse == simd_quatf(ix: 0, iy: 0, iz: -0.5, r: 0))
    }

    @Test(arguments: [0.5, 2.0, 3.1])
    func `become matrices and return`(angle: Double) {
        for axis in [simd_double3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), normalize(SIMD3(1, 2, 3))] {
            let rotation = simd_quatd(angle: angle, axis: axis)
            let copy = simd_quatd(simd_double4x4(rotation))
            #expect(abs(dot(rotation.vector, copy.vector)) > 1 - 1e-12)
            #expect(isNear(simd_double3x3(rotation) * SIMD3(1, 2, 3), rotation.act(SIMD3(1, 2, 3))))
        }
    }

    @Test func `are interpolated by the shortest way`() {
        let start = simd_quatd(angle: 0, axis: SIMD3(0, 0, 1))
        let end = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
        #expect(abs(simd_slerp(start, end, 0.5).angle - .pi / 4) < 1e-12)
        let opposite = simd_quatd(vector: -end.vector)
        #expect(abs(simd_slerp(start, opposite, 0.5).angle - .pi / 4) < 1e-12)
    }
}
