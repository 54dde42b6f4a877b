@_exported public import Foundation
import EspalierUnavailable

/// A place of a map, such as a shop.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
open class MKMapItem: NSObject {
    /// An object of the framework.
    override public init() {}
    /// A place with its address.
    public init(placemark: MKPlacemark) {}
    /// Opens the place in the app for maps.
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// A search for places.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
open class MKLocalSearch: NSObject {
    /// A search.
    public init(request: Request) {}
    /// Searches.
    open func start() async throws -> Response { unavailable() }
    /// Searches.
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {}
    /// Ends the search.
    open func cancel() {}

    /// The words to search for.
    open class Request: NSObject {
        /// The words.
        open var naturalLanguageQuery: String?
    }

    /// The places that were found.
    open class Response: NSObject {
        /// The places.
        open var mapItems: [MKMapItem] { [] }
    }
}

/// Completes the words of a search.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
open class MKLocalSearchCompleter: NSObject {
    /// An object of the framework.
    override public init() {}
    /// The words.
    open var queryFragment = ""
}

/// A search for ways between places.
@available(
    *, unavailable,
    message: "Maps are not part of Espalier. Show a picture of a map with Image or AsyncImage, or open one with a Link."
)
open class MKDirections: NSObject {
    /// A search.
    public init(request: Request) {}

    /// The places.
    open class Request: NSObject {}
}
