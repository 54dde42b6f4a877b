/// Values of preference keys, as writers give them and readers get them.
@MainActor
enum Preference {
    /// Reduces `own`, a value of `K`, into the value of `Key`, which is the same key.
    static func add<K: PreferenceKey, Key: PreferenceKey>(
        _ own: K.Value, for key: K.Type, to value: inout Key.Value?, of other: Key.Type
    ) {
        guard let own = own as? Key.Value else { return }
        if value == nil {
            value = .some(own)
        } else {
            Key.reduce(value: &value!, nextValue: { own })
        }
    }

    /// The value of a key below `node`.
    static func value<K: PreferenceKey>(of key: K.Type, below node: ViewNode?) -> K.Value {
        var value: K.Value?
        node?.collectPreference(key, into: &value)
        return value ?? K.defaultValue
    }
}
