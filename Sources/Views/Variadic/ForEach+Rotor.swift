extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public var body: Never { preconditionFailure("A collection of rotor entries has no body.") }

    @MainActor @preconcurrency public func _rotorEntries() -> [_RotorEntry] {
        data.flatMap { content($0)._rotorEntries() }
    }
}

extension ForEach where Content: AccessibilityRotorContent {
    /// The rotor entries of each element of a collection, identified by a property of the element.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, isConstant: false, identify: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// The rotor entries of each element of a collection, identified by the element's `id`.
    public nonisolated init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, isConstant: false, identify: { $0.id }, content: content)
    }
}
