/// An app and its scenes. `@main` on the type makes it the program.
@MainActor @preconcurrency
public protocol App {
    /// The type of the body.
    associatedtype Body: Scene

    /// The scenes of the app. The body is evaluated whenever a value that it reads has changed.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates the app. A browser's first page creates one, which all its pages share.
    @MainActor @preconcurrency init()
}
