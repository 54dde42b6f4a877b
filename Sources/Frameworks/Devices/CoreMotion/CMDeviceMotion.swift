public import Foundation

/// An acceleration along three axes, in units of gravity.
public struct CMAcceleration: Sendable {
    /// The parts along the axes.
    public var x = 0.0, y = 0.0, z = 0.0

    public init() {}

    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// A rotation around three axes, in radians per second.
public struct CMRotationRate: Sendable {
    /// The parts around the axes.
    public var x = 0.0, y = 0.0, z = 0.0

    public init() {}

    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// Axes to which an attitude refers.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The vertical, and any direction.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    /// The vertical, and any direction, with corrections.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    /// The vertical and magnetic north.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    /// The vertical and true north.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// A value with the time of its measurement. Without sensors there are none.
open class CMLogItem: NSObject {
    /// The time since the device's start, in seconds.
    public let timestamp: TimeInterval

    init(timestamp: TimeInterval) {
        self.timestamp = timestamp
    }
}

/// A measured acceleration.
open class CMAccelerometerData: CMLogItem {
    public let acceleration = CMAcceleration()
}

/// A measured rotation.
open class CMGyroData: CMLogItem {
    public let rotationRate = CMRotationRate()
}

/// The angles of a device.
open class CMAttitude: NSObject {
    /// The angles around the axes, in radians.
    public let roll = 0.0, pitch = 0.0, yaw = 0.0

    override init() {
        super.init()
    }
}

/// The measured motion of a device.
open class CMDeviceMotion: CMLogItem {
    /// The angles.
    public let attitude = CMAttitude()
    /// The direction of gravity.
    public let gravity = CMAcceleration()
    /// The acceleration by the user.
    public let userAcceleration = CMAcceleration()
    public let rotationRate = CMRotationRate()
    /// The direction of the device from the reference, in degrees.
    public let heading = 0.0
}
