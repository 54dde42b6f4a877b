/// The form of a trivial type's values in memory, as a number: the names of its fields and cases with their forms, at any depth.
///
/// A snapshot holds it with the memory of a value. Another build of the program may have other cases in an enumeration, for which the same
/// bytes mean another case, or none: using such a value is undefined.
@MainActor
enum ValueShape {
    private static var known: [ObjectIdentifier: UInt64] = [:]

    /// The number of a type's form. Types with the same fields and cases have the same number, whatever their names.
    static func number(of type: Any.Type) -> UInt64 {
        if let known = known[ObjectIdentifier(type)] { return known }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in description(of: type, depth: 0).utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        known[ObjectIdentifier(type)] = hash
        return hash
    }

    private static let deepest = 16

    // The names of nominal types are left out: those of private ones contain an address.
    private static func description(of type: Any.Type, depth: Int) -> String {
        guard depth < deepest else { return "…" }
        // The first word of a type's metadata is its kind, by the ABI.
        switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
        case 0x200, 0x301:
            let fields = StoredField.all(of: type).map {
                "\($0.name)@\($0.offset):" + description(of: $0.type, depth: depth + 1)
            }
            return "(\(fields.joined(separator: ",")))"
        case 0x201, 0x202:
            let cases = EnumerationCase.all(of: type).map { name, payload in
                payload.map { "\(name):" + description(of: $0, depth: depth + 1) } ?? name
            }
            return "{\(cases.joined(separator: "|"))}"
        default: return _typeName(type, qualified: true)
        }
    }
}

/// The cases of an enumeration, which the compiler describes for reflection.
private enum EnumerationCase {
    /// The names of the cases and the types of their values, those with values first.
    static func all(of type: Any.Type) -> [(name: String, payload: Any.Type?)] {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard let context = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self),
            let fields = relative(context + 16)
        else { return [] }
        let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
        return (0..<count).compactMap { index in
            let record = fields + 16 + index * size
            guard let name = relative(record + 8) else { return nil }
            let payload = relative(record + 4).flatMap { mangled in
                _getTypeByMangledNameInContext(
                    mangled.assumingMemoryBound(to: UInt8.self), UInt(length(of: mangled)), genericContext: context,
                    genericArguments: metadata + 16)
            }
            return (String(cString: name.assumingMemoryBound(to: CChar.self)), payload)
        }
    }

    /// The address that a field holds relatively to its own; nil for none.
    private static func relative(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = field.load(as: Int32.self)
        return offset == 0 ? nil : field + Int(offset)
    }

    /// The length of a mangled name, in which some bytes announce an address.
    private static func length(of name: UnsafeRawPointer) -> Int {
        var length = 0
        while true {
            switch name.load(fromByteOffset: length, as: UInt8.self) {
            case 0: return length
            case 0x01...0x17: length += 5
            case 0x18...0x1F: length += 9
            default: length += 1
            }
        }
    }
}
