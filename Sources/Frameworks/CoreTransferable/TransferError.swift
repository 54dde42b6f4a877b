/// The reason why a value does not arrive.
package enum TransferError: Error, Hashable {
    /// The value has no form that the receiver takes.
    case unsupported
}
