package import Foundation

/// The stored state of a browser.
package struct ClientRecord: Sendable, Equatable {
    package var id: String
    /// The state of the app (`RunningApp.snapshot`).
    package var app: Data
    /// Whether the app continues from its snapshot. If not, the app and its pages start over.
    package var isWhole: Bool
    /// The values of `AppStorage` (`ClientValues.data`).
    package var values: Data
    /// The user (`BrowserIdentity`); empty for a browser in which the app has signed nobody in.
    package var identity: Data
    /// The number of times that the app lost its state.
    package var generation: Int
    /// The time of the client's last use, in seconds since 1970.
    package var lastUse: Double

    /// Creates a record.
    package init(
        id: String, app: Data, isWhole: Bool, values: Data, identity: Data = Data(), generation: Int, lastUse: Double
    ) {
        self.id = id
        self.app = app
        self.isWhole = isWhole
        self.values = values
        self.identity = identity
        self.generation = generation
        self.lastUse = lastUse
    }

    /// Whether the record equals that of a new client.
    package var isEmpty: Bool { app.isEmpty && values.isEmpty && identity.isEmpty && generation == 0 }

    /// The approximate memory of the record, in bytes.
    var byteCount: Int { 160 + app.count + values.count + identity.count }
}
