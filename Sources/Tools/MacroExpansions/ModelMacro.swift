/// `@Model`: makes a class a `PersistentModel`, whose stored properties a storage keeps.
package struct ModelMacro {
    private let model: ModelDeclaration
    /// Whether the superclass is a model.
    private let isSubclass: Bool

    /// - Parameters:
    ///   - declaration: The source of the class.
    ///   - isConforming: Whether the class is a `PersistentModel` without the macro, because its superclass is one or because it says so.
    package init(declaration: String, isConforming: Bool) throws(MacroError) {
        model = try ModelDeclaration(declaration)
        // A class may name the protocol itself.
        let inherited = model.firstInherited.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
        isSubclass = isConforming && inherited != nil && inherited != "PersistentModel"
    }

    private var access: String { model.access.map { $0 + " " } ?? "" }
    private var backing: String { "_$backing_\(model.name)" }
    private var storage: String { "_$storage_\(model.name)" }

    // MARK: Conformance

    /// The source of the extension with the conformance; empty for a class whose superclass has it.
    package static func conformance(type: String, isConforming: Bool) -> String {
        isConforming ? "" : "nonisolated extension \(type): SwiftData.PersistentModel {}"
    }

    // MARK: Attributes of members

    /// The attribute of a member; empty for members that the storage does not keep.
    package func attribute(ofMember declaration: String) -> String {
        guard let name = ModelPropertyDeclaration(declaration)?.name, let (index, property) = model.property(name)
        else {
            return ""
        }
        return #"@SwiftData._PersistedProperty(\#(index), in: "\#(model.name)""#
            + (property.isTransformed ? ", isTransformed: true)" : ")")
    }

    // MARK: Members

    /// The declarations that the class gets.
    package func members() throws(MacroError) -> String {
        guard model.hasInitializer else {
            throw MacroError(message: "'@Model' requires an initializer be provided for '\(model.name)'")
        }
        var members = [
            "@SwiftData.Transient private nonisolated(unsafe) var \(backing) = SwiftData._ModelBacking()",
            """
            private nonisolated var \(storage): SwiftData.ModelStorage {
                \(backing).storage ?? \(backing).makeStorage(\(model.name).self, for: self)
            }
            """,
        ]
        if isSubclass {
            members.append(
                """
                nonisolated \(access)override var subclassBackingData: [SwiftData.ModelStorage] {
                    super.subclassBackingData + [\(storage)]
                }
                """)
        } else {
            members.append(
                "nonisolated \(access)\(model.isFinal ? "" : "final ")var persistentBackingData: SwiftData.ModelStorage { \(storage) }"
            )
            members.append(
                "nonisolated \(access)\(model.isFinal ? "" : "final ")var _modelBacking: SwiftData._ModelBacking { \(backing) }"
            )
            if !model.isFinal {
                members.append("nonisolated \(access)var subclassBackingData: [SwiftData.ModelStorage] { [] }")
            }
        }
        members += [initializer, metadata]
        // Subclasses add to the constraints of a class that can have some.
        if !model.uniques.isEmpty || !model.indexes.isEmpty || !model.isFinal && !isSubclass {
            members.append(constraints)
        }
        return members.joined(separator: "\n")
    }

    /// The keywords of a type's property that subclasses have, too.
    private var classKeyword: String {
        isSubclass ? "override class" : model.isFinal ? "static" : "class"
    }

    private var initializer: String {
        let initialized = statements { property, _ in "_$\(property.name) = SwiftData._ModelSlot()" }
        let assignment =
            isSubclass
            ? "\(backing) = SwiftData._ModelBacking(backingData.storage(for: \(model.name).self))"
            : "\(backing) = SwiftData._ModelBacking(backingData)"
        let end = isSubclass ? "\n    super.init(backingData: backingData)" : ""
        return """
            nonisolated \(access)required init(backingData: SwiftData.ModelStorage) {
                \(assignment)\(initialized)\(end)
            }
            """
    }

    private var metadata: String {
        let type = "[SwiftData.Schema.PropertyMetadata]"
        // Key paths of a class that can have subclasses begin at these.
        let root = model.isFinal ? model.name : "Root"
        let appended = statements { property, index in "properties.append(\(description(property, index, root: root)))"
        }
        let inherited =
            isSubclass
            ? "\(model.firstInherited ?? "")._$properties_\(superclassName)(of: \(root).self)" : "[]"
        let body = """
            {
                \(appended.isEmpty ? "let" : "var") properties: \(type) = \(inherited)\(appended)
                return properties
            }
            """
        if model.isFinal { return "nonisolated \(access)\(classKeyword) var schemaMetadata: \(type) \(body)" }
        return """
            nonisolated \(access)\(classKeyword) var schemaMetadata: \(type) {
                _$properties_\(model.name)(of: \(model.name).self)
            }
            nonisolated \(access)static func _$properties_\(model.name)<Root: \(model.name)>(of root: Root.Type) -> \(type) \(body)
            """
    }

    private var superclassName: String {
        (model.firstInherited ?? "").split(separator: ".").last.map(String.init) ?? ""
    }

    private func description(_ property: ModelPropertyDeclaration, _ index: Int, root: String) -> String {
        var arguments = [
            "\(index)", #""\#(property.name)""#, "of: \(model.name).self",
            "keypath: \\\(root).\(property.name.escaped)", "optional: \\\(root)?.?.\(property.name.escaped)",
        ]
        if let relationship = property.attributes["Relationship"] {
            arguments.append("metadata: SwiftData.Schema.Relationship(\(relationship))")
        } else if let attribute = property.attributes["Attribute"] {
            arguments.append("metadata: SwiftData.Schema.Attribute(\(attribute))")
        }
        if let value = property.value { arguments.append("defaultValue: { \(value) }") }
        return "SwiftData.Schema.PropertyMetadata(\(arguments.joined(separator: ", ")))"
    }

    private var constraints: String {
        func list(_ arguments: [String], isUnique: Bool) -> [String] {
            arguments.map { argument in
                // `.binary([…])` is the only kind of index that a store has.
                let keyPaths = argument.drop { $0 != "[" }.prefix { $0 != "]" }
                return
                    "SwiftData.Schema.Constraint(isUnique: \(isUnique), of: \(model.name).self, \(keyPaths)])"
            }
        }
        let all = list(model.uniques, isUnique: true) + list(model.indexes, isUnique: false)
        let inherited = isSubclass ? "super.schemaConstraints + " : ""
        return """
            nonisolated \(access)\(classKeyword) var schemaConstraints: [SwiftData.Schema.Constraint] {
                \(inherited)[\(all.joined(separator: ", "))]
            }
            """
    }

    /// A statement for each property on a line of its own, inside of the property's conditions.
    private func statements(_ statement: (ModelPropertyDeclaration, Int) -> String) -> String {
        model.members.map { member in
            switch member {
            case .property(let property):
                "\n    " + statement(property, model.property(property.name)?.index ?? 0)
            case .directive(let text): "\n" + text
            }
        }.joined()
    }
}

extension String {
    private static let keywords: Set<String> = [
        "default", "class", "struct", "enum", "case", "switch", "in", "is", "as", "if", "else", "for", "while",
        "repeat",
        "return", "func", "var", "let", "import", "init", "self", "Self", "operator", "protocol", "extension", "static",
        "public", "private", "internal", "where", "throw", "try", "catch", "do", "guard", "defer", "break", "continue",
        "nil", "true", "false", "super", "subscript", "typealias", "associatedtype", "inout", "fallthrough", "rethrows",
        "throws", "Any",
    ]

    /// The name with backticks if it is a keyword.
    var escaped: String { Self.keywords.contains(self) ? "`\(self)`" : self }
}
