/// Builds a scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    /// A scene of the closure.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// A closure with one scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// A closure with several scenes. An empty closure is one of views.
    @MainActor
    @_disfavoredOverload
    public static func buildBlock<First: Scene, each Content: Scene>(
        _ first: First, _ content: repeat each Content
    ) -> some Scene {
        TupleScene(first, repeat each content)
    }
}
