/// A preview of a view: a name, traits, and the code that makes the view.
///
/// `#Preview` makes one where it stands. Debug builds show all of them at `/previews`.
public struct Preview {
    /// Marks the traits of previews of views.
    public enum ViewTraits {}

    /// The name; nil for a preview without one.
    package let name: String?
    package let traits: [PreviewTrait<ViewTraits>]
    /// Whether each single view of the content is a preview of its own.
    package let isList: Bool
    package let content: @MainActor () -> AnyView

    package init(
        name: String?, traits: [PreviewTrait<ViewTraits>], isList: Bool = false,
        content: @escaping @MainActor () -> AnyView
    ) {
        self.name = name
        self.traits = traits
        self.isList = isList
        self.content = content
    }

    /// A preview of the view that a closure makes.
    ///
    /// - Parameter name: The name on the wall of previews and in its address; without one, that of the file.
    @MainActor
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name: name, traits: traits) { AnyView(body()) }
    }

    /// A preview of a view for each of some values.
    @MainActor
    public init<Argument>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        arguments: @autoclosure @escaping @MainActor () -> [Argument],
        @ViewBuilder body: @escaping @MainActor (Argument) -> any View
    ) {
        self.init(name: name, traits: traits, arguments: arguments, body: { AnyView(body($0)) })
    }

    /// A preview for each of some values, with their descriptions as names.
    @MainActor
    package init<Argument>(
        name: String?, traits: [PreviewTrait<ViewTraits>], arguments: @escaping @MainActor () -> [Argument],
        body: @escaping @MainActor (Argument) -> AnyView
    ) {
        self.init(name: name, traits: traits, isList: true) {
            let arguments = arguments()
            return AnyView(
                ForEach(Array(arguments.indices), id: \.self) { index in
                    body(arguments[index]).previewDisplayName("\(arguments[index])")
                })
        }
    }
}
