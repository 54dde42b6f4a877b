/// Tells the library's views from an app's.
enum LibraryModule {
    /// The module's name and a point, as a type's full name begins.
    private static let prefix = String(reflecting: ViewNode.self).prefix { $0 != "." } + "."

    /// Whether a type with this full name (`String(reflecting:)`) is the library's.
    static func contains(_ name: String) -> Bool { name.hasPrefix(prefix) }

    static func contains(_ type: Any.Type) -> Bool { contains(String(reflecting: type)) }
}
