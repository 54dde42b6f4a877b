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
        // The kind is the first word of a type's metadata, as the ABI has it: 0x200 for structs, 0x301 for tuples.
        let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
        guard kind == 0x200 || kind == 0x301 else { return [] }
        var fields: [StoredField] = []
        _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
            fields.append(StoredField(name: String(cString: name), offset: offset, type: fieldType))
            return true
        }
        return fields
    }
}
