// The names of Apple's framework for vectors of Swift. SIMD3 has the size of SIMD4.

/// A vector of two numbers of 32 bits.
public typealias simd_float2 = SIMD2<Float>
/// A vector of two numbers of 32 bits.
public typealias float2 = SIMD2<Float>
/// A vector of two numbers of 32 bits.
public typealias vector_float2 = SIMD2<Float>
/// A vector of three numbers of 32 bits.
public typealias simd_float3 = SIMD3<Float>
/// A vector of three numbers of 32 bits.
public typealias float3 = SIMD3<Float>
/// A vector of three numbers of 32 bits.
public typealias vector_float3 = SIMD3<Float>
/// A vector of four numbers of 32 bits.
public typealias simd_float4 = SIMD4<Float>
/// A vector of four numbers of 32 bits.
public typealias float4 = SIMD4<Float>
/// A vector of four numbers of 32 bits.
public typealias vector_float4 = SIMD4<Float>
/// A vector of two numbers of 64 bits.
public typealias simd_double2 = SIMD2<Double>
/// A vector of two numbers of 64 bits.
public typealias double2 = SIMD2<Double>
/// A vector of two numbers of 64 bits.
public typealias vector_double2 = SIMD2<Double>
/// A vector of three numbers of 64 bits.
public typealias simd_double3 = SIMD3<Double>
/// A vector of three numbers of 64 bits.
public typealias double3 = SIMD3<Double>
/// A vector of three numbers of 64 bits.
public typealias vector_double3 = SIMD3<Double>
/// A vector of four numbers of 64 bits.
public typealias simd_double4 = SIMD4<Double>
/// A vector of four numbers of 64 bits.
public typealias double4 = SIMD4<Double>
/// A vector of four numbers of 64 bits.
public typealias vector_double4 = SIMD4<Double>
/// A vector of two integers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of two integers of 32 bits.
public typealias int2 = SIMD2<Int32>
/// A vector of two integers of 32 bits.
public typealias vector_int2 = SIMD2<Int32>
/// A vector of three integers of 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of three integers of 32 bits.
public typealias int3 = SIMD3<Int32>
/// A vector of three integers of 32 bits.
public typealias vector_int3 = SIMD3<Int32>
/// A vector of four integers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of four integers of 32 bits.
public typealias int4 = SIMD4<Int32>
/// A vector of four integers of 32 bits.
public typealias vector_int4 = SIMD4<Int32>
/// A vector of two unsigned integers of 32 bits.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of two unsigned integers of 32 bits.
public typealias uint2 = SIMD2<UInt32>
/// A vector of two unsigned integers of 32 bits.
public typealias vector_uint2 = SIMD2<UInt32>
/// A vector of three unsigned integers of 32 bits.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of three unsigned integers of 32 bits.
public typealias uint3 = SIMD3<UInt32>
/// A vector of three unsigned integers of 32 bits.
public typealias vector_uint3 = SIMD3<UInt32>
/// A vector of four unsigned integers of 32 bits.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of four unsigned integers of 32 bits.
public typealias uint4 = SIMD4<UInt32>
/// A vector of four unsigned integers of 32 bits.
public typealias vector_uint4 = SIMD4<UInt32>

/// Creates a vector from two numbers.
@inlinable public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }
/// Creates a vector from three numbers.
@inlinable public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
/// Creates a vector from the first three numbers of another one.
@inlinable public func simd_make_float3(_ other: SIMD4<Float>) -> SIMD3<Float> { SIMD3(other.x, other.y, other.z) }
/// Creates a vector of three numbers from a shorter one and the last number.
@inlinable public func simd_make_float3(_ xy: SIMD2<Float>, _ z: Float) -> SIMD3<Float> { SIMD3(xy, z) }
/// Creates a vector from four numbers.
@inlinable public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> {
    SIMD4(x, y, z, w)
}
/// Creates a vector of four numbers from a shorter one and the last number.
@inlinable public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float) -> SIMD4<Float> { SIMD4(xyz, w) }

/// Creates a vector from two numbers.
@inlinable public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) }
/// Creates a vector from three numbers.
@inlinable public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3(x, y, z) }
/// Creates a vector from the first three numbers of another one.
@inlinable public func simd_make_double3(_ other: SIMD4<Double>) -> SIMD3<Double> { SIMD3(other.x, other.y, other.z) }
/// Creates a vector of three numbers from a shorter one and the last number.
@inlinable public func simd_make_double3(_ xy: SIMD2<Double>, _ z: Double) -> SIMD3<Double> { SIMD3(xy, z) }
/// Creates a vector from four numbers.
@inlinable public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> {
    SIMD4(x, y, z, w)
}
/// Creates a vector of four numbers from a shorter one and the last number.
@inlinable public func simd_make_double4(_ xyz: SIMD3<Double>, _ w: Double) -> SIMD4<Double> { SIMD4(xyz, w) }
