/// The traits of a single view, for a container that reads several.
@MainActor
struct ElementTraits {
    /// The values that were set for the element itself.
    private let own: [ObjectIdentifier: Any]
    /// The nodes around the view that set a trait, the innermost first.
    private let nodes: ContiguousArray<ViewNode>

    /// Nil for a view without traits, as most are.
    fileprivate init?(_ own: [ObjectIdentifier: Any], _ nodes: ContiguousArray<ViewNode>) {
        if own.isEmpty, nodes.isEmpty { return nil }
        self.own = own
        self.nodes = nodes
    }

    /// The value of a trait; the outermost one counts.
    subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
        let identifier = ObjectIdentifier(key)
        // Taken out first: nil itself would be a value of an optional trait.
        if let value = own[identifier] { return value as? Trait.Value ?? Trait.defaultValue }
        for node in nodes.reversed() {
            if let value = node.trait(identifier) { return value as? Trait.Value ?? Trait.defaultValue }
        }
        return Trait.defaultValue
    }

    /// All values of a trait that nodes set, the innermost first.
    func all<Trait: _ViewTraitKey>(_ key: Trait.Type) -> [Trait.Value] {
        nodes.compactMap { $0.trait(ObjectIdentifier(key)) as? Trait.Value }
    }
}

extension _VariadicView.Children.Element {
    @MainActor var traits: ElementTraits? { ElementTraits(ownTraits, child.traitNodes) }
}
