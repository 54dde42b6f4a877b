import Dispatch
public import Foundation

/// Reads the title and pictures of a page, as an app that may not use the network: every page fails.
///
/// A server that reads any address a user enters would open its own network to that user.
public final class LPMetadataProvider: NSObject {
    /// Whether pictures are read too.
    public var shouldFetchSubresources = true
    /// The seconds after which reading ends.
    public var timeout: TimeInterval = 30

    override public init() {
        super.init()
    }

    /// Fails with `LPError.metadataFetchNotAllowed`, on a queue in the background.
    public func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, LPError.notAllowed) }
    }

    /// Fails with `LPError.metadataFetchNotAllowed`.
    nonisolated(nonsending) public func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw LPError.notAllowed
    }

    /// Ends reading, which never runs.
    public func cancel() {}
}
