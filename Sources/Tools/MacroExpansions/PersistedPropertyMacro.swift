/// `@_PersistedProperty`, which `@Model` attaches to stored properties: makes the storage keep their values.
package struct PersistedPropertyMacro {
    private let property: ModelPropertyDeclaration
    private let index: String
    private let model: String
    private let isTransformed: Bool

    /// - Parameters:
    ///   - declaration: The property's source.
    ///   - attribute: The attribute's source, such as `@SwiftData._PersistedProperty(0, in: "Item")`.
    package init(declaration: String, attribute: String) throws(MacroError) {
        guard let property = ModelPropertyDeclaration(declaration) else {
            throw MacroError(message: "'@_PersistedProperty' can only be applied to a stored property")
        }
        let arguments = attribute.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        guard let index = arguments.firstIndex(where: { Int($0) != nil }), arguments.count > index + 2 else {
            throw MacroError(message: "'@_PersistedProperty' needs an index and a class")
        }
        self.property = property
        self.index = arguments[index]
        model = arguments[index + 2]
        isTransformed = arguments.contains("isTransformed")
    }

    private var storage: String { "_$storage_\(model)" }
    private var backing: String { "_$backing_\(model)" }

    /// The source of the expansion for one of the macro's roles.
    package func expansion(for role: String) -> String {
        role == "accessor" ? accessors : peers
    }

    /// The marker, and functions with the author's observers. In the setter, the compiler would warn about an observer that sets the
    /// property. The functions need the property's type.
    private var peers: String {
        var peers = ["private var \(marker): SwiftData._ModelSlot"]
        if let type = property.type {
            for (name, observer) in [("willSet", property.willSet), ("didSet", property.didSet)] {
                guard let observer else { continue }
                peers.append(
                    "private func _$\(name)_\(property.name)(_ \(observer.parameter): \(type)) {\n\(observer.body)\n}")
            }
        }
        return peers.joined(separator: "\n")
    }

    /// The name of the stored property that the compiler takes for the property's storage. It has no size.
    private var marker: String { "_$\(property.name)" }

    private var accessors: String {
        let word = isTransformed ? "TransformedValue" : "Value"
        let get = isTransformed ? "transformedValue" : "value"
        let keyPath = "\\.\(property.name.escaped)"
        return """
            {
                @storageRestrictions(accesses: \(backing), initializes: \(marker))
                init(initialValue) {
                    \(backing).storage(forInitialValueOf: \(model).self).initialize\(isTransformed ? word : "")(\(index), to: initialValue)
                    \(marker) = SwiftData._ModelSlot()
                }
                get {
                    \(storage).\(get)(\(index), of: self, \(keyPath))
                }
                set {
                    \(setter("\(storage).set\(word)(\(index), of: self, \(keyPath), to: newValue)"))
                }
            }
            """
    }

    /// The setter's body: the change between the author's observers. A change that an observer makes is not observed.
    private func setter(_ change: String) -> String {
        guard property.willSet != nil || property.didSet != nil else { return change }
        let name = property.name.escaped
        var lines = ["guard \(storage).beginObservers(\(index)) else { return \(change) }"]
        if property.didSet != nil { lines.append("let __oldValue = self.\(name)") }
        if let willSet = property.willSet { lines.append(call("willSet", willSet, "newValue")) }
        lines.append(change)
        if let didSet = property.didSet { lines.append(call("didSet", didSet, "__oldValue")) }
        lines.append("\(storage).endObservers(\(index))")
        return lines.joined(separator: "\n        ")
    }

    /// The call of an observer.
    private func call(_ name: String, _ observer: ModelPropertyDeclaration.Observer, _ value: String) -> String {
        property.type == nil
            ? """
            do { let \(observer.parameter) = \(value); _ = \(observer.parameter); { () -> Void in
            \(observer.body)
            }() }
            """ : "_$\(name)_\(property.name)(\(value))"
    }
}
