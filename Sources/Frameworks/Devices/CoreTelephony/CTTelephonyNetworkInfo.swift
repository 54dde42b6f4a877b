@_exported public import Foundation

/// The cellular networks of the device, of which a server has none.
open class CTTelephonyNetworkInfo: NSObject {
    /// Information about no network.
    override public init() {
        super.init()
    }

    /// The carriers by service: nil, as on a device without a SIM.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// The carrier: nil.
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// The technologies by service: nil.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// The technology: nil.
    open var currentRadioAccessTechnology: String? { nil }
    /// The service that carries data: nil.
    open var dataServiceIdentifier: String? { nil }
    /// Is called when the user changes the SIM, which never happens.
    @preconcurrency open var serviceSubscriberCellularProvidersDidUpdateNotifier: (@Sendable (String) -> Void)?
}
