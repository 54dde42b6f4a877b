/// A picture of an app's icon.
package struct DisplayIcon: Hashable, Sendable {
    package var address: String
    package var use: Use

    /// The place where an icon is shown.
    package enum Use: Int, Hashable, Sendable {
        /// The browser's tab; in the dark scheme another one.
        case tab, darkTab
        /// The home screen of a phone.
        case homeScreen
    }

    package init(address: String, use: Use) {
        self.address = address
        self.use = use
    }
}
