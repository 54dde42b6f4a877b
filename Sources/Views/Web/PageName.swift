/// The name of a page for the server, by which another process of the same program finds it.
package struct PageName: Codable, Equatable, Sendable {
    package let session: String
    package let scene: String

    package init(session: String, scene: String) {
        self.session = session
        self.scene = scene
    }
}
