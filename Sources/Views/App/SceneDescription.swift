package import Foundation

/// A scene of the app from which any number of pages open.
@MainActor
package struct SceneDescription {
    /// The path below `/`; empty for the page at `/`.
    package let id: String
    package let title: String
    /// Opens the page, with the state of a snapshot if there is one. Values of the snapshot that do not fit are
    /// ignored.
    package let open:
        @MainActor (_ host: HostEnvironment, _ resources: AppResources, _ snapshot: Data?) -> any LiveScene

    package init(
        id: String, title: String,
        open: @escaping @MainActor (HostEnvironment, AppResources, Data?) -> any LiveScene
    ) {
        self.id = id
        self.title = title
        self.open = open
    }
}
