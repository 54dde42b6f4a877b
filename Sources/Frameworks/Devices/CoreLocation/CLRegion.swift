public import Foundation

/// An area whose borders are reported.
open class CLRegion: NSObject {
    public let identifier: String
    /// Whether the way in is reported.
    open var notifyOnEntry = true
    /// Whether the way out is reported.
    open var notifyOnExit = true

    fileprivate init(identifier: String) {
        self.identifier = identifier
        super.init()
    }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// The radius in meters.
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a place is inside of the circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.distance(from: center, to: coordinate) <= radius
    }
}
