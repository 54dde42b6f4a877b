public import Foundation

/// Shaders of an app. No object of the type exists on this device.
public protocol MTLLibrary: NSObjectProtocol, Sendable {
    /// The names of the shaders.
    var functionNames: [String] { get }
    /// A shader.
    func makeFunction(name functionName: String) -> (any MTLFunction)?
}

/// A shader. No object of the type exists on this device.
public protocol MTLFunction: NSObjectProtocol, Sendable {
    var name: String { get }
}

/// A program that computes. No object of the type exists on this device.
public protocol MTLComputePipelineState: NSObjectProtocol, Sendable {
    /// The threads of a group.
    var maxTotalThreadsPerThreadgroup: Int { get }
}

/// A program that draws. No object of the type exists on this device.
public protocol MTLRenderPipelineState: NSObjectProtocol, Sendable {}

public struct MTLClearColor: Sendable {
    /// The parts, from 0 to 1.
    public var red: Double, green: Double, blue: Double, alpha: Double

    /// A color of its parts.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

/// A color of its parts.
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
