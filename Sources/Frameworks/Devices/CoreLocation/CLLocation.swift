public import Foundation

/// A measured place on the earth, with the time and the uncertainty of the measurement.
// Sendable, because its properties are constants. Subclasses answer for their own.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The height above the sea, in meters.
    public let altitude: CLLocationDistance
    /// The uncertainty of the place, in meters.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The uncertainty of the height, in meters.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of the movement, in degrees; negative if it is unknown.
    public let course: CLLocationDirection
    /// The speed, in meters per second; negative if it is unknown.
    public let speed: CLLocationSpeed
    /// The time of the measurement.
    public let timestamp: Date

    /// A place, exactly, at present. The height is unknown.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    /// A measured place and movement.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
        super.init()
    }

    /// The distance between two places in meters, along the curvature of the earth, without the heights.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(from: location.coordinate, to: coordinate)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
