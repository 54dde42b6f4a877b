/// An entry of a rotor, which leads to a view.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: PrimitiveRotorContent {
    private let entry: _RotorEntry

    /// An entry for the view with an id, as `id(_:)` or `ForEach` gives it.
    ///
    /// - Parameters:
    ///   - textRange: A part of the view's text. It has no effect: the entry leads to the whole view.
    ///   - prepare: Runs before the view is shown.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        entry = _RotorEntry(label: label, id: AnyHashable(id), prepare: prepare)
    }

    /// An entry with a localized label for the view with an id.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), id: id, prepare: prepare)
    }

    /// An entry for the view with an id.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id: id, prepare: prepare)
    }

    /// An entry for the view that `accessibilityRotorEntry(id:in:)` marks in a namespace.
    public init(
        _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        entry = _RotorEntry(
            label: label, id: AnyHashable(RotorMark(id: AnyHashable(id), namespace: namespace)), prepare: prepare)
    }

    /// An entry with a localized label for the view that `accessibilityRotorEntry(id:in:)` marks in a namespace.
    public init(
        _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), id, in: namespace, prepare: prepare)
    }

    /// An entry for the view that `accessibilityRotorEntry(id:in:)` marks in a namespace.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id, in: namespace, prepare: prepare)
    }

    @MainActor public func _rotorEntries() -> [_RotorEntry] { [entry] }
}

/// The id of a view in a namespace of rotors.
nonisolated struct RotorMark: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

extension View {
    /// Marks the view for entries of rotors.
    public nonisolated __consuming func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID)
        -> some View
    {
        self.id(RotorMark(id: AnyHashable(id), namespace: namespace))
    }
}
