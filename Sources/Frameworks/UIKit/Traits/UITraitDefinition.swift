public import Foundation

/// A trait, which a type stands for.
public protocol UITraitDefinition {
    /// The type of the values.
    associatedtype Value: Equatable

    /// The value in a collection of traits. An app does not call it.
    static func _value(in traits: UITraitCollection) -> Value
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The trait of the color scheme.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static func _value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// The trait of the width's class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public static func _value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// The trait of the height's class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    public static func _value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// The trait of the device pixels for each point.
public enum UITraitDisplayScale: UITraitDefinition {
    public static func _value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The trait of the user's text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static func _value(in traits: UITraitCollection) -> UIContentSizeCategory {
        traits.preferredContentSizeCategory
    }
}
