public import Foundation

/// A class that has a proxy: an object whose properties are settings for all objects of the class.
///
/// The settings apply to the views of SwiftUI on the pages of the browser for which the code runs, as soon as these are shown the next
/// time. They do not change views of UIKit. The documentation of a class names the properties that have an effect; the others keep
/// their values, and nothing reads them.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {}

/// A class whose objects contain others.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: NSObject {
    /// The proxy of the class.
    public static func appearance() -> Self { AppearanceProxies.current.proxy(of: Self.self, in: []) }

    /// The proxy of the class for objects inside of others.
    ///
    /// Only fields and buttons in a `UISearchBar` have an effect.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxies.current.proxy(of: Self.self, in: containerTypes) }

    /// The proxy of the class. The traits have no effect: colors follow the scheme by themselves.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}
