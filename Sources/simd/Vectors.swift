// The names of Apple's framework for vectors of Swift. SIMD3 has the size of SIMD4.

/// Two numbers of 32 bits.
public typealias simd_float2 = SIMD2<Float>
/// Two numbers of 32 bits.
public typealias float2 = SIMD2<Float>
/// Two numbers of 32 bits.
public typealias vector_float2 = SIMD2<Float>
/// Three numbers of 32 bits.
public typealias simd_float3 = SIMD3<Float>
/// Three numbers of 32 bits.
public typealias float3 = SIMD3<Float>
/// Three numbers of 32 bits.
public typealias vector_float3 = SIMD3<Float>
/// Four numbers of 32 bits.
public typealias simd_float4 = SIMD4<Float>
/// Four numbers of 32 bits.
public typealias float4 = SIMD4<Float>
/// Four numbers of 32 bits.
public typealias vector_float4 = SIMD4<Float>
/// Two numbers of 64 bits.
public typealias simd_double2 = SIMD2<Double>
/// Two numbers of 64 bits.
public typealias double2 = SIMD2<Double>
/// Two numbers of 64 bits.
public typealias vector_double2 = SIMD2<Double>
/// Three numbers of 64 bits.
public typealias simd_double3 = SIMD3<Double>
/// Three numbers of 64 bits.
public typealias double3 = SIMD3<Double>
/// Three numbers of 64 bits.
public typealias vector_double3 = SIMD3<Double>
/// Four numbers of 64 bits.
public typealias simd_double4 = SIMD4<Double>
/// Four numbers of 64 bits.
public typealias double4 = SIMD4<Double>
/// Four numbers of 64 bits.
public typealias vector_double4 = SIMD4<Double>
/// Two integers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// Two integers of 32 bits.
public typealias int2 = SIMD2<Int32>
/// Two integers of 32 bits.
public typealias vector_int2 = SIMD2<Int32>
/// Three integers of 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// Three integers of 32 bits.
public typealias int3 = SIMD3<Int32>
/// Three integers of 32 bits.
public typealias vector_int3 = SIMD3<Int32>
/// Four integers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// Four integers of 32 bits.
public typealias int4 = SIMD4<Int32>
/// Four integers of 32 bits.
public typealias vector_int4 = SIMD4<Int32>
/// Two natural numbers of 32 bits.
public typealias simd_uint2 = SIMD2<UInt32>
/// Two natural numbers of 32 bits.
public typealias uint2 = SIMD2<UInt32>
/// Two natural numbers of 32 bits.
public typealias vector_uint2 = SIMD2<UInt32>
/// Three natural numbers of 32 bits.
public typealias simd_uint3 = SIMD3<UInt32>
/// Three natural numbers of 32 bits.
public typealias uint3 = SIMD3<UInt32>
/// Three natural numbers of 32 bits.
public typealias vector_uint3 = SIMD3<UInt32>
/// Four natural numbers of 32 bits.
public typealias simd_uint4 = SIMD4<UInt32>
/// Four natural numbers of 32 bits.
public typealias uint4 = SIMD4<UInt32>
/// Four natural numbers of 32 bits.
public typealias vector_uint4 = SIMD4<UInt32>

/// A vector of its numbers.
@inlinable public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }
/// A vector of its numbers.
@inlinable public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
/// A vector without the last number.
@inlinable public func simd_make_float3(_ other: SIMD4<Float>) -> SIMD3<Float> { SIMD3(other.x, other.y, other.z) }
/// A vector with one more number.
@inlinable public func simd_make_float3(_ xy: SIMD2<Float>, _ z: Float) -> SIMD3<Float> { SIMD3(xy, z) }
/// A vector of its numbers.
@inlinable public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> {
    SIMD4(x, y, z, w)
}
/// A vector with one more number.
@inlinable public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float) -> SIMD4<Float> { SIMD4(xyz, w) }

/// A vector of its numbers.
@inlinable public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) }
/// A vector of its numbers.
@inlinable public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3(x, y, z) }
/// A vector without the last number.
@inlinable public func simd_make_double3(_ other: SIMD4<Double>) -> SIMD3<Double> { SIMD3(other.x, other.y, other.z) }
/// A vector with one more number.
@inlinable public func simd_make_double3(_ xy: SIMD2<Double>, _ z: Double) -> SIMD3<Double> { SIMD3(xy, z) }
/// A vector of its numbers.
@inlinable public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> {
    SIMD4(x, y, z, w)
}
/// A vector with one more number.
@inlinable public func simd_make_double4(_ xyz: SIMD3<Double>, _ w: Double) -> SIMD4<Double> { SIMD4(xyz, w) }
