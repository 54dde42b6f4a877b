import Dispatch
public import Foundation

/// The place of the device, which is denied without a question: a server is not where its users are.
///
/// The delegate learns of the denial after it is set, and of a failure with `CLError.denied` after each request, on the main queue.
open class CLLocationManager: NSObject {
    override public init() {
        super.init()
    }

    /// Receives the denial.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            guard delegate != nil else { return }
            later { $1.locationManagerDidChangeAuthorization($0) }
        }
    }

    // MARK: Permission

    /// The user's answer: denied.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// The user's answer: denied.
    public class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// The accuracy that the user allows: approximate.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// Whether the device reports places: false.
    public class func locationServicesEnabled() -> Bool { false }
    /// Whether the device has a compass: false.
    public class func headingAvailable() -> Bool { false }
    /// Whether the device reports large movements: false.
    public class func significantLocationChangeMonitoringAvailable() -> Bool { false }

    /// Asks the user. Nothing happens after a denial.
    open func requestWhenInUseAuthorization() {}
    /// Asks the user. Nothing happens after a denial.
    open func requestAlwaysAuthorization() {}

    // MARK: Settings

    /// The wanted accuracy, in meters.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The movement after which a place is reported, in meters.
    open var distanceFilter = kCLDistanceFilterNone
    /// The kind of movement.
    open var activityType = CLActivityType.other
    /// Whether reports pause without a movement.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether reports go on in the background.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the user sees reports in the background.
    open var showsBackgroundLocationIndicator = false
    /// The turn after which the compass is reported, in degrees.
    open var headingFilter: CLLocationDegrees = 1

    // MARK: Reports

    /// The last place: nil.
    open var location: CLLocation? { nil }
    /// The last direction of the compass: nil.
    open var heading: CLHeading? { nil }

    /// Fails with `CLError.denied`.
    open func requestLocation() { fail() }
    /// Fails with `CLError.denied`.
    open func startUpdatingLocation() { fail() }
    /// Ends reports of places. There are none.
    open func stopUpdatingLocation() {}
    /// Has no effect: there is no compass.
    open func startUpdatingHeading() {}
    /// Ends reports of the compass. There are none.
    open func stopUpdatingHeading() {}
    /// Fails with `CLError.denied`.
    open func startMonitoringSignificantLocationChanges() { fail() }
    /// Ends reports of significant changes of place. There are none.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Fails with `CLError.regionMonitoringDenied`.
    open func startMonitoring(for region: CLRegion) {
        later { $1.locationManager($0, monitoringDidFailFor: nil, withError: CLError(.regionMonitoringDenied)) }
    }
    /// Ends reports of a region. There are none.
    open func stopMonitoring(for region: CLRegion) {}
    /// The regions whose borders are reported: none.
    open var monitoredRegions: Set<CLRegion> { [] }

    private func fail() {
        later { $1.locationManager($0, didFailWithError: CLError.deniedByUser) }
    }

    /// Calls the delegate on the main queue, if both exist then.
    private func later(_ call: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void) {
        // Apps use managers and their delegates on the main queue, as the call does.
        nonisolated(unsafe) weak let manager = self
        DispatchQueue.main.async {
            guard let manager, let delegate = manager.delegate else { return }
            call(manager, delegate)
        }
    }
}

/// Receives places. All methods have default implementations.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Places were measured.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// A report failed.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// The permission is known, or has changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The manager calls this method, which Apple has deprecated, from the default implementation of
    /// `locationManagerDidChangeAuthorization(_:)`.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// The compass has turned.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// The device has entered a region.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// The device has left a region.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// A region cannot be reported.
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {}
}

/// A measured direction of the compass. Without one there are none.
open class CLHeading: NSObject {
    /// The degrees from the magnetic and from the true north.
    public let magneticHeading: CLLocationDirection, trueHeading: CLLocationDirection
    /// The uncertainty in degrees.
    public let headingAccuracy: CLLocationDirection
    /// The time of the measurement.
    public let timestamp: Date

    init(magneticHeading: CLLocationDirection, trueHeading: CLLocationDirection, timestamp: Date) {
        self.magneticHeading = magneticHeading
        self.trueHeading = trueHeading
        headingAccuracy = -1
        self.timestamp = timestamp
    }
}
