public import EspalierViews

extension Preview {
    /// A preview of a view of UIKit.
    @MainActor @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        self.init(name: name, traits: traits) { AnyView(PreviewedView(make: body)) }
    }

    /// A preview of a view controller of UIKit.
    @MainActor @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name: name, traits: traits) { AnyView(PreviewedController(make: body)) }
    }

    /// A preview of a view of UIKit for each of some values.
    @MainActor @_disfavoredOverload
    public init<Argument>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        arguments: @autoclosure @escaping @MainActor () -> [Argument],
        body: @escaping @MainActor (Argument) -> UIView
    ) {
        self.init(name: name, traits: traits, arguments: arguments) { argument in
            AnyView(PreviewedView { body(argument) })
        }
    }

    /// A preview of a view controller of UIKit for each of some values.
    @MainActor @_disfavoredOverload
    public init<Argument>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        arguments: @autoclosure @escaping @MainActor () -> [Argument],
        body: @escaping @MainActor (Argument) -> UIViewController
    ) {
        self.init(name: name, traits: traits, arguments: arguments) { argument in
            AnyView(PreviewedController { body(argument) })
        }
    }
}

private struct PreviewedView: UIViewRepresentable {
    let make: @MainActor () -> UIView

    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
}

private struct PreviewedController: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
