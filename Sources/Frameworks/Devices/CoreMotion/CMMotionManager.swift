@_exported public import Foundation

/// The sensors of motion, which this device lacks: nothing is available, and no values arrive.
open class CMMotionManager: NSObject {
    override public init() {
        super.init()
    }

    /// Whether the attitude is measured: false.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether accelerations are measured: false.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether rotations are measured: false.
    open var isGyroAvailable: Bool { false }
    /// Whether magnetic fields are measured: false.
    open var isMagnetometerAvailable: Bool { false }

    /// Whether values of the attitude arrive: false.
    open var isDeviceMotionActive: Bool { false }
    /// Whether accelerations arrive: false.
    open var isAccelerometerActive: Bool { false }
    /// Whether rotations arrive: false.
    open var isGyroActive: Bool { false }
    /// Whether magnetic fields arrive: false.
    open var isMagnetometerActive: Bool { false }

    /// The time between values of the attitude, in seconds.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// The time between accelerations, in seconds.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// The time between rotations, in seconds.
    open var gyroUpdateInterval: TimeInterval = 0.01

    /// The last attitude: nil.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// The last acceleration: nil.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// The last rotation: nil.
    open var gyroData: CMGyroData? { nil }

    /// Starts a sensor, which has no effect without it.
    open func startDeviceMotionUpdates() {}
    /// Starts a sensor, which has no effect without it: the handler is never called.
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    /// Starts a sensor, which has no effect without it.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    /// Starts a sensor, which has no effect without it: the handler is never called.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    /// Starts a sensor, which has no effect without it.
    open func startAccelerometerUpdates() {}
    /// Starts a sensor, which has no effect without it: the handler is never called.
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) {}
    /// Starts a sensor, which has no effect without it.
    open func startGyroUpdates() {}
    /// Starts a sensor, which has no effect without it: the handler is never called.
    open func startGyroUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
    ) {}

    /// Stops a sensor.
    open func stopDeviceMotionUpdates() {}
    /// Stops a sensor.
    open func stopAccelerometerUpdates() {}
    /// Stops a sensor.
    open func stopGyroUpdates() {}
}
