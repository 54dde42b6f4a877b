/// Makes an entry of `EnvironmentValues`, `ContainerValues`, `Transaction` or `FocusedValues` of a variable in an extension
/// of one of them; its key is made along with it.
///
///     extension EnvironmentValues {
///         @Entry var pageMargin: CGFloat = 20
///     }
///
/// The initial value is the default. With a type it is computed each time that it is asked for; without one it is computed
/// once, for all views. An entry of an optional type may leave it out, and one of `FocusedValues` is always optional.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "EspalierSwiftUIMacros", type: "EntryMacro")
