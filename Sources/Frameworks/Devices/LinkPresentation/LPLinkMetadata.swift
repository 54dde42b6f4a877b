public import CoreTransferable
@_exported public import Foundation

/// The title and pictures of a link.
open class LPLinkMetadata: NSObject {
    /// The address that was asked for.
    open var originalURL: URL?
    /// The address of the page.
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    /// The picture.
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    /// The address of the video.
    open var remoteVideoURL: URL?

    override public init() {
        super.init()
    }
}
