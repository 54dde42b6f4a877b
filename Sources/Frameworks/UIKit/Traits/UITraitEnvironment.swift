public import Foundation

/// An object with traits: a view or a controller.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits.
    var traitCollection: UITraitCollection { get }

    /// Called after traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
