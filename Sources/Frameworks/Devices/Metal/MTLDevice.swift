@_exported public import Foundation

/// The graphics processor: nil, because the server of an app draws without one. Shaders of SwiftUI are not part of Espalier either.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// All graphics processors: none.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }

/// A graphics processor. No object of the type exists on this device.
public protocol MTLDevice: NSObjectProtocol, Sendable {
    var name: String { get }
    /// Whether the memory is that of the processor.
    var hasUnifiedMemory: Bool { get }
    /// The bytes in use.
    var currentAllocatedSize: Int { get }
    func makeCommandQueue() -> (any MTLCommandQueue)?
    /// The shaders of the app.
    func makeDefaultLibrary() -> (any MTLLibrary)?
    /// Memory.
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Memory with bytes.
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// A picture.
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    /// A program of shaders.
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
    /// Whether the processor belongs to a family.
    func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
}

/// Families of processors.
public enum MTLGPUFamily: Int, Sendable {
    /// Processors of phones.
    case apple1 = 1001, apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9
    /// Processors of computers.
    case mac2 = 2002
    /// Processors with common abilities.
    case common1 = 3001, common2, common3
    /// Processors of the third version.
    case metal3 = 5001
}
