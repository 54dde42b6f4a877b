/// What an app's author wrote that no layout can use. The page stands without it, and standard error says where it was.
enum MisuseDiagnostic {
    /// Tells of a modifier's lengths, once for each place and value.
    ///
    /// - Parameters:
    ///   - view: The type of the view that is modified.
    ///   - call: The modifier with its arguments, as it would be written.
    static func warn<V>(of view: V.Type, _ call: String, _ rule: String) {
        var place = name(of: view)
        if let author = DependencyTracking.reader?.authorName { place = author + ": " + place }
        Warning.once("\(place).\(call): \(rule)")
    }

    /// The name of the view inside of all modifiers, without its generic arguments.
    private static func name<V>(of view: V.Type) -> String {
        var name = "\(view)"[...]
        while name.hasPrefix("ModifiedContent<") { name = name.dropFirst("ModifiedContent<".count) }
        return String(name.prefix { !"<,>".contains($0) })
    }
}

extension ViewNode {
    /// The name of the author's own view in whose body this node's view was written; nil where that is in a scene.
    nonisolated var authorName: String? {
        UncheckedTransfer(self).onMain { node in
            var node: ViewNode? = node
            while let current = node {
                if let view = current.viewType, !LibraryModule.contains(view) { return current.typeName }
                node = current.parent
            }
            return nil
        }
    }
}
