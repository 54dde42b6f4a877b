/// A page at the path of its id. It can be opened any number of times, each time with its own state.
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never

    private let id: String
    private let title: String
    /// The type of the values for which the pages are; nil for a group without values.
    private let valueType: Any.Type?
    private let content: () -> Content

    /// The page at `/`.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(path: "", name: "", content: content)
    }

    /// The page at `/<id>`.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(path: id, name: "", content: content)
    }

    /// The page at `/<id>` with a localized title.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(path: id, name: titleKey.key, content: content)
    }

    /// The page at `/<id>` with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(path: id, name: String(title), content: content)
    }

    /// The page at `/` with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(path: "", name: titleKey.key, content: content)
    }

    /// The page at `/` with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(path: "", name: String(title), content: content)
    }

    /// The page at `/` with a text as its title.
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.init(path: "", name: title.key, content: content)
    }

    /// The page at `/<id>` with a text as its title.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(path: id, name: title.key, content: content)
    }

    /// The page at `/` with a title by a stored key.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(path: "", name: titleResource.key, content: content)
    }

    /// The page at `/<id>` with a title by a stored key.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(path: id, name: titleResource.key, content: content)
    }

    init(path: String, name: String, valueType: Any.Type? = nil, content: @escaping () -> Content) {
        id = path
        title = name
        self.valueType = valueType
        self.content = content
    }

    public var body: Never { preconditionFailure("A window group has no body.") }

    public static func _makeSceneNode(_ scene: Self, in context: _NodeContext) -> _ViewNode {
        WindowGroupNode(
            role: .window(id: scene.id, title: scene.title, valueType: scene.valueType), content: scene.content,
            in: context)
    }

    public static func _updateSceneNode(_ node: _ViewNode, to scene: Self) {
        paired(node, as: WindowGroupNode<Content>.self).update(content: scene.content)
    }
}

/// The node of a window group in a running app. It stores the closure that makes a page's view.
final class WindowGroupNode<Content: View>: ViewNode, WindowOpening {
    let role: WindowRole
    private var make: () -> Content
    /// The dependency that the group's pages read; nil until the first page opens.
    private var source: WindowContent<Content>?

    init(role: WindowRole, content: @escaping () -> Content, in context: __shared NodeContext) {
        self.role = role
        make = content
        super.init(in: context)
        needsEvaluation = false
    }

    func update(content: @escaping () -> Content) {
        make = content
        source?.make = content
        source?.invalidateReaders()
    }

    var isStateless: Bool { true }

    /// The view around the content has changed.
    override func environmentDidChange() {
        source?.wrapper = environment.sceneWrapper
        source?.invalidateReaders()
    }

    func open(_ window: WindowRequest, of app: AppInstance) -> ViewGraph {
        let source = source ?? WindowContent(make)
        source.wrapper = environment.sceneWrapper
        self.source = source
        var title = AppName.current
        if case .window(_, let own, _) = role, !own.isEmpty { title = own }
        let authentications = environment.authentications
        var location = window.location
        if !authentications.isEmpty, let request = location?.request ?? location?.newestRequest, request.hasAllHeaders {
            let user = authentications.identity(of: request.value, after: location?.identity)
            location?.identity = user
        }
        let graph =
            source.wrapper != nil
            ? ViewGraph(
                title: title, host: window.host, resources: window.resources, app: app,
                snapshot: window.snapshot, location: location
            ) { WrappedWindowPage(source: source) }
            : ViewGraph(
                title: title, host: window.host, resources: window.resources, app: app,
                snapshot: window.snapshot, location: location
            ) { WindowPage(source: source) }
        graph.authentications = authentications
        return graph
    }
}

/// The content of a window group's pages. When the app's body changes it, the pages are evaluated again.
final class WindowContent<Content: View>: DependencySource {
    fileprivate var make: () -> Content
    /// The view around the content; nil for none.
    fileprivate var wrapper: SceneWrapper?

    fileprivate init(_ make: @escaping () -> Content) {
        self.make = make
        super.init()
    }
}

/// The view at the top of a window group's page.
private struct WindowPage<Content: View>: View {
    let source: WindowContent<Content>

    var body: Content {
        source.noteRead()
        return source.make()
    }
}

/// The view at the top of a window group's page whose scene has a view around the content.
private struct WrappedWindowPage<Content: View>: View {
    let source: WindowContent<Content>

    var body: AnyView {
        source.noteRead()
        let content = AnyView(source.make())
        guard let wrapper = source.wrapper else { return content }
        return wrapper.wrap(content)
    }
}

extension WindowPage: PlaceContent {
    @MainActor static func mayShowPlaces(isOptional: Bool) -> Bool { PlaceSearch.mayFind(in: Content.self) }
}

extension WrappedWindowPage: PlaceContent {
    @MainActor static func mayShowPlaces(isOptional: Bool) -> Bool { PlaceSearch.mayFind(in: Content.self) }
}
