@_exported public import Foundation

/// The wallet of the user, which browsers show to no page.
open class PKPassLibrary: NSObject {
    override public init() {
        super.init()
    }

    /// Whether there is a wallet: false.
    public class func isPassLibraryAvailable() -> Bool { false }
    /// Whether cards can be added for payments: false.
    public class func isPaymentPassActivationAvailable() -> Bool { false }

    /// The passes: none.
    open func passes() -> [PKPass] { [] }
    /// Whether the wallet has a pass: false.
    open func containsPass(_ pass: PKPass) -> Bool { false }
}

/// A pass, such as a ticket. This device reads none, so `init(data:)` fails. Offer the file by a link, which a phone opens in its wallet.
open class PKPass: NSObject {
    /// Fails with `PKPassKitError.notEntitledError`.
    public init(data: Data) throws {
        throw PKPassKitError(
            .notEntitledError, userInfo: [NSLocalizedDescriptionKey: "This device has no wallet that reads passes."])
    }

    open var serialNumber: String { "" }
    /// The kind of the pass.
    open var passTypeIdentifier: String { "" }
    /// The issuer.
    open var organizationName: String { "" }
}
