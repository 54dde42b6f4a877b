public import Foundation
public import UIKit
import EspalierUnavailable

/// A preview of a link.
@available(
    *, unavailable, message: "Previews of links are not part of Espalier. Use a Link with the title and an AsyncImage."
)
open class LPLinkView: UIView {
    /// A preview of an address.
    public convenience init(url URL: URL) { self.init(frame: .zero) }

    public convenience init(metadata: LPLinkMetadata) { self.init(frame: .zero) }

    public var metadata: LPLinkMetadata {
        get { unavailable() }
        set {}
    }
}
