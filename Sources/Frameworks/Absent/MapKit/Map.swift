@_exported public import CoreLocation
public import EspalierViews
import EspalierUnavailable

/// A map, which Espalier does not have.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
public struct Map: View {
    public typealias Body = Never

    public var body: Never { unavailable() }

    /// A map.
    public init<P, C>(
        initialPosition: P, bounds: Any? = nil, interactionModes: MapInteractionModes = .all, scope: Any? = nil,
        @MapContentBuilder content: () -> C
    ) {}

    /// A map.
    public init<P>(
        initialPosition: P, bounds: Any? = nil, interactionModes: MapInteractionModes = .all, scope: Any? = nil
    ) {}

    /// A map.
    public init<P, C>(
        position: Binding<P>, bounds: Any? = nil, interactionModes: MapInteractionModes = .all, scope: Any? = nil,
        @MapContentBuilder content: () -> C
    ) {}

    /// A map.
    public init<P>(
        position: Binding<P>, bounds: Any? = nil, interactionModes: MapInteractionModes = .all, scope: Any? = nil
    ) {}

    /// A map.
    public init(interactionModes: MapInteractionModes = .all) {}

    /// A map.
    public init<C>(interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> C) {}

    /// A map.
    public init<R>(
        coordinateRegion: Binding<R>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Any? = nil
    ) {}

    /// A map.
    public init<R, Items: RandomAccessCollection, C>(
        coordinateRegion: Binding<R>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Any? = nil, annotationItems: Items, annotationContent: @escaping (Items.Element) -> C
    ) {}
}

/// Builds the content of a map.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
@resultBuilder
public struct MapContentBuilder {
    /// The content of a map.
    public static func buildBlock(_ content: Any...) -> Any { unavailable() }
}

/// How users move a map.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// All ways; moving; zooming.
    public static let all = MapInteractionModes(rawValue: 3), pan = MapInteractionModes(rawValue: 1),
        zoom = MapInteractionModes(rawValue: 2)
}

/// The part of the world that a map shows.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
public struct MapCameraPosition {
    /// The system's choice.
    public static var automatic: MapCameraPosition { unavailable() }
    /// A region.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        unavailable()
    }
    /// The user's place.
    public static func userLocation(fallback: MapCameraPosition) -> MapCameraPosition {
        unavailable()
    }
}

/// A marker on a map.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
public struct Marker {
    /// A marker with a title.
    public init(_ title: String, systemImage: String = "", coordinate: CLLocationCoordinate2D) {}
}

/// A view on a map.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
public struct Annotation {
    /// A view with a title.
    public init<Content: View>(
        _ title: String, coordinate: CLLocationCoordinate2D, anchor: Any? = nil, @ViewBuilder content: () -> Content
    ) {}
}

/// A view on a map, in the form of older apps.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
public struct MapAnnotation {
    /// A view at a place.
    public init<Content: View>(
        coordinate: CLLocationCoordinate2D, anchorPoint: Any? = nil, @ViewBuilder content: () -> Content
    ) {}
}

/// A marker on a map, in the form of older apps.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
public struct MapMarker {
    /// A marker at a place.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
