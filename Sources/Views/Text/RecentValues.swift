/// The values of keys that were used lately. The first few are compared one by one, because the hash of a large key, such as a
/// change of a font, takes longer than a comparison that fails at the first difference.
struct RecentValues<Key: Hashable, Value> {
    private var first: ContiguousArray<(key: Key, value: Value)> = []
    private var others: [Key: Value] = [:]

    /// The number of values that are compared one by one.
    private static var few: Int { 6 }
    /// The number of others at which they are dropped.
    private static var capacity: Int { 64 }

    subscript(key: Key) -> Value? {
        get {
            for index in first.indices where first[index].key == key { return first[index].value }
            return others.isEmpty ? nil : others[key]
        }
        set {
            guard let newValue else { return }
            if first.count < Self.few {
                first.append((key, newValue))
            } else {
                if others.count >= Self.capacity { others.removeAll() }
                others[key] = newValue
            }
        }
    }
}
