public import Foundation

/// A failure to find a place.
public struct CLError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError: NSError) {
        self._nsError = _nsError
    }

    public static var _nsErrorDomain: String { errorDomain }

    public static let errorDomain = "kCLErrorDomain"

    /// Reasons of a failure, with the numbers of Apple's framework.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CLError

        /// The place is unknown now; the user denied it; the network failed; the compass failed.
        case locationUnknown, denied, network, headingFailure
        /// Regions are denied, failed, or come late.
        case regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed,
            regionMonitoringResponseDelayed
        /// An address has no place; a part of it has one; the search was canceled.
        case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
    }

    /// The place is unknown now.
    public static var locationUnknown: Code { .locationUnknown }
    /// The user denied the location.
    public static var denied: Code { .denied }
    /// The network failed.
    public static var network: Code { .network }
    /// The compass failed.
    public static var headingFailure: Code { .headingFailure }
    /// Regions are denied.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// An address has no place.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// A part of an address has a place.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// The search was canceled.
    public static var geocodeCanceled: Code { .geocodeCanceled }

    static var deniedByUser: CLError {
        CLError(.denied, userInfo: [NSLocalizedDescriptionKey: "The place of the device is not accessible."])
    }

    static var missingGeocoder: CLError {
        CLError(.network, userInfo: [NSLocalizedDescriptionKey: "No service for addresses can be reached."])
    }
}
