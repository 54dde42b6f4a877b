import Dispatch
public import Foundation

/// Receives the places of an address, or the failure.
public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the places of addresses, by a service of Apple's that this device does not reach: all searches fail with `CLError.network`.
/// Completion handlers run on the main queue.
open class CLGeocoder: NSObject {
    override public init() {
        super.init()
    }

    /// Whether a search runs: false.
    open var isGeocoding: Bool { false }

    /// Fails with `CLError.network`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        fail(completionHandler)
    }

    /// Fails with `CLError.network`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        fail(completionHandler)
    }

    /// Fails with `CLError.network`.
    nonisolated(nonsending) open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        throw CLError.missingGeocoder
    }

    /// Fails with `CLError.network`.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        fail(completionHandler)
    }

    /// Fails with `CLError.network`.
    nonisolated(nonsending) open func geocodeAddressString(
        _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        throw CLError.missingGeocoder
    }

    /// Ends a search. There is none.
    open func cancelGeocode() {}

    private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
        DispatchQueue.main.async { handler(nil, CLError.missingGeocoder) }
    }
}

/// A place with its address. No search finds one here.
open class CLPlacemark: NSObject {
    /// The measured place.
    public let location: CLLocation?

    init(location: CLLocation?) {
        self.location = location
    }

    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The number of the house.
    open var subThoroughfare: String? { nil }
    /// The town.
    open var locality: String? { nil }
    /// The part of the town.
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    /// The part of the state.
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var country: String? { nil }
    open var isoCountryCode: String? { nil }
    open var timeZone: TimeZone? { nil }
}
