/// The user's decision whether the app may learn the location.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// Not asked yet; forbidden; denied, as on this device; granted, also in the background or not.
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Accuracies that the user allows.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// Exact; approximate, as on this device.
    case fullAccuracy, reducedAccuracy
}

/// Kinds of movements.
public enum CLActivityType: Int, Sendable {
    /// Any; in a car; on foot; in another vehicle; in the air.
    case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// The best accuracy, with further sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of an approximate place.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
/// Every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
