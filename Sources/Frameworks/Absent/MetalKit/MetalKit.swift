@_exported public import Foundation
@_exported public import EspalierMetal
public import UIKit

/// A view that Metal draws.
@available(*, unavailable, message: "Metal needs the graphics processor of a device. Draw with a Canvas or a Path.")
open class MTKView: UIView {
    /// A view.
    public convenience init(frame frameRect: CGRect, device: (any MTLDevice)?) { self.init(frame: frameRect) }

    /// A member of the framework.
    public var device: (any MTLDevice)?
    /// A member of the framework.
    public weak var delegate: (any MTKViewDelegate)?
    /// A member of the framework.
    public var colorPixelFormat: MTLPixelFormat = .bgra8Unorm
    /// A member of the framework.
    public var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// A member of the framework.
    public var preferredFramesPerSecond = 60
    /// A member of the framework.
    public var isPaused = false, enableSetNeedsDisplay = false, framebufferOnly = true
    /// A member of the framework.
    public var drawableSize: CGSize = .zero
    /// A member of the framework.
    public var currentDrawable: Never? { nil }
}

/// Draws a view.
@available(*, unavailable, message: "Metal needs the graphics processor of a device. Draw with a Canvas or a Path.")
public protocol MTKViewDelegate: NSObjectProtocol {}

/// Reads pictures.
@available(*, unavailable, message: "Metal needs the graphics processor of a device. Draw with a Canvas or a Path.")
open class MTKTextureLoader: NSObject {
    /// A reader.
    public init(device: any MTLDevice) {}
}

/// A shape.
@available(*, unavailable, message: "Metal needs the graphics processor of a device. Draw with a Canvas or a Path.")
open class MTKMesh: NSObject {}
