import Dispatch
@_exported public import Foundation

/// The index of the device's search, which this device lacks. Search engines read the app's pages instead.
open class CSSearchableIndex: NSObject {
    /// An index.
    ///
    /// - Parameter name: The name of the index, which no device shows.
    public init(name: String) {
        super.init()
    }

    /// The index of the app.
    public class func `default`() -> CSSearchableIndex { CSSearchableIndex(name: "") }

    /// Whether the device has an index: false.
    public class func isIndexingAvailable() -> Bool { false }

    /// Fails with `CSIndexError.indexingUnsupported`, on a queue in the background.
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        fail(completionHandler)
    }

    /// Fails with `CSIndexError.indexingUnsupported`.
    nonisolated(nonsending) open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        throw CSIndexError.unsupported
    }

    /// Fails with `CSIndexError.indexingUnsupported`, on a queue in the background.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        fail(completionHandler)
    }

    /// Fails with `CSIndexError.indexingUnsupported`.
    nonisolated(nonsending) open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        throw CSIndexError.unsupported
    }

    /// Fails with `CSIndexError.indexingUnsupported`, on a queue in the background.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        fail(completionHandler)
    }

    /// Fails with `CSIndexError.indexingUnsupported`.
    nonisolated(nonsending) open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String]
    ) async throws {
        throw CSIndexError.unsupported
    }

    /// Fails with `CSIndexError.indexingUnsupported`, on a queue in the background.
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        fail(completionHandler)
    }

    /// Fails with `CSIndexError.indexingUnsupported`.
    nonisolated(nonsending) open func deleteAllSearchableItems() async throws {
        throw CSIndexError.unsupported
    }

    private func fail(_ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
        DispatchQueue.global().async { completionHandler?(CSIndexError.unsupported) }
    }
}
