@_exported public import Foundation
import EspalierUnavailable

/// A view of a map for UIKit.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
open class MKMapView: NSObject {
    /// An object of the framework.
    override public init() {}
}

/// A view at a place of a map.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
open class MKAnnotationView: NSObject {
    /// An object of the framework.
    override public init() {}
}

/// A pin at a place of a map.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
open class MKMarkerAnnotationView: NSObject {
    /// An object of the framework.
    override public init() {}
}

/// A place of a map with a title.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
open class MKPointAnnotation: NSObject {
    /// An object of the framework.
    override public init() {}
}

/// The user's place on a map.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
open class MKUserLocation: NSObject {
    /// An object of the framework.
    override public init() {}
}

/// A place with its address.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
open class MKPlacemark: NSObject {
    /// An object of the framework.
    override public init() {}
}

/// A line on a map.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
open class MKPolyline: NSObject {
    /// An object of the framework.
    override public init() {}
}

/// An area on a map.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
open class MKPolygon: NSObject {
    /// An object of the framework.
    override public init() {}
}

/// A circle on a map.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
open class MKCircle: NSObject {
    /// An object of the framework.
    override public init() {}
}

/// A drawing of something on a map.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
open class MKOverlayRenderer: NSObject {
    /// An object of the framework.
    override public init() {}
}

/// A drawing of a line on a map.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
open class MKPolylineRenderer: NSObject {
    /// An object of the framework.
    override public init() {}
}

/// A picture of a map.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
open class MKMapSnapshotter: NSObject {
    /// An object of the framework.
    override public init() {}
}

/// A way between two places.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
open class MKRoute: NSObject {
    /// An object of the framework.
    override public init() {}
}

/// A place of a map.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
public protocol MKAnnotation: AnyObject {}

/// Something that is drawn on a map.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
public protocol MKOverlay: AnyObject {}

/// The object that receives the changes of a map.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
public protocol MKMapViewDelegate: AnyObject {}
