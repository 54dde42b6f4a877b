public import Foundation

/// Receives changes of a navigation controller. It has no methods here.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {}
