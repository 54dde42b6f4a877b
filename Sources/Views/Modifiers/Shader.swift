public import Foundation

/// A function of Metal, which runs on an Apple GPU.
@available(
    *, unavailable,
    message: "Pages have no Metal shaders. Use filters (blur, hueRotation, colorMultiply), blend modes or a Canvas."
)
public struct Shader: Sendable {
    /// An argument of a function.
    public struct Argument: Sendable {
        /// A number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        /// A pair of numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        /// A point.
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        /// A size.
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        /// A color.
        public static func color(_ color: Color) -> Argument { Argument() }
        /// An image.
        public static func image(_ image: Image) -> Argument { Argument() }
        /// The rectangle of the view.
        public static var boundingRect: Argument { Argument() }
    }

    /// A call of a function.
    public init(function: ShaderFunction, arguments: [Argument]) {}
}

/// A function of a library.
@available(
    *, unavailable,
    message: "Pages have no Metal shaders. Use filters (blur, hueRotation, colorMultiply), blend modes or a Canvas."
)
@dynamicCallable
public struct ShaderFunction: Sendable {
    /// A call of the function.
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// The functions of an app.
@available(
    *, unavailable,
    message: "Pages have no Metal shaders. Use filters (blur, hueRotation, colorMultiply), blend modes or a Canvas."
)
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
    /// The library of the app.
    public static var `default`: ShaderLibrary { ShaderLibrary() }

    /// A function of the app's library.
    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }

    /// A function of the library.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

extension View {
    /// Changes the color of each pixel by a function of Metal.
    @available(
        *, unavailable,
        message: "Pages have no Metal shaders. Use filters (blur, hueRotation, colorMultiply), blend modes or a Canvas."
    )
    public nonisolated __consuming func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

    /// Moves each pixel by a function of Metal.
    @available(
        *, unavailable,
        message: "Pages have no Metal shaders. Use filters (blur, hueRotation, colorMultiply), blend modes or a Canvas."
    )
    public nonisolated __consuming func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }

    /// Changes the view by a function of Metal.
    @available(
        *, unavailable,
        message: "Pages have no Metal shaders. Use filters (blur, hueRotation, colorMultiply), blend modes or a Canvas."
    )
    public nonisolated __consuming func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }
}
