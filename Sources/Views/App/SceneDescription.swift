package import Foundation

/// One of the app's windows as a page that can be opened any number of times.
@MainActor
package struct SceneDescription {
    /// The path below `/`; empty for the page at `/`.
    package let id: String
    package let title: String
    /// Opens the page: with a snapshot, with the state that it holds. A snapshot that does not fit is left aside, place
    /// by place.
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
