public import Foundation

/// A registration of a function that is called after changes of traits.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that tells others of changes of its traits: a view or a controller.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
    /// Calls a function after each change of one of the traits.
    ///
    /// - Parameter handler: Receives the object and its traits before the change.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping @MainActor (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        add(TraitObserver(traits) { object, old in if let object = object as? Self { handler(object, old) } })
    }

    /// Calls a function after each change of one of the traits. The type of the object is that of the function's parameter, which may be `Self`
    /// in a class: `{ (self: Self, previous: UITraitCollection) in … }`.
    ///
    /// - Parameter handler: Receives the object and its traits before the change. It is not called for an object of another type.
    @_disfavoredOverload
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitChangeObservable>(
        _ traits: [UITrait],
        handler: @escaping @MainActor (_ traitEnvironment: Environment, _ previousCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        add(TraitObserver(traits) { object, old in if let object = object as? Environment { handler(object, old) } })
    }

    /// Calls a method of an object, which is not retained, after each change of one of the traits. The method receives this object
    /// and its traits before the change.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        add(
            TraitObserver(traits) { [weak target = target as AnyObject] object, old in
                if let target { action.call(on: target, object, old) }
            })
    }

    private func add(_ observer: TraitObserver) -> TraitObserver {
        changeObservers { $0.append(observer) }
        return observer
    }

    /// Calls a method of this object after each change of one of the traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        changeObservers { $0.removeAll { $0 === registration } }
    }

    private func changeObservers(_ change: (inout [TraitObserver]) -> Void) {
        if let view = self as? UIView { change(&view.traitObservers) }
        if let controller = self as? UIViewController { change(&controller.traitObservers) }
    }
}
