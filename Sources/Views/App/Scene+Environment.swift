public import Combine
public import Observation

extension Scene {
    /// Sets an environment value for the windows of the scene.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        wrapped(EnvironmentModifier(value: value) { $0[keyPath: keyPath] = value })
    }

    /// Changes an environment value for the windows of the scene.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        wrapped(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    /// Sets an observable object for the windows of the scene, which read it with `@Environment(T.self)`.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        wrapped(EnvironmentModifier(value: object.map(ObjectIdentifier.init)) { $0[object: T.self] = object })
    }

    /// Sets an object for the windows of the scene, which read it with `@EnvironmentObject`.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        wrapped(EnvironmentModifier(value: ObjectIdentifier(object)) { $0[object: T.self] = object })
    }

    /// Puts the content of the scene's windows into a modifier, which each page has for itself.
    package nonisolated func wrapped(_ modifier: some ViewModifier) -> some Scene {
        let modifier = UncheckedTransfer(modifier)
        return UncheckedTransfer(self).onMain { scene in
            let wrapper = SceneWrapper { AnyView($0.modifier(modifier.value)) }
            return UncheckedTransfer(WrappedScene(content: scene, wrapper: wrapper))
        }
        .value
    }
}
