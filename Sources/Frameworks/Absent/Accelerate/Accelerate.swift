@_exported public import Foundation
import EspalierUnavailable

/// Arithmetic of arrays.
@available(
    *, unavailable,
    message:
        "Accelerate is not part of Espalier. Compute with loops over arrays, which the compiler vectorizes, or with SIMD types."
)
public enum vDSP {
    /// A function of the framework.
    public static func add<T>(_ vectorA: [T], _ vectorB: [T]) -> [T] { unavailable() }
    /// A function of the framework.
    public static func subtract<T>(_ vectorA: [T], _ vectorB: [T]) -> [T] {
        unavailable()
    }
    /// A function of the framework.
    public static func multiply<T>(_ vectorA: [T], _ vectorB: [T]) -> [T] {
        unavailable()
    }
    /// A function of the framework.
    public static func multiply<T>(_ scalar: T, _ vector: [T]) -> [T] { unavailable() }
    /// A function of the framework.
    public static func sum<T>(_ vector: [T]) -> T { unavailable() }
    /// A function of the framework.
    public static func mean<T>(_ vector: [T]) -> T { unavailable() }
    /// A function of the framework.
    public static func maximum<T>(_ vector: [T]) -> T { unavailable() }
    /// A function of the framework.
    public static func minimum<T>(_ vector: [T]) -> T { unavailable() }
    /// A function of the framework.
    public static func rootMeanSquare<T>(_ vector: [T]) -> T { unavailable() }
    /// A function of the framework.
    public static func dot<T>(_ vectorA: [T], _ vectorB: [T]) -> T { unavailable() }
    /// A function of the framework.
    public static func distanceSquared<T>(_ pointA: [T], _ pointB: [T]) -> T {
        unavailable()
    }
}

/// Functions of arrays.
@available(
    *, unavailable,
    message:
        "Accelerate is not part of Espalier. Compute with loops over arrays, which the compiler vectorizes, or with SIMD types."
)
public enum vForce {}

/// A picture in memory.
@available(
    *, unavailable,
    message:
        "Accelerate is not part of Espalier. Compute with loops over arrays, which the compiler vectorizes, or with SIMD types."
)
public struct vImage_Buffer {
    /// A picture.
    public init() {}
}

/// A number of elements.
@available(
    *, unavailable,
    message:
        "Accelerate is not part of Espalier. Compute with loops over arrays, which the compiler vectorizes, or with SIMD types."
)
public typealias vDSP_Length = UInt

/// A distance of elements.
@available(
    *, unavailable,
    message:
        "Accelerate is not part of Espalier. Compute with loops over arrays, which the compiler vectorizes, or with SIMD types."
)
public typealias vDSP_Stride = Int

/// The mean.
@available(
    *, unavailable,
    message:
        "Accelerate is not part of Espalier. Compute with loops over arrays, which the compiler vectorizes, or with SIMD types."
)
public func vDSP_meanv(_ a: UnsafePointer<Float>, _ ia: Int, _ c: UnsafeMutablePointer<Float>, _ n: UInt) {}

/// The root of the mean of the squares.
@available(
    *, unavailable,
    message:
        "Accelerate is not part of Espalier. Compute with loops over arrays, which the compiler vectorizes, or with SIMD types."
)
public func vDSP_rmsqv(_ a: UnsafePointer<Float>, _ ia: Int, _ c: UnsafeMutablePointer<Float>, _ n: UInt) {}

/// The largest number.
@available(
    *, unavailable,
    message:
        "Accelerate is not part of Espalier. Compute with loops over arrays, which the compiler vectorizes, or with SIMD types."
)
public func vDSP_maxv(_ a: UnsafePointer<Float>, _ ia: Int, _ c: UnsafeMutablePointer<Float>, _ n: UInt) {}
