public import CoreLocation

/// A region of a map.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
public struct MKCoordinateRegion {
    /// A region around a place.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {}
    /// A region around a place, in meters.
    public init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) {}
    /// A region.
    public init() {}
}

/// The extent of a region.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
public struct MKCoordinateSpan {
    /// An extent in degrees.
    public init(latitudeDelta: Double, longitudeDelta: Double) {}
    /// An extent.
    public init() {}
}
