public import Foundation

extension URL {
    /// Makes a file outside of the app accessible. A process on Linux has the same rights for all its files, so this does nothing.
    ///
    /// - Returns: True, so that the app goes on.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends what `startAccessingSecurityScopedResource()` began. Does nothing.
    public func stopAccessingSecurityScopedResource() {}
}
