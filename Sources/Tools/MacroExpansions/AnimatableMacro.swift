/// `@Animatable`: makes a type's `animatableData` of its stored variables.
package struct AnimatableMacro {
    private let type: String
    private let isConforming: Bool
    private let declaration: TypeDeclaration

    /// - Parameters:
    ///   - declaration: The source of the type's declaration.
    ///   - type: The qualified name of the type; nil for the declared name.
    ///   - isConforming: Whether the type is `Animatable` without the macro.
    package init(declaration: String, type: String?, isConforming: Bool) throws(MacroError) {
        self.declaration = try TypeDeclaration(declaration)
        self.type = type ?? self.declaration.name
        self.isConforming = isConforming
    }

    /// The source of an extension; nil if nothing is to be added.
    package func expansion() throws(MacroError) -> String {
        let header = "extension \(type)\(isConforming ? "" : ": SwiftUI.Animatable")"
        var parts: [(name: String, type: String)] = []
        for variable in declaration.variables {
            if let type = try variable.animatableType { parts.append((variable.name, type)) }
        }
        guard let first = parts.first else { return isConforming ? "" : "\(header) {}" }
        let access = declaration.access.map { $0 + " " } ?? ""
        if parts.count == 1 {
            return """
                \(header) {
                    \(access)typealias AnimatableData = \(first.type).AnimatableData
                    \(access)nonisolated var animatableData: AnimatableData {
                        get { \(first.name).animatableData }
                        set { \(first.name).animatableData = newValue }
                    }
                }
                """
        }
        let types = parts.map { $0.type + ".AnimatableData" }.joined(separator: ", ")
        let values = parts.map { $0.name + ".animatableData" }.joined(separator: ", ")
        return """
            \(header) {
                \(access)typealias AnimatableData = SwiftUI.AnimatableValues<\(types)>
                \(access)nonisolated var animatableData: AnimatableData {
                    get { SwiftUI.AnimatableValues(\(values)) }
                    set { (\(values)) = newValue.value }
                }
            }
            """
    }
}

extension StoredVariable {
    private static let ignoredTypes: Set<String> = [
        "Bool", "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
        "UInt64",
    ]

    /// The type of the variable's part of the data; nil for a variable that is left out.
    fileprivate var animatableType: String? {
        get throws(MacroError) {
            if isIgnored { return nil }
            if let type {
                return Self.ignoredTypes.contains(type) || type.contains("->") ? nil : type
            }
            guard let value else { return nil }
            if value == "true" || value == "false" || value.first == "\"" || value.first == "#" { return nil }
            var digits = value.prefix { !$0.isWhitespace }
            if digits.first == "-" { digits = digits.dropFirst() }
            if digits.first?.isNumber ?? false {
                return digits.contains(where: { $0 == "." || $0 == "e" || $0 == "E" }) && !digits.hasPrefix("0x")
                    ? "Double" : nil
            }
            let name = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if name.first?.isUppercase ?? false, name.count < value.count {
                return Self.ignoredTypes.contains(String(name)) ? nil : String(name)
            }
            throw MacroError(
                message:
                    "'@Animatable' needs the type of '\(self.name)'; give it one, or mark it with '@AnimatableIgnored'")
        }
    }
}
