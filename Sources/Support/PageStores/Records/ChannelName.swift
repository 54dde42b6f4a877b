/// The names of the channels of an app's workers at a server that several apps may use.
struct ChannelName {
    private let prefix: String

    /// - Parameter secret: That of the store, which no other store has.
    init(secret: [UInt8]) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in secret { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        let digits = String(hash, radix: 16)
        prefix = "espalier_" + String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The channel of a worker; that of all workers for nil. At most 63 bytes for a name of 37.
    subscript(worker: String?) -> String { worker.map { prefix + "_" + $0 } ?? prefix }
}
