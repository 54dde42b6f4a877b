/// An app: the scenes that it serves. `@main` on it makes the program.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    @MainActor @preconcurrency init()
}

/// A part of an app with pages of its own.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// The pages of the scene, in the order of the code.
    func _scenes() -> _SceneList
}

extension Scene {
    public func _scenes() -> _SceneList { body._scenes() }
}

/// The pages of a scene.
@MainActor
public struct _SceneList {
    package var descriptions: [SceneDescription]

    package init(_ descriptions: [SceneDescription]) {
        self.descriptions = descriptions
    }
}

extension Never: Scene {
    public func _scenes() -> _SceneList { switch self {} }
}

/// Builds a scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    @MainActor
    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var lists: [SceneDescription] = []
        repeat lists += (each content)._scenes().descriptions
        return SceneGroup(list: _SceneList(lists))
    }
}

struct SceneGroup: Scene {
    typealias Body = Never

    let list: _SceneList

    var body: Never { preconditionFailure("A group of scenes has no body.") }
    func _scenes() -> _SceneList { list }
}

/// A page that can be opened any number of times, each with a state of its own, at the path of its id.
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never

    private let id: String
    private let title: String
    private let content: () -> Content

    /// The page at `/`.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(path: "", name: "", content: content)
    }

    /// The page at `/<id>`.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(path: id, name: id, content: content)
    }

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(path: id, name: titleKey.key, content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(path: id, name: String(title), content: content)
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(path: "", name: titleKey.key, content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(path: "", name: String(title), content: content)
    }

    private init(path: String, name: String, content: @escaping () -> Content) {
        id = path
        title = name
        self.content = content
    }

    public var body: Never { preconditionFailure("A window group has no body.") }

    public func _scenes() -> _SceneList {
        let (title, content) = (title, content)
        return _SceneList([
            SceneDescription(id: id, title: title) { host, measurer, snapshot in
                ViewGraph(title: title, host: host, measurer: measurer, snapshot: snapshot) { content() }
            }
        ])
    }
}

extension App {
    /// The app's pages.
    package func sceneDescriptions() -> [SceneDescription] { body._scenes().descriptions }
}
