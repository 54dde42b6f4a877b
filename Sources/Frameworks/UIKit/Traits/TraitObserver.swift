import Foundation

/// A function that is called after changes of traits.
@MainActor
final class TraitObserver: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }

    func traitsDidChange(
        of object: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection
    ) {
        if traits.contains(where: { $0.differs(old, new) }) { handler(object, old) }
    }
}

extension UITraitDefinition {
    fileprivate static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        _value(in: old) != _value(in: new)
    }
}
