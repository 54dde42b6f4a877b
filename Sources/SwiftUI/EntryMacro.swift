/// Makes a property in an extension of `EnvironmentValues`, `ContainerValues` or `Transaction` a value of its own, with the
/// property's initial value as the default:
///
///     extension EnvironmentValues {
///         @Entry var pageTitle = "Untitled"
///     }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
