@_exported public import Foundation
public import UIKit

/// A view of the camera.
@available(*, unavailable, message: "Augmented reality needs the camera of a device. Show pictures instead.")
open class ARSCNView: UIView {}

/// The camera at work.
@available(*, unavailable, message: "Augmented reality needs the camera of a device. Show pictures instead.")
open class ARSession: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// Settings.
@available(*, unavailable, message: "Augmented reality needs the camera of a device. Show pictures instead.")
open class ARConfiguration: NSObject {}

/// Settings.
@available(*, unavailable, message: "Augmented reality needs the camera of a device. Show pictures instead.")
open class ARWorldTrackingConfiguration: ARConfiguration {
    /// An object of the framework.
    public convenience init(planes: Any? = nil) { self.init() }
}

/// Settings.
@available(*, unavailable, message: "Augmented reality needs the camera of a device. Show pictures instead.")
open class ARFaceTrackingConfiguration: ARConfiguration {}

/// A picture of the camera.
@available(*, unavailable, message: "Augmented reality needs the camera of a device. Show pictures instead.")
open class ARFrame: NSObject {}

/// A place in the room.
@available(*, unavailable, message: "Augmented reality needs the camera of a device. Show pictures instead.")
open class ARAnchor: NSObject {}

/// A plane in the room.
@available(*, unavailable, message: "Augmented reality needs the camera of a device. Show pictures instead.")
open class ARPlaneAnchor: ARAnchor {}

/// Advice.
@available(*, unavailable, message: "Augmented reality needs the camera of a device. Show pictures instead.")
open class ARCoachingOverlayView: UIView {}

/// Receives what the camera sees.
@available(*, unavailable, message: "Augmented reality needs the camera of a device. Show pictures instead.")
public protocol ARSessionDelegate: NSObjectProtocol {}

/// Receives what the camera sees.
@available(*, unavailable, message: "Augmented reality needs the camera of a device. Show pictures instead.")
public protocol ARSCNViewDelegate: NSObjectProtocol {}
