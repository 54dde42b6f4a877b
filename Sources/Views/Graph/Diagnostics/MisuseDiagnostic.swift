/// Reports arguments that no layout can use. The page is shown without them, and a message on standard error names the
/// view.
enum MisuseDiagnostic {
    /// Reports lengths of a modifier, once for each view and value.
    ///
    /// - Parameters:
    ///   - view: The type of the modified view.
    ///   - call: The modifier with its arguments, as source code.
    static func warn<V>(of view: V.Type, _ call: String, _ rule: String) {
        var subject = name(of: view)
        if let author = DependencyTracking.reader?.authorName { subject = author + ": " + subject }
        Warning.once("\(subject).\(call): \(rule)")
    }

    /// The name of the view inside all modifiers, without its generic arguments.
    private static func name<V>(of view: V.Type) -> String {
        var name = "\(view)"[...]
        while name.hasPrefix("ModifiedContent<") { name = name.dropFirst("ModifiedContent<".count) }
        return String(name.prefix { !"<,>".contains($0) })
    }
}

extension ViewNode {
    /// The name of the app's view whose body contains this node's view; nil if a scene contains it.
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
