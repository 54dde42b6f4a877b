/// Turns a variable in an extension of `EnvironmentValues`, `ContainerValues`, `Transaction` or `FocusedValues` into an
/// entry, and generates its key.
///
///     extension EnvironmentValues {
///         @Entry var pageMargin: CGFloat = 20
///     }
///
/// The initial value is the default. With a type annotation it is computed on each access, without one only once. An
/// entry of an optional type may omit it. An entry of `FocusedValues` is always optional.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "EspalierSwiftUIMacros", type: "EntryMacro")
