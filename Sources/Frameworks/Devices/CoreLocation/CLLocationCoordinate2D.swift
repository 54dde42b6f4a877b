@_exported public import Foundation

/// A latitude or a longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// The radius of an uncertainty, in meters. A negative one means that the value is invalid.
public typealias CLLocationAccuracy = Double
/// A speed in meters per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees from north, clockwise.
public typealias CLLocationDirection = Double

/// A place on the earth, by its degrees (WGS 84).
public struct CLLocationCoordinate2D: Sendable {
    /// The degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// The degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// The place at zero degrees.
    public init() {
        latitude = 0
        longitude = 0
    }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether the degrees are those of a place: a latitude of −90…90 and a longitude of −180…180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}
