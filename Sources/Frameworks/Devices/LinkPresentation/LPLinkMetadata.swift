public import CoreTransferable
@_exported public import Foundation

/// The title and pictures of a link.
open class LPLinkMetadata: NSObject {
    /// The address that was asked for.
    open var originalURL: URL?
    /// The address of the page.
    open var url: URL?
    /// The title.
    open var title: String?
    /// The icon.
    open var iconProvider: NSItemProvider?
    /// The picture.
    open var imageProvider: NSItemProvider?
    /// The video.
    open var videoProvider: NSItemProvider?
    /// The address of the video.
    open var remoteVideoURL: URL?

    /// No values.
    override public init() {
        super.init()
    }
}
