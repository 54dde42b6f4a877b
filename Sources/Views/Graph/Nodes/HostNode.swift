/// A wrapper that lays out an item which another node made: the item inherits its environment from here.
package class HostNode: WrapperNode {
    /// The item's inherited environment has changed at its place of origin.
    package func hostedEnvironmentDidChange() {}
}
