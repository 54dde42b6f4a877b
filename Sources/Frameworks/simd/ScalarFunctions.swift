/// Interpolates two numbers linearly: the first for 0, the second for 1.
@inlinable public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + t * (y - x) }

/// Interpolates two numbers linearly: the first for 0, the second for 1.
@inlinable public func mix(_ x: Float, _ y: Float, t: Float) -> Float { x + t * (y - x) }

/// Limits a number to a range.
@inlinable public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }

/// The sign of a number: -1, 0 or 1.
@inlinable public func simd_sign(_ x: Float) -> Float { x > 0 ? 1 : x < 0 ? -1 : 0 }

/// The difference between a number and the integer below it.
@inlinable public func simd_fract(_ x: Float) -> Float { x - x.rounded(.down) }

/// A step at an edge: 0 for a number below the edge, otherwise 1.
@inlinable public func simd_step(_ edge: Float, _ x: Float) -> Float { x < edge ? 0 : 1 }

/// A smooth step between two edges: 0 below the first one, 1 above the second one.
@inlinable public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}

/// Interpolates two numbers linearly: the first for 0, the second for 1.
@inlinable public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + t * (y - x) }

/// Interpolates two numbers linearly: the first for 0, the second for 1.
@inlinable public func mix(_ x: Double, _ y: Double, t: Double) -> Double { x + t * (y - x) }

/// Limits a number to a range.
@inlinable public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double {
    Swift.min(Swift.max(x, min), max)
}

/// The sign of a number: -1, 0 or 1.
@inlinable public func simd_sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : 0 }

/// The difference between a number and the integer below it.
@inlinable public func simd_fract(_ x: Double) -> Double { x - x.rounded(.down) }

/// A step at an edge: 0 for a number below the edge, otherwise 1.
@inlinable public func simd_step(_ edge: Double, _ x: Double) -> Double { x < edge ? 0 : 1 }

/// A smooth step between two edges: 0 below the first one, 1 above the second one.
@inlinable public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
