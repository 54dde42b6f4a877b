import Synchronization

/// Tells the library's types from an app's, by the modules in which they are declared.
enum LibraryModule {
    /// The modules' names with a point each, as a type's full name begins.
    private static let prefixes = Mutex([prefix(of: ViewNode.self)])

    private static func prefix(of type: Any.Type) -> String {
        String(reflecting: type).prefix { $0 != "." } + "."
    }

    /// Counts the module of `type` as the library's.
    package static func register(moduleOf type: Any.Type) {
        let prefix = prefix(of: type)
        prefixes.withLock { if !$0.contains(prefix) { $0.append(prefix) } }
    }

    /// Returns whether a type with this full name (`String(reflecting:)`) is the library's.
    static func contains(_ name: String) -> Bool { prefixes.withLock { $0.contains(where: name.hasPrefix) } }

    static func contains(_ type: Any.Type) -> Bool { contains(String(reflecting: type)) }
}
