import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Compares two values of a type as SwiftUI does: with `==` if the type is `Equatable`, otherwise field by field and by
/// bytes.
enum ValueComparison {
    typealias Compare = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        withUnsafePointer(to: left) { left in
            withUnsafePointer(to: right) { right in
                compare(Value.self)(UnsafeRawPointer(left), UnsafeRawPointer(right))
            }
        }
    }

    private static let known = Mutex<[ObjectIdentifier: Comparison]>([:])

    /// A comparison in the table. Its closure captures only values, so any thread may call it.
    private struct Comparison: @unchecked Sendable {
        let compare: Compare
    }

    /// The comparison for values of `type`, which is made once for each type.
    static func compare<Value>(_ type: Value.Type) -> Compare {
        if let known = known.withLock({ $0[ObjectIdentifier(type)] }) { return known.compare }
        let made = make(type)
        known.withLock { $0[ObjectIdentifier(type)] = Comparison(compare: made) }
        return made
    }

    private static func make<Value>(_ type: Value.Type) -> Compare {
        if let equatable = type as? any Equatable.Type { return byOperator(equatable) }
        if let reference = type as? any LocationReference.Type { return byLocation(reference) }
        let size = MemoryLayout<Value>.size
        if size == 0 { return { _, _ in true } }
        let fields = StoredField.all(of: type)
        guard !fields.isEmpty, !_isPOD(type), !WeakReferences.areContained(in: type) else {
            return { memcmp($0, $1, size) == 0 }
        }
        let parts = fields.map { field in (field.offset, compareOpened(field.type)) }
        return { left, right in
            if memcmp(left, right, size) == 0 { return true }
            for (offset, compare) in parts where !compare(left + offset, right + offset) { return false }
            return true
        }
    }

    static func compareOpened(_ type: Any.Type) -> Compare {
        func open<Value>(_ type: Value.Type) -> Compare { compare(type) }
        return _openExistential(type, do: open)
    }

    private static func byOperator<Value: Equatable>(_ type: Value.Type) -> Compare {
        { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
    }

    private static func byLocation<Value: LocationReference>(_ type: Value.Type) -> Compare {
        {
            $0.assumingMemoryBound(to: Value.self).pointee
                .refersToSameLocation(as: $1.assumingMemoryBound(to: Value.self).pointee)
        }
    }
}

/// A value that equals another one if both refer to the same location, such as a binding.
protocol LocationReference {
    func refersToSameLocation(as other: Self) -> Bool
}
