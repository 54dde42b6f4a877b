import Synchronization

/// Distinguishes the library's types from an app's by the modules that declare them.
enum LibraryModule {
    /// The names of the library's modules, each followed by a point, as full type names begin.
    private static let prefixes = Mutex([prefix(of: ViewNode.self)])

    private static func prefix(of type: Any.Type) -> String {
        String(reflecting: type).prefix { $0 != "." } + "."
    }

    /// Adds the module of `type` to the library's modules.
    package static func register(moduleOf type: Any.Type) {
        let prefix = prefix(of: type)
        prefixes.withLock { if !$0.contains(prefix) { $0.append(prefix) } }
    }

    /// Returns whether the library declares the type with this full name (`String(reflecting:)`).
    static func contains(_ name: String) -> Bool { prefixes.withLock { $0.contains(where: name.hasPrefix) } }

    static func contains(_ type: Any.Type) -> Bool { contains(String(reflecting: type)) }
}
