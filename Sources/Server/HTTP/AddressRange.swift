/// A range of addresses, as in `10.0.0.0/8` or `::1`.
package struct AddressRange: Sendable, Equatable {
    private let first: ClientAddress
    private let high: UInt64
    private let low: UInt64

    /// Parses a range; nil if the text is invalid.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let address = ClientAddress(parts[0]) else { return nil }
        var bits = 128
        if parts.count > 1 {
            let width = address.isIPv4 ? 32 : 128
            guard let given = Int(parts[1]), 0...width ~= given else { return nil }
            bits = given + 128 - width
        }
        high = bits >= 64 ? .max : ~(.max >> UInt64(bits))
        low = bits <= 64 ? 0 : bits == 128 ? .max : ~(.max >> UInt64(bits - 64))
        first = ClientAddress(high: address.high & high, low: address.low & low)
    }

    /// Whether the range contains an address.
    package func contains(_ address: ClientAddress) -> Bool {
        address.high & high == first.high && address.low & low == first.low
    }
}
