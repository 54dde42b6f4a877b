public import Foundation

/// The operator of a cellular network. No object of the class exists on this device.
public final class CTCarrier: NSObject, Sendable {
    override init() {
        super.init()
    }

    public var carrierName: String? { nil }
    /// The country's number in the network.
    public var mobileCountryCode: String? { nil }
    /// The operator's number.
    public var mobileNetworkCode: String? { nil }
    /// The country, by two letters.
    public var isoCountryCode: String? { nil }
    /// Whether the network carries calls by the internet.
    public var allowsVOIP: Bool { false }
}
