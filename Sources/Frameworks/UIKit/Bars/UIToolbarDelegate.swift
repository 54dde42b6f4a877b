import Foundation

/// Chooses the place of a toolbar.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
