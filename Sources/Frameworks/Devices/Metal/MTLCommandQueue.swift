public import Foundation

/// A queue of a processor. No object of the type exists on this device.
public protocol MTLCommandQueue: NSObjectProtocol, Sendable {
    /// The processor.
    var device: any MTLDevice { get }
    var label: String? { get set }
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// Commands for a processor. No object of the type exists on this device.
public protocol MTLCommandBuffer: NSObjectProtocol {
    /// Runs the commands.
    func commit()
    /// Waits for the end.
    func waitUntilCompleted()
    /// A writer of computations.
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
}

/// Writes commands. No object of the type exists on this device.
public protocol MTLCommandEncoder: NSObjectProtocol {
    /// Ends the writing.
    func endEncoding()
}

/// Writes commands that draw. No object of the type exists on this device.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {}

/// Writes commands that compute. No object of the type exists on this device.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    /// Chooses a program.
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    /// Chooses memory.
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Runs the program.
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

/// A number of threads in three dimensions.
public struct MTLSize: Sendable {
    public var width: Int, height: Int, depth: Int

    /// Numbers.
    public init(width: Int, height: Int, depth: Int) {
        self.width = width
        self.height = height
        self.depth = depth
    }
}
