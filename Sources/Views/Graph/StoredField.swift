@_spi(Reflection) import Swift

/// A stored property of a struct, or an element of a tuple.
struct StoredField {
    let name: String
    /// In bytes from the start of the value.
    let offset: Int
    let type: Any.Type

    /// The stored properties of `type`, in order; empty for what is neither a struct nor a tuple.
    static func all(of type: Any.Type) -> [StoredField] {
        // Other kinds, existentials above all, are no type that the walk over fields may be asked for.
        switch _MetadataKind(type) {
        case .struct, .tuple: break
        default: return []
        }
        var fields: [StoredField] = []
        _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
            fields.append(StoredField(name: String(cString: name), offset: offset, type: fieldType))
            return true
        }
        return fields
    }
}
