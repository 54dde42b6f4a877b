/// A wrapper that lays out an item that another node made. The item inherits its environment from here.
package class HostNode: WrapperNode {
    /// Called when the item's environment has changed at its origin.
    package func hostedEnvironmentDidChange() {}
}
